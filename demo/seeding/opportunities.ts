import { endOf } from '../../backend/src/opportunities/duration.rules';
import { earliestToday } from '../../backend/src/opportunities/opportunity.rules';
import { cvPdf } from '../art/cv-pdf';
import type { DemoPosition } from '../opportunities/position';
import { positions } from '../opportunities/positions';
import { people } from '../people';
import { keyOf, type Person } from '../people/person';
import { Random } from '../random';
import { eachOf, insertAll, type Row, takeIds } from './bulk';
import { keepPdf, type StoredFile } from './demo-files';
import type { DemoStage, Writing } from './demo-stage';
import { type MemberIds, memberIds } from './member-ids';

const DAY_MS = 24 * 3_600_000;
const AT_ONCE = 4;

interface Place {
  readonly id: number;
  readonly cityId: number;
  readonly cityName: string;
  readonly countryId: number;
  readonly phone: string;
  readonly email: string;
}

interface Application {
  readonly to: DemoPosition;
  readonly by: Person;
  readonly cv: StoredFile;
}

interface Written {
  readonly posted: readonly DemoPosition[];
  readonly numbers: readonly number[];
  readonly ids: MemberIds;
  readonly places: ReadonlyMap<number, Place>;
}

/** Positions that demo members offer at their workplaces, and applications for them. */
export async function prepareOpportunities(stage: DemoStage): Promise<Writing> {
  const ids = await memberIds(stage);
  const places = await placesOf(stage, ids.all);
  const posted = await missing(stage, ids);
  const wanted = posted.flatMap((to) => to.applicants.map((key) => ({ to, by: personOf(key) })));
  const applications = await eachOf(wanted, AT_ONCE, async (one): Promise<Application> => {
    const name = `cv ${keyOf(one.by)} ${one.to.title}`;
    const bytes = await cvPdf(one.by);
    return {
      ...one,
      cv: {
        ...(await keepPdf(stage, { purpose: 'cv', name, bytes })),
        original_name: `CV ${one.by.last}.pdf`,
      },
    };
  });
  return async (within) => {
    const numbers = await takeIds(within.em, 'opportunity', posted.length);
    await insertAll(
      within.em,
      'opportunity',
      posted.map((position, index) =>
        opportunityRow(position, {
          id: numbers[index] ?? 0,
          now: within.now,
          place: of(places, ids, position.by),
        }),
      ),
    );
    await writeApplications(within, applications, { posted, numbers, ids, places });
  };
}

/** The positions that are not in the database yet, oldest first, so that ids follow their dates. */
async function missing({ em }: DemoStage, { all }: MemberIds): Promise<DemoPosition[]> {
  const rows = await em.execute<{ title: string }[]>(
    'select title from opportunity where owner_id in (select value::bigint from jsonb_array_elements_text(?::jsonb))',
    [JSON.stringify(all)],
  );
  const there = new Set(rows.map(({ title }) => title));
  return positions
    .filter(({ title }) => !there.has(title))
    .sort((one, other) => age(other) - age(one));
}

async function writeApplications(
  { em, now }: DemoStage,
  applications: readonly Application[],
  { posted, numbers, ids, places }: Written,
): Promise<void> {
  const assetIds = await takeIds(em, 'asset', applications.length);
  const rows = applications.map((application, index) => {
    const at = new Date(
      postedAt(application.to, now).getTime() +
        new Random(`applied ${index}`).between(0.05, 0.9) * age(application.to),
    );
    const place = of(places, ids, keyOf(application.by));
    return {
      application,
      at,
      place,
      assetId: assetIds[index] ?? 0,
      opportunityId: numbers[posted.indexOf(application.to)] ?? 0,
    };
  });
  await insertAll(
    em,
    'asset',
    rows.map(({ application, at, place, assetId }) => ({
      id: assetId,
      ...application.cv,
      owner_id: place.id,
      created_at: at,
      attached_at: at,
    })),
  );
  const applicationIds = await takeIds(em, 'opportunity_application', rows.length);
  await insertAll(
    em,
    'opportunity_application',
    rows.map(({ application: { by }, at, place, assetId, opportunityId }, index) => ({
      id: applicationIds[index],
      opportunity_id: opportunityId,
      applicant_id: place.id,
      name: `${by.first} ${by.last}`,
      email: place.email,
      contact: place.phone,
      address: `Department of Surgery, ${place.cityName}`,
      medical_college: by.school.name,
      degree: by.superSpeciality ? 'MBBS, MS, MCh' : 'MBBS, MS',
      cv_asset_id: assetId,
      state: 'submitted',
      created_at: at,
    })),
  );
}

const personOf = (key: string): Person => {
  const person = people.find((one) => keyOf(one) === key);
  if (!person) throw new Error(`Nobody in the demo community is ${key}.`);
  return person;
};

function of(places: ReadonlyMap<number, Place>, ids: MemberIds, key: string): Place {
  const place = places.get(ids.of(key));
  if (!place) throw new Error(`${key} lives nowhere.`);
  return place;
}

const dayFrom = (now: Date, days: number) =>
  new Date(now.getTime() + days * DAY_MS).toISOString().slice(0, 10);

/** Posted between a day and a month ago; those that have begun, a month before. */
function age({ title, begins }: DemoPosition): number {
  return (begins < 0 ? 30 - begins : new Random(`posted ${title}`).between(1, 28)) * DAY_MS;
}

const postedAt = (position: DemoPosition, now: Date) => new Date(now.getTime() - age(position));

function opportunityRow(
  position: DemoPosition,
  { id, now, place }: { id: number; now: Date; place: Place },
): Row {
  const [amount, unit] = position.duration;
  const from = dayFrom(now, position.begins);
  const to = endOf(from, { amount, unit }) ?? from;
  const at = postedAt(position, now);
  return {
    id,
    owner_id: place.id,
    title: position.title,
    country_id: place.countryId,
    city_id: place.cityId,
    city_name: place.cityName,
    duration_amount: amount,
    duration_unit: unit,
    from_date: from,
    to_date: to,
    description: position.description,
    speciality: position.speciality ?? personOf(position.by).speciality,
    type: position.type,
    qualifications: position.qualifications,
    experience: position.experience,
    relevance_given_at: at,
    indemnity_given_at: at,
    response_count: position.applicants.length,
    created_at: at,
    ended_at: to < earliestToday(now) ? now : null,
  };
}

async function placesOf({ em }: DemoStage, all: readonly number[]): Promise<Map<number, Place>> {
  const rows = await em.execute<Place[]>(
    `select a.id, a.email, c.id as "cityId", c.name as "cityName", c.country_id as "countryId",
       coalesce(p.phone_country_code, '') || ' ' || coalesce(p.phone_number, '') as phone
     from account a join profile p on p.account_id = a.id join city c on c.id = p.city_id
     where a.id in (select value::bigint from jsonb_array_elements_text(?::jsonb))`,
    [JSON.stringify(all)],
  );
  return new Map(rows.map((row) => [row.id, row]));
}
