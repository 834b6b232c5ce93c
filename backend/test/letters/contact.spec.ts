import { confirmContact } from '../../src/support/support.jobs';
import { SupportService } from '../../src/support/support.service';
import { type RunningApp, startApp } from '../support/app';
import { promised } from '../support/jobs';
import { aMember, anAdmin, aVisitor, type Person } from '../support/people';
import { inUnitOfWork } from '../support/unit-of-work';

let app: RunningApp;
let admin: Person;
beforeAll(async () => {
  app = await startApp();
  admin = await anAdmin(app);
});
afterAll(() => app.stop());
afterEach(() => app.clock.reset());

const letter = (changes: object = {}) => ({
  fName: 'Vera Moss',
  email: 'vera@example.org',
  mobile: '+44 7700 900123',
  message: 'How can our department join?',
  ...changes,
});
const send = (changes: object = {}) => aVisitor(app).post('contactPage', letter(changes));
const support = () => app.nest.get(SupportService, { strict: false });

describe('A message to the provider', () => {
  it('[CN-06] is stored, confirmed by mail and seen by administrators', async () => {
    const reply = await send();
    expect([reply.code, reply.body.msg, reply.body['message']]).toEqual([
      200,
      ...Array(2).fill('Thank you. We have received your message.'),
    ]);
    const id = Number(reply.body['id']);
    expect(await promised(app, confirmContact.queue, { messageId: id })).toHaveLength(1);
    const [seen] = (await admin.get('admin/contact-messages')).body['result'] as object[];
    expect(seen).toEqual({
      id,
      signup_id: null,
      name: 'Vera Moss',
      email: 'vera@example.org',
      mobile: '+44 7700 900123',
      message: 'How can our department join?',
      created_at: expect.any(String),
      closed_at: null,
    });
  });

  it('is closed once, and then says when', async () => {
    const id = (await send()).body['id'];
    for (let times = 0; times < 2; times += 1)
      expect((await admin.post(`admin/contact-messages/${id}/close`)).code).toBe(200);
    const [seen] = (await admin.get('admin/contact-messages?limit=1')).body['result'] as {
      closed_at: string;
    }[];
    expect(seen?.closed_at).toEqual(expect.any(String));
    expect((await admin.post('admin/contact-messages/999999999/close')).code).toBe(404);
  });

  it.each([
    ['[CN-02]', 'fName', 'Al', 'Full Name must be at least 3 characters long.'],
    ['[CN-02]', 'fName', undefined, 'Full Name must be at least 3 characters long.'],
    ['[CN-03]', 'email', undefined, 'Invalid email address.'],
    ['[CN-03]', 'email', 'vera@', 'Invalid email address.'],
    ['[CN-03]', 'email', 'a@b.c\r\nBcc: x@y.org', 'Please remove the hidden control characters.'],
    ['[CN-04]', 'mobile', '123456', 'Invalid mobile number. It must be 10 digits.'],
    ['[CN-04]', 'mobile', '123456789012345', 'Invalid mobile number. It must be 10 digits.'],
    ['[CN-04]', 'mobile', undefined, 'Invalid mobile number. It must be 10 digits.'],
    ['[CN-05]', 'message', 'Fourteen signs', 'Very short message'],
    ['[CN-05]', 'message', undefined, 'Very short message'],
  ])('%s says what is wrong with %s as %j', async (_, word, value, sentence) => {
    const reply = await send({ [word]: value });
    expect([reply.code, reply.body.errors]).toEqual([422, { [word]: [sentence] }]);
  });

  it.each(['1234567', '12345678901234'])('[CN-04] takes %s as a mobile number', async (mobile) => {
    expect((await send({ mobile })).code).toBe(200);
  });

  it('is for administrators to read', async () => {
    expect((await aVisitor(app).get('admin/contact-messages')).code).toBe(401);
    expect((await (await aMember(app)).get('admin/contact-messages')).code).toBe(403);
    expect((await (await aMember(app)).get('admin/deletion-requests')).code).toBe(403);
  });

  it('[D-155] is forgotten after twelve months', async () => {
    const id = (await send()).body['id'];
    const kept = () => app.rows('select 1 from contact_message where id = ?', [id]);
    app.clock.advance(360 * 86_400_000);
    await inUnitOfWork(app, () => support().forget());
    expect(await kept()).toHaveLength(1);
    app.clock.advance(7 * 86_400_000);
    await inUnitOfWork(app, () => support().forget());
    expect(await kept()).toEqual([]);
  });
});

describe('Many messages from one address', () => {
  it('are too many after twenty in an hour', async () => {
    const limited = await startApp({ RATE_LIMITS: 'on' });
    const codes: number[] = [];
    for (let times = 0; times < 21; times += 1)
      codes.push((await aVisitor(limited).post('contactPage', letter())).code);
    await limited.stop();
    expect(codes).toEqual([...Array(20).fill(200), 429]);
  });
});
