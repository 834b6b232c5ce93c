import { startWithFiles } from '../clinical-cases/support/cases';
import type { RunningApp } from '../support/app';
import { Client } from '../support/client';
import { aMember, type Person } from '../support/people';
import { aLink, aPatient, aPatientIn, aRandomToken, aWaitingCase, Patient } from './support/links';

let app: RunningApp;
let anna: Person;
beforeAll(async () => {
  app = await startWithFiles();
  anna = await aMember(app);
});
afterAll(() => app.stop());
afterEach(() => app.clock.reset());

const inState = (state: string) => aPatientIn(app, anna, state);

describe('A token', () => {
  it('[D-475] that is unknown, ended or malformed gets the one same answer, a thousand times', async () => {
    const { patient: ended } = await inState('ended');
    const tokens = [
      ...Array.from({ length: 1_000 }, aRandomToken),
      ended.token,
      'a',
      '%20',
      '..%2f',
    ];
    const answers = new Set<string>();
    for (const token of tokens) {
      const { code, body, headers } = await new Patient(app, token).look();
      const { requestId: _, ...rest } = body;
      answers.add(JSON.stringify([code, rest, headers.get('content-type')]));
    }
    expect([...answers]).toEqual([
      JSON.stringify([
        404,
        { code: 404, msg: 'This does not exist, or you may not see it.' },
        'application/json; charset=utf-8',
      ]),
    ]);
  });

  it('[D-475] is answered once and stored nowhere, not even for a repeat of the call', async () => {
    const id = await aWaitingCase(anna);
    const headers = { 'idempotency-key': 'one-link-please' };
    const ask = () => anna.post(`clinicalCases/${id}/consentLinks`, { language: 'hi' }, headers);
    const [first, second] = [await ask(), await ask()];
    const urls = [first, second].map(({ body }) => (body['result'] as { url: string }).url);
    expect(new Set(urls).size).toBe(2);
    expect(first.headers.get('cache-control')).toContain('no-store');
    expect(urls[0]).toMatch(/^http:\/\/[^/]+\/c\/[\w-]{43}$/);
    expect((first.body['result'] as { qr: string }).qr).toMatch(/^<svg [^>]*xmlns/);
    const token = String(urls[0]).slice(-43);
    const tables = await app.rows<{ name: string }>(
      `select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'`,
    );
    for (const { name } of tables)
      expect(
        await app.rows(`select 1 from "${name}" t where t::text like ?`, [`%${token}%`]),
      ).toEqual([]);
    expect(JSON.stringify((await anna.get(`clinicalCases/${id}/consentLinks`)).body)).not.toContain(
      token,
    );
  });

  it('[D-475] is the credential: no session counts beside it, and no Origin is asked for', async () => {
    const id = await aWaitingCase(anna);
    const { token } = await aLink(anna, id);
    const elsewhere = { cookie: 'session=whoever', origin: 'null', authorization: 'Bearer no' };
    const stranger = new Client(app, elsewhere);
    expect((await stranger.get(`patientConsent/${token}`)).code).toBe(200);
    const { version } = await new Patient(app, token).sees();
    const give = { decision: 'give', version };
    expect((await stranger.post(`patientConsent/${token}`, give)).code).toBe(200);
  });

  it('[D-475] that nobody has answered leads nowhere while the post is hidden; nor does any once it is deleted or gone with its author', async () => {
    const cleo = await aMember(app);
    const [hidden, deleted, left] = [
      await aWaitingCase(anna),
      await aWaitingCase(anna),
      await aWaitingCase(cleo),
    ];
    const patients = [
      await aPatient(app, anna, hidden),
      await aPatient(app, anna, deleted),
      await aPatient(app, cleo, left),
    ];
    await app.rows('update clinical_post set hidden_at = now() where id = ? returning 1', [hidden]);
    await anna.post('clinicalCases/delete', { id: deleted });
    await cleo.post('deleteAccount', { reason: 'Done.' });
    for (const patient of patients) {
      expect((await patient.look()).code).toBe(404);
      expect((await patient.say('give')).code).toBe(404);
    }
  });

  it.each([
    ['given', 'withdraw', 'withdrawn'],
    ['changed', 'refuse', 'refused'],
  ])(
    '[D-483] takes everything back while moderators hide the post: %s',
    async (state, decision, after) => {
      const { patient, id } = await inState(state);
      await app.rows('update clinical_post set hidden_at = now() where id = ? returning 1', [id]);
      expect(await patient.sees()).toMatchObject({
        state,
        is_hidden: true,
        shown: null,
        surgeon: null,
      });
      expect((await patient.say('give', { scope: ['speciality'] })).code).toBe(409);
      const { body } = await patient.say(decision);
      expect(body).toMatchObject({ code: 200, result: { state: after } });
      const [post] = await app.rows<{ gone: boolean; files: number }>(
        `select withdrawn_at is not null as gone, (select count(*) from clinical_post_file where post_id = p.id)::integer as files
       from clinical_post p where id = ?`,
        [id],
      );
      expect(post).toEqual({ gone: true, files: 0 });
      expect(await patient.sees()).toMatchObject({ state: after, shown: null });
      await app.rows('update clinical_post set hidden_at = null where id = ? returning 1', [id]);
      expect((await patient.say('give')).code).toBe(409);
    },
  );
});
