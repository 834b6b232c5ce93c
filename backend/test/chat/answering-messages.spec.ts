import type { Socket } from 'socket.io-client';
import { aCase, again, startWithFiles } from '../clinical-cases/support/cases';
import type { RunningApp } from '../support/app';
import { aMember, type Person } from '../support/people';
import { aSocket, heard } from '../support/sockets';
import { aGroup, heardIn, say, soloOf } from './support/chats';

const NEWS = 'update chat messages';
const MINUTE = 60_000;

interface Answered {
  readonly id: number;
  readonly message: string;
  readonly reply_to: object | null;
  readonly reactions: readonly object[];
  readonly edited_at: string | null;
  readonly shared: object | null;
}

describe('Messages', () => {
  let app: RunningApp;
  let [anna, ben, carl]: Person[] = [];
  let room: number;
  const open: Socket[] = [];

  beforeAll(async () => {
    app = await startWithFiles();
  });
  beforeEach(async () => {
    [anna, ben, carl] = [await aMember(app), await aMember(app), await aMember(app)];
    room = await soloOf(anna, ben);
  });
  afterEach(() => {
    app.clock.reset();
    for (const socket of open.splice(0)) socket.close();
  });
  afterAll(() => app.stop());

  const of = (person: Person | undefined) => person as Person;
  const connected = async (person: Person | undefined) => {
    const socket = await aSocket(app, of(person));
    open.push(socket);
    return socket;
  };
  const last = async (person: Person | undefined, chatRoomId = room) =>
    (await heardIn(of(person), chatRoomId)).at(-1) as unknown as Answered;
  const react = (person: Person | undefined, id: number, reaction: string | null) =>
    of(person).send('PUT', `chat/messages/${id}/reaction`, { reaction });

  it('[D-553] quote what they answer, as it is now: what is deleted is quoted no more', async () => {
    const asked = await say(of(ben), room, `Would you stent? ${'x'.repeat(100)}`);
    await say(of(anna), room, 'No.', { replyTo: asked.id });
    expect((await last(ben)).reply_to).toMatchObject({
      id: asked.id,
      sender: 'Anna Keller',
      text: `Would you stent? ${'x'.repeat(63)}`,
      is_deleted: 0,
    });
    await of(ben).post('deleteMsg', { chatRoomId: room, msgId: asked.id });
    expect((await last(anna)).reply_to).toMatchObject({ id: asked.id, text: '', is_deleted: 1 });
  });

  it('[D-553] answer only what was said in the same room, and to who answers', async () => {
    const elsewhere = await say(of(anna), await soloOf(of(anna), of(carl)), 'Between us');
    const sent = { chatRoomId: room, chatSendText: 'Hm.', replyTo: elsewhere.id };
    for (const person of [anna, ben])
      expect((await of(person).post('sendChatMessage', sent)).body['errors']).toEqual({
        replyTo: ['Please reply to a message in this chat.'],
      });
  });

  it('[D-554] are edited by their sender within 15 minutes, are marked, and are told whole', async () => {
    const socket = await connected(ben);
    const first = heard(socket, NEWS);
    const sent = await say(of(anna), room, 'Resect on Monday.');
    // What was said may arrive after its answer.
    await first;
    const news = heard<{ message: Answered }>(socket, NEWS);
    const edit = (person: Person | undefined, text: string) =>
      of(person).send('PUT', `chat/messages/${sent.id}`, { text });
    expect((await edit(anna, 'Resect on Tuesday.')).code).toBe(200);
    expect((await news).message).toMatchObject({ id: sent.id, message: 'Resect on Tuesday.' });
    expect((await last(ben)).edited_at).not.toBeNull();
    expect((await edit(ben, 'Never.')).code).toBe(403);
    expect((await edit(carl, 'Never.')).code).toBe(404);
    expect((await edit(anna, '  ')).code).toBe(422);
    app.clock.advance(16 * MINUTE);
    anna = await again(app, of(anna));
    expect((await edit(anna, 'On Wednesday.')).code).toBe(409);
    expect((await last(anna)).message).toBe('Resect on Tuesday.');
  });

  it('[D-554] that are saved unchanged are not marked', async () => {
    const { id } = await say(of(anna), room, 'Drain on Monday.');
    const edit = (text: string) => of(anna).send('PUT', `chat/messages/${id}`, { text });
    expect((await edit('Drain on Monday.')).code).toBe(200);
    expect((await last(ben)).edited_at).toBeNull();
    await edit('Drain on Tuesday.');
    const { edited_at: once } = await last(ben);
    expect(once).not.toBeNull();
    await edit('Drain on Tuesday.');
    expect((await last(ben)).edited_at).toBe(once);
  });

  it('[D-194 D-554] that were edited are still the same message to who tries to send them again', async () => {
    const more = { clientMessageId: 'edited-1' };
    const sent = await say(of(anna), room, 'One', more);
    await of(anna).send('PUT', `chat/messages/${sent.id}`, { text: 'Two' });
    const again = await say(of(anna), room, 'One', more);
    expect(again).toMatchObject({ id: sent.id, message: 'Two' });
  });

  it('[D-555] are answered without words, by one reaction of each member, told to all as each of them sees it', async () => {
    const group = await aGroup(app, 'Reacting', [of(anna), of(ben), of(carl)]);
    const sent = await say(of(anna), group, 'IgG4 is normal.');
    expect((await react(ben, sent.id, 'agree')).code).toBe(200);
    await react(ben, sent.id, 'learned');
    const [bens, carls] = [await connected(ben), await connected(carl)];
    const told: { message: Answered }[] = [];
    bens.on(NEWS, (news: { message: Answered }) => told.push(news));
    const toCarl = heard<{ message: Answered }>(carls, NEWS);
    await react(anna, sent.id, 'learned');
    await toCarl;
    expect((await last(ben, group)).reactions).toEqual([
      { reaction: 'learned', count: 2, mine: true },
    ]);
    expect((await last(carl, group)).reactions).toEqual([
      { reaction: 'learned', count: 2, mine: false },
    ]);
    await react(ben, sent.id, null);
    expect((await last(ben, group)).reactions).toEqual([
      { reaction: 'learned', count: 1, mine: false },
    ]);
    expect((await react(ben, sent.id, 'shrug')).code).toBe(422);
    await of(anna).post('deleteMsg', { chatRoomId: group, msgId: sent.id });
    expect((await react(ben, sent.id, 'agree')).code).toBe(404);
    expect(await app.rows('select from chat_reaction where message_id = ?', [sent.id])).toEqual([]);
  });

  it('[D-555] of somebody who was blocked are not reacted to, but a reaction can be taken back', async () => {
    const sent = await say(of(anna), room, 'Well.');
    await react(ben, sent.id, 'thanks');
    await of(anna).post('blocks', { memberId: of(ben).id });
    expect((await react(ben, sent.id, 'agree')).code).toBe(403);
    expect((await react(ben, sent.id, null)).code).toBe(200);
    const stranger = await aMember(app);
    expect((await react(stranger, sent.id, 'agree')).code).toBe(404);
  });

  it('[D-556] share a case as a card with those who may see it, and nothing of it with others', async () => {
    const caseId = await aCase(of(anna));
    const card = { chatRoomId: room, type: 4, caseId, chatSendText: '' };
    expect((await of(anna).post('sendChatMessage', card)).code).toBe(200);
    const shown = { caseId, title: 'Acute cholecystitis', kind: 'case' };
    expect((await last(ben)).shared).toMatchObject(shown);
    await app.rows(`update clinical_post set audience = 'speciality' where id = ? returning id`, [
      caseId,
    ]);
    expect((await last(ben)).shared).toBeNull();
    expect(JSON.stringify(await last(ben))).not.toContain('cholecystitis');
    expect((await last(anna)).shared).toMatchObject(shown);
    const sent = { ...card, chatRoomId: await soloOf(of(ben), of(carl)) };
    expect((await of(ben).post('sendChatMessage', sent)).code).toBe(404);
    expect((await of(ben).post('sendChatMessage', { ...sent, caseId: undefined })).code).toBe(422);
  });

  it('[D-557] with a certain identifier are asked about where the client can ask, and its kind alone is kept', async () => {
    const chatSendText = 'Call her on +44 20 7946 0958 please.';
    const send = (more: object = {}) =>
      of(anna).post('sendChatMessage', { chatRoomId: room, chatSendText, ...more });
    const { code, body } = await send({ check: true });
    expect(code).toBe(422);
    expect(Object.keys(body['errors'] as object)).toEqual(['chatSendText']);
    expect(body['findings']).toEqual([
      { kind: 'phone', from: expect.any(Number), to: expect.any(Number) },
    ]);
    const [{ from, to }] = body['findings'] as [{ from: number; to: number }];
    expect(chatSendText.slice(from, to)).toContain('7946 0958');
    expect(await heardIn(of(ben), room)).toEqual([]);
    expect((await send({ check: true, confirmed: true })).code).toBe(200);
    expect(
      await app.rows('select kept_findings from chat_message where room_id = ?', [room]),
    ).toEqual([{ kept_findings: ['phone'] }]);
    expect((await send()).code).toBe(422);
    expect((await send({ check: true, chatSendText: 'At 10.30 in theatre 2' })).code).toBe(200);
  });

  it('[D-558] are in the copy of a member’s data with what was done to them', async () => {
    const sent = await say(of(ben), room, 'Thanks?');
    await react(anna, sent.id, 'thanks');
    const parts = await app.rows(
      'select reaction from chat_reaction where member_id = ? and message_id = ?',
      [of(anna).id, sent.id],
    );
    expect(parts).toEqual([{ reaction: 'thanks' }]);
  });
});
