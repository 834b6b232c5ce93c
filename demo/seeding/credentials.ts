import { people } from '../people';
import { keyOf, type Person } from '../people/person';
import { Random } from '../random';
import { insertAll, type Row } from './bulk';
import type { DemoStage, Writing } from './demo-stage';
import { memberIds } from './member-ids';

interface Place {
  readonly id: number;
  readonly countryId: number;
  readonly region: string;
}

interface Credited {
  readonly person: Person;
  readonly place: Place;
  readonly at: Date;
}

/**
 * Onboarding steps 3 and 4, for demo members who have not completed them: associations, and a
 * registration where they work.
 */
export async function prepareCredentials(stage: DemoStage): Promise<Writing> {
  const ids = await memberIds(stage);
  const places = await placesOf(stage, ids.all);
  const credited = people.flatMap((person): Credited[] => {
    const place = places.get(ids.of(keyOf(person)));
    return place ? [{ person, place, at: stage.now }] : [];
  });
  return async ({ em }) => {
    await insertAll(
      em,
      'membership',
      credited.filter(({ person }) => person.memberships.length > 0).map(membershipRow),
    );
    await insertAll(em, 'medical_registration', credited.map(registrationRow));
    await insertAll(
      em,
      'onboarding_declaration',
      credited.map(({ place, at }) => ({
        account_id: place.id,
        step: 4,
        terms: 'accepted',
        declaration: 'accepted',
        declared_at: at,
      })),
    );
    await em.execute(
      `update profile p set registration_verified_on = cast(? as date) - 30, registration_verified_until = cast(? as date) + 700, registration_country = c.name
       from country c where p.account_id in (select value::bigint from jsonb_array_elements_text(?::jsonb))
         and c.id = (select r.country_id from medical_registration r where r.account_id = p.account_id limit 1)`,
      [stage.now, stage.now, JSON.stringify(confirmed(credited))],
    );
    await em.execute(
      `update registration_review r set state = 'confirmed', confirmed_on = p.registration_verified_on, valid_until = p.registration_verified_until,
         decided_at = p.registration_verified_on, waiting_since = p.registration_verified_on - make_interval(hours => 6 + (r.id % 43)::int)
       from profile p where p.account_id = r.account_id and p.registration_verified_on is not null
         and p.account_id in (select value::bigint from jsonb_array_elements_text(?::jsonb))`,
      [JSON.stringify(confirmed(credited))],
    );
    await em.execute(
      'update account set onboarding_step = 4 where id in (select value::bigint from jsonb_array_elements_text(?::jsonb))',
      [JSON.stringify(credited.map(({ place }) => place.id))],
    );
  };
}

/**
 * The places of members without either step, by id. Small countries have no regions, so their city
 * is used instead.
 */
async function placesOf({ em }: DemoStage, all: readonly number[]): Promise<Map<number, Place>> {
  const rows = await em.execute<Place[]>(
    `select p.account_id as id, c.country_id as "countryId", coalesce(r.name, c.name) as region
     from profile p join account a on a.id = p.account_id join city c on c.id = p.city_id left join region r on r.id = c.region_id
     where a.onboarding_step = 2 and a.id in (select value::bigint from jsonb_array_elements_text(?::jsonb))
       and not exists (select from membership m where m.account_id = a.id)
       and not exists (select from medical_registration m where m.account_id = a.id)`,
    [JSON.stringify(all)],
  );
  return new Map(rows.map((row) => [row.id, row]));
}

/** A third of the registrations is confirmed. */
const confirmed = (credited: readonly Credited[]) =>
  credited.filter((_, index) => index % 3 === 0).map(({ place }) => place.id);

function membershipRow({ person, place, at }: Credited): Row {
  return {
    account_id: place.id,
    associations: person.memberships,
    other_international: '',
    saved_at: at,
  };
}

function registrationRow({ person, place, at }: Credited): Row {
  const number = `DEMO-${new Random(`registration ${keyOf(person)}`).whole(10_000, 99_999)}`;
  return {
    account_id: place.id,
    position: 1,
    country_id: place.countryId,
    region: place.region,
    number,
    saved_at: at,
  };
}
