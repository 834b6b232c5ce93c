import { type RunningApp, startApp } from '../support/app';
import { aMember, type Person } from '../support/people';
import { soloOf } from './support/chats';

let app: RunningApp;
let anna: Person;
let room: number;
beforeAll(async () => {
  app = await startApp();
  anna = await aMember(app);
  room = await soloOf(anna, await aMember(app));
  await app.rows('insert into profile (account_id, phone) values (?, ?) returning 1 as n', [
    anna.id,
    '+442079460958',
  ]);
});
afterAll(() => app.stop());

const say = (chatSendText: string, more: object = {}) =>
  anna.post('sendChatMessage', { chatRoomId: room, chatCategory: '1', chatSendText, ...more });

describe('[D-1360] A message of a client that cannot ask', () => {
  it.each([
    ['Ring her on 020 7946 0123', 'Please remove the phone number: nobody must be recognisable.'],
    [
      'threlfall@example.org wrote',
      'Please remove the email address: nobody must be recognisable.',
    ],
    [
      'She is 97 years old',
      'Please write "over 89" instead of the exact age: the patient must not be recognisable.',
    ],
    [
      'NHS number 943 476 5919',
      'Please remove the identity number: the patient must not be recognisable.',
    ],
  ])('is refused with "%s"', async (text, sentence) => {
    const { code, body } = await say(text);
    expect([code, body.errors]).toEqual([422, { chatSendText: [sentence] }]);
    expect(body).not.toHaveProperty('findings');
    const sent = (await say('Well.')).body['chatMessage'] as unknown as { id: number };
    const edit = await anna.send('PUT', `chat/messages/${sent.id}`, { text });
    expect([edit.code, edit.body.errors]).toEqual([422, { text: [sentence] }]);
    expect((await say(text, { confirmed: true })).code).toBe(200);
  });

  it('may hold how its sender can be reached', async () => {
    expect((await say('Ring me on 020 7946 0958')).code).toBe(200);
    expect((await say('My number: +44 20 7946 0958.')).code).toBe(200);
    expect((await say(`Write to ${anna.email}`)).code).toBe(200);
    expect((await say(`Write to ${anna.email} or a.b@example.org`)).code).toBe(422);
  });
});
