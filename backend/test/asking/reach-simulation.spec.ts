import { AskingService } from '../../src/asking/asking.service';
import { neighboursOf } from '../../src/asking/neighbours.rules';
import type { Actor } from '../../src/wire/access';
import { type RunningApp, startApp } from '../support/app';
import { inUnitOfWork } from '../support/unit-of-work';
import { runWave, whomAsked } from './support/surgeons';

jest.setTimeout(900_000);

const CASES = 200;
const MEMBERS = 60;
const DAY = 24 * 3_600_000;
const FROM = Date.parse('2027-03-20T00:00:00Z');
const OWN = 'HPB Surgery';
const SPECIALITIES = [OWN, ...neighboursOf(OWN)];
/** Two of them put their clocks forward in that time. */
const ZONES = [
  'Europe/Berlin',
  'America/New_York',
  'Asia/Kolkata',
  'Australia/Sydney',
  'Africa/Lagos',
  'America/Sao_Paulo',
];

let state = 11;
const random = () => {
  state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296;
  return state / 4_294_967_296;
};
const oneOf = <Thing>(things: readonly Thing[]) => things[Math.floor(random() * things.length)];

let app: RunningApp;
let authorId: number;

async function populate(): Promise<void> {
  const people = Array.from({ length: MEMBERS }, (_, place) => ({
    email: `reached-${place}@example.org`,
    zone: oneOf(ZONES),
    speciality: oneOf([OWN, OWN, ...SPECIALITIES]),
    takes: random() < 0.9,
    most: oneOf([0, 1, 2, 2, 3, 10]),
    from: oneOf(['22:00', '22:00', '00:30', '13:00', '00:00']),
    to: oneOf(['07:00', '06:30', '14:00', '00:00']),
  }));
  const rows = await app.rows<{ id: number }>(
    `with people as (select p.* from jsonb_to_recordset(?::jsonb) as p(email text, zone text, speciality text, takes boolean, most smallint, "from" text, "to" text)),
       accounts as (insert into account (email, email_key, first_name, last_name, login_type, email_verified_at, onboarding_step, created_at, time_zone)
         select email, email, 'Sim', 'Surgeon', 'ID_PASS', now(), 2, now(), zone from people returning id, email),
       profiles as (insert into profile (account_id, speciality) select a.id, p.speciality from accounts a join people p using (email)),
       wishes as (insert into asking_preference (account_id, takes, max_per_day, quiet_from, quiet_to)
         select a.id, p.takes, p.most, p."from", p."to" from accounts a join people p using (email))
     select id from accounts order by id limit 1`,
    [JSON.stringify(people)],
  );
  authorId = rows[0]?.id ?? 0;
  await app.rows(`update profile set speciality = ? where account_id = ?`, [OWN, authorId]);
}

async function cases(): Promise<{ id: number; at: number }[]> {
  const times = Array.from({ length: CASES }, () => FROM + random() * 21 * DAY).sort(
    (one, other) => one - other,
  );
  const rows = await app.rows<{ id: number }>(
    `insert into clinical_post (kind, author_id, speciality, diagnosis, age_value, age_unit, gender, indemnity_given_at, consent_given_at, relevance_given_at, created_at, closes_at)
     select 'case', ?, ?, 'Cholecystitis', 54, 'years', 'Female', t.at, t.at, t.at, t.at, t.at + interval '7 days'
     from (select to_timestamp(value::float / 1000) as at from jsonb_array_elements_text(?::jsonb)) t order by t.at returning id`,
    [authorId, OWN, JSON.stringify(times)],
  );
  return rows.map(({ id }, place) => ({ id, at: times[place] ?? 0 }));
}

/** Widens every third question by one more neighbour, if any is left. */
async function widenedBy(
  asking: AskingService,
  { author, id, neighbours }: { author: Actor; id: number; neighbours: readonly string[] },
): Promise<{ said: number; asked: number } | null> {
  const { widening } = await inUnitOfWork(app, () => asking.ofCase(author, id));
  const more = widening?.neighbours.find(({ speciality }) => !neighbours.includes(speciality));
  if (!widening || !more || random() > 1 / 3) return null;
  const reached = [...neighbours, more.speciality];
  const said = widening.neighbours
    .filter(({ speciality }) => reached.includes(speciality))
    .reduce((sum, { now }) => sum + now, widening.now);
  const asked = await inUnitOfWork(app, () => asking.widen(author, id, [more.speciality]));
  return { asked, said: Math.min(widening.room, said) };
}

beforeAll(async () => {
  app = await startApp();
  await populate();
});
afterAll(() => app.stop());

describe(`${CASES} cases over six time zones`, () => {
  it('[D-960 D-1010] are asked of as many members as was said before', async () => {
    const asking = app.nest.get(AskingService, { strict: false });
    const author = { memberId: authorId, isAdmin: false, sessionId: 0 } as unknown as Actor;
    const [all] = await app.rows<{ members: number }>(
      'select count(*)::int as members from profile where speciality = ? and account_id <> ?',
      [OWN, authorId],
    );
    const seen = { zero: 0, few: 0, many: 0, widened: 0, filled: 0 };
    for (const { id, at } of await cases()) {
      app.clock.set(new Date(at));
      const { reach } = await inUnitOfWork(app, () => asking.ofCase(author, id));
      if (!reach) throw new Error('There is nothing to read before asking.');
      const { now, quiet, limit, off, later } = reach;
      expect(now + quiet + limit + off).toBe(all?.members);
      expect(later.reduce((sum, { n }) => sum + n, 0)).toBe(quiet);
      const wanted = reach.neighbours.filter(() => random() < 0.3);
      const expected = Math.min(
        10,
        wanted.reduce((sum, one) => sum + one.now, now),
      );
      const neighbours = wanted.map(({ speciality }) => speciality);
      const { asked } = await inUnitOfWork(app, () =>
        asking.ask(author, id, { urgency: 'today', neighbours }),
      );
      expect([id, asked]).toEqual([id, expected]);
      expect(await whomAsked(app, id)).toHaveLength(expected);
      seen[asked === 0 ? 'zero' : asked < 10 ? 'few' : 'many'] += 1;
      const wider = await widenedBy(asking, { author, id, neighbours });
      if (wider) {
        expect([id, wider.asked]).toEqual([id, wider.said]);
        expect(await whomAsked(app, id)).toHaveLength(expected + wider.said);
        seen.widened += wider.said > 0 ? 1 : 0;
        continue;
      }
      const next = later[0];
      if (wanted.length > 0 || asked === 10 || !next || +next.at > at + DAY / 4) continue;
      app.clock.set(next.at);
      await runWave(app, id, 1);
      const filled = await whomAsked(app, id);
      expect(filled.length).toBeGreaterThanOrEqual(Math.min(10, asked + next.n));
      seen.filled += 1;
    }
    for (const [name, cases] of Object.entries(seen))
      expect([name, cases > 3]).toEqual([name, true]);
  });
});
