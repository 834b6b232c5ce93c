import { type AccountEvent, REVOCATIONS } from '../../src/auth/revocation/revocation.rules';
import { Revocation } from '../../src/auth/revocation/revocation.service';
import { DeletionRequestsService } from '../../src/support/deletions/deletion-requests.service';
import { askForProof, tellOfRefusal } from '../../src/support/support.jobs';
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

const DAY_MS = 86_400_000;
const DOCUMENT = { proof: 'document', note: 'A passport, by video call.' };
const deletions = () => app.nest.get(DeletionRequestsService, { strict: false });

async function asks(email: string): Promise<number> {
  const { body } = await aVisitor(app).post('miscellaneous/sendUserDeleteRequest', {
    name: 'Vera Moss',
    email,
    message: 'Please delete it.',
  });
  return Number(body['id']);
}
const of = (id: number, act: string) => `admin/deletion-requests/${id}/${act}`;
const read = async (id: number) =>
  (await admin.get(`admin/deletion-requests/${id}`)).body['result'] as Record<string, unknown>;
const mailsTo = async (to: string) =>
  (await aVisitor(app).get(`dev/inbox?to=${to}`)).body['result'] as { text: string }[];
const prove = (token: string) => aVisitor(app).post('deletion-requests/prove', { token });

/** Asks, and reads the token of the link. */
async function tokenFor(id: number, email: string): Promise<string> {
  expect((await admin.post(of(id, 'ask'), {})).code).toBe(200);
  const job = (await promised(app, askForProof.queue, { letterId: id }))
    .filter(({ name }) => name === askForProof.name)
    .at(-1);
  await inUnitOfWork(app, () => deletions().sendLink(id, job?.id ?? 0));
  const [mail] = await mailsTo(email);
  return /\/account\/confirm-deletion\?token=([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? '';
}

describe('[D-947] A deletion request', () => {
  it('is carried out once the link at the account’s own address was confirmed', async () => {
    const member = await aMember(app);
    const id = await asks(member.email.toUpperCase());
    expect(await read(id)).toMatchObject({ state: 'open', match: { memberId: member.id } });
    expect((await admin.post(of(id, 'erase'), { proof: 'link' })).code).toBe(409);

    const token = await tokenFor(id, member.email);
    expect(await read(id)).toMatchObject({ state: 'asked' });
    expect((await prove('x')).code).toBe(404);
    for (const _ of [1, 2]) expect((await prove(token)).code).toBe(200);
    expect(await read(id)).toMatchObject({ state: 'proved' });
    expect((await member.get('session')).code).toBe(200);

    expect((await admin.post(of(id, 'erase'), { proof: 'link' })).code).toBe(200);
    expect((await member.get('session')).code).toBe(401);
    expect(await read(id)).toMatchObject({ state: 'erased', name: '', email: '', message: '' });
    expect((await prove(token)).code).toBe(404);
    const [departure] = await app.rows('select email from departure where account_id = ?', [
      member.id,
    ]);
    expect(departure).toEqual({ email: member.email });
    for (const act of ['ask', 'erase', 'close'])
      expect((await admin.post(of(id, act), { ...DOCUMENT, reason: 'No.' })).code).toBe(409);
  });

  it('has a link for seven days', async () => {
    const member = await aMember(app);
    const id = await asks(member.email);
    const token = await tokenFor(id, member.email);
    app.clock.advance(7 * DAY_MS + 60_000);
    expect((await prove(token)).code).toBe(404);
    app.clock.reset();
    expect(await read(id)).toMatchObject({ state: 'asked' });
  });

  it.each(Object.keys(REVOCATIONS) as AccountEvent[])(
    'has to be shown again to be the member’s after %s',
    async (event) => {
      const member = await aMember(app);
      const id = await asks(member.email);
      const token = await tokenFor(id, member.email);
      expect((await prove(token)).code).toBe(200);
      await inUnitOfWork(app, () =>
        app.nest.get(Revocation, { strict: false }).after(event, { accountId: member.id }),
      );
      expect((await prove(token)).code).toBe(404);
      expect((await admin.post(of(id, 'erase'), { proof: 'link' })).code).toBe(409);
      expect(await read(id)).toMatchObject({ state: 'asked' });
    },
  );

  it('is carried out by a document, and then wants to know which', async () => {
    const member = await aMember(app);
    const id = await asks(member.email);
    for (const body of [{}, { proof: 'word' }, { proof: 'document' }, { ...DOCUMENT, note: ' ' }])
      expect((await admin.post(of(id, 'erase'), body)).code).toBe(422);
    expect((await admin.post(of(id, 'erase'), DOCUMENT)).code).toBe(200);
    expect((await member.get('session')).code).toBe(401);
    expect(await app.rows('select proof, note from deletion_request where id = ?', [id])).toEqual([
      DOCUMENT,
    ]);
  });

  it('without an account, or of an administrator, is not carried out', async () => {
    const nobody = await asks('nobody@example.org');
    expect(await read(nobody)).toMatchObject({ match: null });
    expect((await admin.post(of(nobody, 'ask'), {})).code).toBe(409);
    expect((await admin.post(of(nobody, 'erase'), DOCUMENT)).code).toBe(409);
    const other = await anAdmin(app);
    expect((await admin.post(of(await asks(other.email), 'erase'), DOCUMENT)).code).toBe(409);
    expect((await other.get('session')).code).toBe(200);
  });

  it('is refused with a reason, which is mailed', async () => {
    const member = await aMember(app);
    const id = await asks(member.email);
    expect((await admin.post(of(id, 'close'), {})).code).toBe(422);
    const reason = 'You did not answer our mail.';
    expect((await admin.post(of(id, 'close'), { reason })).code).toBe(200);
    expect(await read(id)).toMatchObject({ state: 'closed', reason });
    const job = (await promised(app, tellOfRefusal.queue, { letterId: id })).find(
      ({ name }) => name === tellOfRefusal.name,
    );
    await inUnitOfWork(app, () => deletions().sendRefusal(id, `outbox-${job?.id}`));
    expect((await mailsTo(member.email))[0]?.text).toContain(reason);
    expect((await member.get('session')).code).toBe(200);
    const acts = await app.rows<{ action: string }>(
      'select action from audit_event where actor_id = ? and object = ?',
      [admin.id, `deletion-request ${id}`],
    );
    expect(acts.map(({ action }) => action)).toEqual(['deletion-request.closed']);
  });
});
