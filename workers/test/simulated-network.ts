import type { RunningApp } from '../../backend/test/support/app';

export const MEMBERS = 1_000;
export const SPECIALITIES = ['General Surgery', 'Neurosurgery', 'Urology', 'Paediatric Surgery'];
/** Zones whose clocks change in one of the two periods, or never. */
const ZONES = [
  'Europe/Berlin',
  'America/New_York',
  'Asia/Kolkata',
  'Australia/Sydney',
  'Africa/Lagos',
  'America/Santiago',
  null,
];

export interface Surgeon {
  readonly id: number;
  readonly speciality: string;
  readonly zone: string | null;
  readonly most: number;
  readonly takes: boolean;
  readonly quiet: readonly [string, string];
}

/** Pseudo-random numbers between 0 and 1, the same for the same seed. */
function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296;
    return state / 4_294_967_296;
  };
}

export const random = seeded(7);
export const oneOf = <Thing>(things: readonly Thing[]): Thing =>
  things[Math.floor(random() * things.length)] as Thing;

/**
 * Creates members with different time zones, quiet hours and limits; one of them is the author of
 * all questions.
 */
export async function populate(
  app: RunningApp,
): Promise<{ surgeons: ReadonlyMap<number, Surgeon>; authorId: number }> {
  const people = Array.from({ length: MEMBERS + 1 }, (_, place) => ({
    email: `surgeon-${place}@example.org`,
    zone: oneOf(ZONES),
    speciality: oneOf(SPECIALITIES),
    confirmed: random() < 0.2,
    takes: random() < 0.9,
    most: oneOf([0, 1, 2, 2, 2, 5]),
    quiet: oneOf([
      ['22:00', '07:00'],
      ['22:00', '07:00'],
      ['00:30', '09:15'],
      ['13:00', '14:00'],
      ['00:00', '00:00'],
    ] as const),
  }));
  await app.rows(
    `with people as (select p.*, place from jsonb_array_elements(?::jsonb) with ordinality e(one, place),
         jsonb_to_record(one) as p(email text, zone text, speciality text, confirmed boolean, takes boolean, most smallint, quiet jsonb)),
       accounts as (insert into account (email, email_key, first_name, last_name, login_type, email_verified_at, onboarding_step, created_at, time_zone)
         select email, email, 'Sim', 'Surgeon', 'ID_PASS', now(), 2, now(), zone from people returning id, email),
       profiles as (insert into profile (account_id, speciality, registration_verified_on)
         select a.id, p.speciality, case when p.confirmed then date '2026-01-01' end from accounts a join people p using (email))
     insert into asking_preference (account_id, takes, max_per_day, quiet_from, quiet_to)
     select a.id, p.takes, p.most, p.quiet->>0, p.quiet->>1 from accounts a join people p using (email)`,
    [JSON.stringify(people)],
  );
  const stored = await app.rows<{ id: number; email: string }>(
    'select id, email from account where email like ? order by id',
    ['surgeon-%'],
  );
  const ids = new Map(stored.map(({ id, email }) => [email, id]));
  const all = people.map((one) => ({ ...one, id: ids.get(one.email) ?? 0 }));
  const authorId = all.pop()?.id ?? 0;
  return { surgeons: new Map(all.map((one) => [one.id, one])), authorId };
}
