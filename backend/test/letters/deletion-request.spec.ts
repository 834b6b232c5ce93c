import { DeletionRequestsService } from '../../src/support/deletions/deletion-requests.service';
import { confirmDeletionRequest } from '../../src/support/support.jobs';
import { erase, leave } from '../departure/support/departing';
import { type RunningApp, startApp } from '../support/app';
import { promised } from '../support/jobs';
import { aMember, anAdmin, aVisitor } from '../support/people';
import { inUnitOfWork } from '../support/unit-of-work';

let app: RunningApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.stop());
afterEach(() => app.clock.reset());

const request = (changes: object = {}) => ({
  name: 'Vera Moss',
  email: 'vera@example.org',
  message: 'Please delete it.',
  ...changes,
});
const send = (changes: object = {}, who = aVisitor(app)) =>
  who.post('miscellaneous/sendUserDeleteRequest', request(changes));
const deletions = () => app.nest.get(DeletionRequestsService, { strict: false });
const mailsTo = async (to: string) =>
  (await aVisitor(app).get(`dev/inbox?to=${to}`)).body['result'] as { text: string }[];

describe('A request to delete an account', () => {
  it('[CN-17 CN-18] is a ticket with 30 days, confirmed by mail, and deletes nothing', async () => {
    const member = await aMember(app);
    const reply = await send({ email: member.email, mobNo: '(201) 555-0123', countryCode: '+1' });
    expect([reply.code, reply.body.msg, reply.body['message']]).toEqual([
      200,
      'Request sent successfully!',
      'Request sent successfully!',
    ]);
    const requestId = Number(reply.body['id']);
    const [job] = await promised(app, confirmDeletionRequest.queue, { letterId: requestId });
    await inUnitOfWork(app, () => deletions().sendReceipt(requestId, `outbox-${job?.id}`));
    expect((await mailsTo(member.email))[0]?.text).toContain('We will answer by');
    expect((await member.get('session')).code).toBe(200);

    const [seen] = (await (await anAdmin(app)).get('admin/deletion-requests')).body[
      'result'
    ] as Record<string, string>[];
    expect(seen).toMatchObject({ id: requestId, phone: '+12015550123', closed_at: null });
    expect(Date.parse(seen?.['due_at'] ?? '') - Date.parse(seen?.['created_at'] ?? '')).toBe(
      30 * 86_400_000,
    );
  });

  it('[D-334] stands out after 25 days, until it is closed', async () => {
    const id = (await send({})).body['id'];
    const seen = async () =>
      (
        (await (await anAdmin(app)).get('admin/deletion-requests')).body['result'] as Record<
          string,
          unknown
        >[]
      ).find((row) => row['id'] === id);
    app.clock.advance(25 * 86_400_000 - 60_000);
    expect(await seen()).toMatchObject({ is_urgent: false });
    app.clock.advance(120_000);
    expect(await seen()).toMatchObject({ is_urgent: true });
    await (await anAdmin(app)).post(`admin/deletion-requests/${id}/close`, {
      reason: 'Answered by mail.',
    });
    expect(await seen()).toMatchObject({ is_urgent: false });
  });

  it('[D-830] is listed among the urgent ones from then on, and no other is', async () => {
    const [early, late] = [(await send({})).body['id'], (await send({})).body['id']];
    const urgent = async () =>
      (
        (await (await anAdmin(app)).get('admin/deletion-requests?state=urgent&limit=100')).body[
          'result'
        ] as Record<string, unknown>[]
      ).map(({ id }) => id);
    expect(await urgent()).not.toContain(early);
    app.clock.advance(25 * 86_400_000);
    const recent = (await send({})).body['id'];
    await (await anAdmin(app)).post(`admin/deletion-requests/${late}/close`, {
      reason: 'Answered by mail.',
    });
    const listed = await urgent();
    expect(listed).toContain(early);
    for (const id of [late, recent]) expect(listed).not.toContain(id);
    const { code } = await (await anAdmin(app)).get('admin/deletion-requests?state=closed');
    expect(code).toBe(422);
  });

  it.each([
    ['[CN-08]', 'name', '', 'Name is required'],
    ['[CN-08]', 'name', 'Al', 'Name must be at least 3 characters long'],
    ['[CN-09]', 'email', '', 'Email is required'],
    ['[CN-09]', 'email', 'vera', 'Invalid email address'],
    ['[CN-10]', 'message', ' ', 'Message is required'],
  ])('%s says what is wrong with %s as %j', async (_, word, value, sentence) => {
    const reply = await send({ [word]: value });
    expect([reply.code, reply.body.errors]).toEqual([422, { [word]: [sentence] }]);
  });

  it.each([
    ['+1', '201555012', 'Phone number must be between 10 and 10 digits for US/Canada'],
    ['+44', '123456789', 'Phone number must be between 10 and 11 digits for UK'],
    ['+44', '1234567890', undefined],
    ['+91', '5876543210', 'Invalid phone number format for India'],
    ['+91', '98765 43210', undefined],
    ['+61', '12345678', 'Phone number must be between 9 and 10 digits for Australia'],
    ['+86', '12345678901', 'Invalid phone number format for China'],
    ['+86', '13345678901', undefined],
    ['+49', '12345678901234', 'Phone number must be between 10 and 13 digits for Germany'],
    ['', '2015550123', 'Please select the country of the phone number.'],
  ])('[CN-11 CN-12 CN-15] of %s %s says %s', async (countryCode, mobNo, sentence) => {
    const reply = await send({ countryCode, mobNo });
    expect(reply.body.errors).toEqual(sentence && { mobNo: [sentence] });
  });

  it('leaves with the member who wrote it', async () => {
    const member = await aMember(app);
    const id = (await send({}, member)).body['id'];
    expect(await app.rows('select member_id from deletion_request where id = ?', [id])).toEqual([
      { member_id: member.id },
    ]);
    await leave(member);
    await erase(app, member);
    expect(await app.rows('select 1 from deletion_request where id = ?', [id])).toEqual([]);
  });
});
