import { resultOf } from '../clinical-cases/support/cases';
import { type RunningApp, startApp } from '../support/app';
import { aMember, anAdmin, type Person } from '../support/people';

let app: RunningApp;
let admin: Person;
beforeAll(async () => {
  app = await startApp();
  admin = await anAdmin(app);
});
afterAll(() => app.stop());

interface Line {
  id: number;
  actor_id: number | null;
  actor: string;
  action: string;
  object: string;
  about_id: number | null;
  about: string;
}

const search = async (query: Record<string, string>) =>
  resultOf(await admin.get(`admin/audit?${new URLSearchParams(query)}`)) as unknown as Line[];
const note = (actor: Person, about: Person) =>
  admin.with(actor.headers).post(`admin/members/${about.id}/end-sessions`);
const write = (actorId: number | null, action: string, at: string, object: string | null = null) =>
  app.rows(
    `insert into audit_event (actor_id, action, object, result, created_at) values (?, ?, ?, 'done', ?) returning 1`,
    [actorId, action, object, at],
  );
const actionsOf = (lines: readonly Line[]) => lines.map(({ action }) => action);

describe('The audit log is searched', () => {
  it('[D-795] by the name of who acted, of whom it concerns, or both', async () => {
    const wanda = await aMember(app, { firstName: 'Wanda', lastName: 'Quillfeather' });
    const other = await aMember(app);
    const acting = await anAdmin(app);
    await app.rows(`update account set last_name = 'Ravensworth' where id = ? returning 1`, [
      acting.id,
    ]);
    await note(acting, wanda);
    await note(acting, other);
    const whole = { actor_id: acting.id, about_id: wanda.id, about: 'Wanda Quillfeather' };
    expect(await search({ about: 'quillf' })).toMatchObject([whole]);
    expect(await search({ about: String(wanda.id) })).toMatchObject([whole]);
    expect(await search({ about: wanda.email })).toMatchObject([whole]);
    expect(await search({ who: 'ravensw', about: 'quillf' })).toMatchObject([whole]);
    const who = await search({ who: 'ravensw' });
    expect(who.map(({ about_id }) => about_id)).toEqual([other.id, wanda.id]);
    expect(who.every(({ actor }) => actor.endsWith('Ravensworth'))).toBe(true);
    expect(await search({ who: 'nobody is called this' })).toEqual([]);
    expect(await search({ who: '100%' })).toEqual([]);
  });

  it('[D-795] by days, of which the last one counts, and by action', async () => {
    const { id } = await aMember(app);
    await write(id, 'day-before', '2026-03-01T23:59:59Z');
    await write(id, 'first-day', '2026-03-02T00:00:00Z');
    await write(id, 'last-day', '2026-03-03T23:59:59Z');
    await write(id, 'day-after', '2026-03-04T00:00:00Z');
    const days = { who: String(id), from: '2026-03-02', to: '2026-03-03' };
    expect(actionsOf(await search(days))).toEqual(['last-day', 'first-day']);
    expect(actionsOf(await search({ ...days, action: 'first-day' }))).toEqual(['first-day']);
    expect(actionsOf(await search({ from: days.from, to: days.to }))).toEqual([
      'last-day',
      'first-day',
    ]);
    const { code, body } = await admin.get('admin/audit?from=yesterday');
    expect({ code, errors: body['errors'] }).toEqual({
      code: 422,
      errors: { from: ['Please give the day as YYYY-MM-DD.'] },
    });
  });

  it('[D-795] page by page, also where several members are meant', async () => {
    const [one, two] = [await aMember(app), await aMember(app)];
    await app.rows(`update account set last_name = 'Pagewell' where id in (?, ?) returning 1`, [
      one.id,
      two.id,
    ]);
    for (const nth of [1, 2, 3, 4, 5, 6, 7, 8, 9])
      await write(nth % 2 ? one.id : two.id, `step-${nth}`, '2026-03-02T00:00:00Z');
    const seen: string[] = [];
    for (let before = ''; before !== 'null'; ) {
      const query = new URLSearchParams({ who: 'pagewell', limit: '2', ...(before && { before }) });
      const reply = await admin.get(`admin/audit?${query}`);
      seen.push(...actionsOf(resultOf(reply) as unknown as Line[]));
      before = String(reply.body['nextBefore']);
    }
    expect(seen).toEqual([9, 8, 7, 6, 5, 4, 3, 2, 1].map((nth) => `step-${nth}`));
  });

  it('[D-795] but not by a name that too many have', async () => {
    await app.rows(
      `insert into account (email, email_key, first_name, last_name, login_type, created_at)
       select 'crowd-' || n, 'crowd-' || n, 'Crowd', 'Person', 'ID_PASS', now() from generate_series(1, 51) n returning 1`,
    );
    const { code, body } = await admin.get('admin/audit?who=crowd');
    expect({ code, errors: body['errors'] }).toEqual({
      code: 422,
      errors: {
        who: ['More than 50 members have “crowd” in their name. Please type more of it.'],
      },
    });
  });
});

describe('The audit log as a file', () => {
  const exported = async (query: Record<string, string>) => {
    const reply = await admin.get(`admin/audit/export?${new URLSearchParams(query)}`);
    return { ...reply, lines: String(reply.body).trimEnd().split('\r\n') };
  };

  it('[D-796] holds what the search finds, as text and not as formulas', async () => {
    const mallory = await aMember(app);
    await app.rows(
      `update account set first_name = '=HYPERLINK("http://x")', last_name = 'M' where id = ? returning 1`,
      [mallory.id],
    );
    await write(mallory.id, 'sign-in', '2026-03-02T10:00:00Z');
    const { code, headers, lines } = await exported({ who: String(mallory.id) });
    expect(code).toBe(200);
    expect(headers.get('content-type')).toBe('text/csv; charset=utf-8');
    expect(headers.get('content-disposition')).toMatch(
      /^attachment; filename="audit-log-.*\.csv"$/,
    );
    expect(headers.get('cache-control')).toBe('no-store');
    expect(lines).toHaveLength(2);
    expect(lines[1]).toMatch(
      new RegExp(
        `^\\d+,2026-03-02T10:00:00.000Z,${mallory.id},"'=HYPERLINK\\(""http://x""\\) M",sign-in,,,done,$`,
      ),
    );
  });

  it('[D-796] ends at 10,000 lines, and each export is a line of the log', async () => {
    const { id } = await aMember(app);
    await app.rows(
      `insert into audit_event (actor_id, action, result, created_at) select ?, 'sign-in', 'done', now()
       from generate_series(1, 10001) returning 1`,
      [id],
    );
    expect((await exported({ who: String(id) })).lines).toHaveLength(10_001);
    expect((await search({ who: String(admin.id) }))[0]).toMatchObject({
      action: 'audit-exported',
      object: 'audit-log 10000',
    });
  });
});
