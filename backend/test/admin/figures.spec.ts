import { declaredRepeatedJobs } from '../../src/platform/outbox/job';
import { aCase, DAY, HOUR, resultOf } from '../clinical-cases/support/cases';
import { type RunningApp, startApp } from '../support/app';
import { aMember, anAdmin, anOnboarding, type Person } from '../support/people';

let app: RunningApp;
let admin: Person;
beforeAll(async () => {
  app = await startApp();
  admin = await anAdmin(app);
});
afterEach(() => app.clock.reset());
afterAll(() => app.stop());

const figures = async <Figures>(what: string): Promise<Figures> =>
  resultOf(await admin.get(`admin/figures/${what}`)) as unknown as Figures;
/** What is kept for ten minutes is counted anew. */
const elevenMinutesLater = () => app.clock.advance(11 * 60_000);
const change = (who: Person, columns: string) =>
  app.rows(`update account set ${columns} where id = ? returning id`, [who.id]);

describe('The steps of joining', () => {
  type Steps = Record<string, number>;

  it('[D-790] are counted for those who signed up in some days', async () => {
    const before = await figures<Steps>('joining?days=7');
    const unconfirmed = await anOnboarding(app);
    await change(unconfirmed, 'email_verified_at = null');
    await anOnboarding(app);
    const [silent, author] = [await aMember(app), await aMember(app)];
    await change(silent, 'onboarding_step = 4');
    await aCase(author);
    const left = await aMember(app);
    await left.post('deleteAccount', { id: left.id, reason: 'I retire.' });

    const after = await figures<Steps>('joining?days=7');
    const more = (step: string) => Number(after[step]) - Number(before[step]);
    expect(Object.fromEntries(Object.keys(after).map((step) => [step, more(step)]))).toEqual({
      seconds: 0,
      days: 0,
      signed_up: 4,
      confirmed: 3,
      personal: 2,
      qualification: 2,
      memberships: 1,
      registration: 1,
      photo: 0,
      first_words: 1,
    });
  });

  it('[D-845] tell how long joining typically took, by the median', async () => {
    const joined = async (minutes: number) => {
      const who = await aMember(app);
      await change(who, `member_since = created_at + interval '${minutes} minutes'`);
    };
    const others = await app.rows('update account set member_since = null returning id');
    expect(others.length).toBeGreaterThan(0);
    expect(await figures<Steps>('joining')).toMatchObject({ seconds: null });
    for (const minutes of [3, 5, 600]) await joined(minutes);
    expect(await figures<Steps>('joining')).toMatchObject({ seconds: 300 });
  });

  it('[D-790] look back 7, 30 or 90 days', async () => {
    const long = await aMember(app);
    await change(long, `created_at = now() - interval '40 days'`);
    const counts = await Promise.all(
      [7, 30, 90].map(async (days) => (await figures<Steps>(`joining?days=${days}`))['signed_up']),
    );
    expect(counts[1]).toBe(counts[0]);
    expect(counts[2]).toBe(Number(counts[1]) + 1);
    expect(await figures<Steps>('joining')).toMatchObject({ days: 30 });
    expect((await admin.get('admin/figures/joining?days=8')).code).toBe(422);
  });
});

describe('Activity', () => {
  interface Row {
    name: string;
    members: number;
    posts: number;
    comments: number;
  }
  interface Activities {
    countries: { rows: Row[]; others: Row | null; others_count: number };
    specialities: { rows: Row[] };
  }
  const in30Days = () => figures<Activities>('activity');

  async function anIndian(speciality: string): Promise<Person> {
    const person = await aMember(app);
    await app.rows(
      `insert into profile (account_id, speciality, city_id)
       values (?, ?, (select id from city where country_id = 96 order by id limit 1)) returning 1`,
      [person.id, speciality],
    );
    return person;
  }

  it('[D-794] is told by country and by speciality, for ten minutes the same', async () => {
    const [anna, ben] = [await anIndian('Urology'), await anIndian('Urology')];
    const gone = await anIndian('Urology');
    await app.rows(`update session set last_seen_at = now() - interval '31 days'
      where account_id = ${gone.id} returning id`);
    const id = await aCase(anna);
    await ben.post('clinicalCases/comment', { clinicalCaseId: id, comment: 'Drain first.' });
    const { countries, specialities } = await in30Days();
    expect(countries.rows).toContainEqual({ name: 'India', members: 2, posts: 1, comments: 1 });
    expect(specialities.rows).toContainEqual({
      name: 'Urology',
      members: 2,
      posts: 1,
      comments: 1,
    });
    expect(countries.rows.length).toBeLessThanOrEqual(10);

    await aCase(anna);
    expect((await in30Days()).countries.rows).toEqual(countries.rows);
    elevenMinutesLater();
    expect((await in30Days()).countries.rows).toContainEqual({
      name: 'India',
      members: 2,
      posts: 2,
      comments: 1,
    });
  });
});

describe('Storage', () => {
  it('[D-793] is told by what files are for', async () => {
    const owner = await aMember(app);
    await app.rows(
      `insert into asset (owner_id, purpose, state, kind, mime, key, bytes, sha256, scan, created_at)
       select ?, 'chat-file', 'ready', 'pdf', 'application/pdf', 'stored-' || n, 3000000000, '', 'clean', now()
       from generate_series(1, 2) n returning 1`,
      [owner.id],
    );
    elevenMinutesLater();
    const { kinds, ...rest } = await figures<{ kinds: object[]; disk_size: number }>('storage');
    expect(kinds[0]).toEqual({ purpose: 'chat-file', files: 2, bytes: 6_000_000_000 });
    expect(rest.disk_size).toBeGreaterThan(0);
    expect(rest).toMatchObject({ last_backup_at: null });
  });
});

describe('Late work', () => {
  interface Late {
    queue: string;
    name: string;
    count: number;
    since: string;
    is_repeated: boolean;
  }
  const promise = (name: string, minutes: number, handed: string) =>
    app.rows(
      `insert into outbox (queue, name, payload, created_at, run_at, handed_at)
       values ('mail', ?, '{}', now(), now() - make_interval(mins => ?::int), ${handed}) returning 1`,
      [name, minutes],
    );
  const late = async () => (await figures<Late[]>('late-work')).filter((one) => !one.is_repeated);

  it('[D-792] is what is overdue by five minutes, by what it does', async () => {
    await promise('farewell', 4, 'null');
    await promise('farewell', -60, 'null');
    expect(await late()).toEqual([]);
    await promise('farewell', 10, 'null');
    await promise('farewell', 90, 'now()');
    await promise('export-link', 20, 'now()');
    const found = await late();
    expect(found).toMatchObject([
      { queue: 'mail', name: 'farewell', count: 2 },
      { queue: 'mail', name: 'export-link', count: 1 },
    ]);
    const age = Date.now() - Date.parse(found[0]?.since ?? '');
    expect(Math.round(age / 60_000)).toBe(90);
    await app.rows(`update outbox set done_at = now() where name = 'farewell' returning 1`);
    expect((await late()).map(({ name }) => name)).toEqual(['export-link']);
  });

  it('[D-792] is also what comes back by itself and has missed two turns', async () => {
    const [job] = declaredRepeatedJobs().filter(({ everyMs }) => everyMs === HOUR);
    const ranAgo = (minutes: number) =>
      app.rows(
        `insert into repeated_job (name, known_since, last_ran_at) values (?, now(), now() - make_interval(mins => ?::int))
         on conflict (name) do update set last_ran_at = excluded.last_ran_at returning 1`,
        [job?.name, minutes],
      );
    const names = async () =>
      (await figures<Late[]>('late-work')).filter((one) => one.is_repeated).map(({ name }) => name);
    await ranAgo(120);
    expect(await names()).toEqual([]);
    await ranAgo(126);
    expect(await names()).toEqual([job?.name]);
  });
});

describe('Mails that were refused', () => {
  interface Refused {
    week: number;
    month: number;
    latest: { reason: string; member_id: number | null; member: string; job: string }[];
  }
  const refuse = (accountId: number | null, daysAgo: number) =>
    app.rows(
      `insert into mail_refusal (account_id, job, reason, refused_at) values (?, 'send-digest', 'full-mailbox', ?) returning 1`,
      [accountId, new Date(app.clock.now().getTime() - daysAgo * DAY)],
    );

  it('[D-791] are counted, and the latest ten are listed with their member', async () => {
    const anna = await aMember(app);
    for (let nth = 0; nth < 10; nth += 1) await refuse(null, 8);
    await refuse(anna.id, 1);
    const { week, month, latest } = await figures<Refused>('refused-mails');
    expect({ week, month }).toEqual({ week: 1, month: 11 });
    expect(latest).toHaveLength(10);
    expect(latest[0]).toMatchObject({
      member_id: anna.id,
      member: anna.fullName,
      reason: 'full-mailbox',
      job: 'send-digest',
    });
    expect(latest[1]).toMatchObject({ member_id: null, member: '' });
  });
});
