import { type CountryCode, getExampleNumber } from 'libphonenumber-js';
import examples from 'libphonenumber-js/mobile/examples';
import { Account } from '../../backend/src/auth/account.entity';
import { Passwords } from '../../backend/src/auth/passwords';
import { Profile } from '../../backend/src/profiles/profile.entity';
import type { CompletedTraining, TrainingKind } from '../../backend/src/profiles/training.entity';
import { portrait } from '../art/portrait';
import { DEMO_PASSWORD } from '../demo-accounts';
import { administrator, people } from '../people';
import { emailOf, keyOf, type Person, type Training } from '../people/person';
import { Random } from '../random';
import { eachOf, insertAll, type Row, takeIds } from './bulk';
import { keepPicture, type StoredFile } from './demo-files';
import { DemoPlaces } from './demo-places';
import type { DemoStage, Writing } from './demo-stage';

const DAY_MS = 86_400_000;
const PORTRAITS_AT_ONCE = 4;

interface Newcomer {
  readonly person: Person;
  readonly id: number;
  readonly joinedAt: Date;
  readonly picture: StoredFile & { id: number };
}

/**
 * Draws the portraits of missing people.
 * @returns a function that writes accounts, profiles and trainings
 */
export async function prepareMembers(stage: DemoStage): Promise<Writing> {
  const missing = await missingPeople(stage);
  const passwordHash = await new Passwords().hash(DEMO_PASSWORD);
  const places = await DemoPlaces.of(stage, missing);
  const pictures = await eachOf(missing, PORTRAITS_AT_ONCE, async (person) => {
    const bytes = await portrait(keyOf(person), {
      ...person.looks,
      gender: person.gender,
      age: ageOf(person, stage.now),
    });
    return keepPicture(stage, {
      purpose: 'profile-picture',
      name: emailOf(person),
      bytes,
      altText: `Portrait of Dr. ${person.first} ${person.last}`,
    });
  });
  return async ({ em }) => {
    const ids = await takeIds(em, 'account', missing.length);
    const assetIds = await takeIds(em, 'asset', missing.length);
    const newcomers = missing.map(
      (person, index): Newcomer => ({
        person,
        id: ids[index] as number,
        joinedAt: joinedAt(person, stage.now),
        picture: { ...(pictures[index] as StoredFile), id: assetIds[index] as number },
      }),
    );
    await insertAll(
      em,
      'account',
      newcomers.map((newcomer) => accountRow(newcomer, passwordHash)),
    );
    await insertAll(em, 'asset', newcomers.map(assetRow));
    await insertAll(
      em,
      'profile',
      newcomers.map((newcomer) => profileRow(newcomer, places)),
    );
    await insertAll(
      em,
      'training',
      newcomers.flatMap((newcomer) => trainingRows(newcomer, places)),
    );
    await insertAll(
      em,
      'onboarding_declaration',
      newcomers.map(({ id, joinedAt: at }) => ({
        account_id: id,
        step: 2,
        terms: 'accepted',
        declaration: 'accepted',
        declared_at: at,
      })),
    );
  };
}

async function missingPeople({ em }: DemoStage): Promise<Person[]> {
  const all = [...people, administrator];
  const rows = await em.execute<{ email_key: string }[]>(
    'select email_key from account where email_key in (select jsonb_array_elements_text(?::jsonb))',
    [JSON.stringify(all.map(emailOf))],
  );
  const there = new Set(rows.map((row) => row.email_key));
  return all.filter((person) => !there.has(emailOf(person)));
}

function accountRow({ person, id, joinedAt: at }: Newcomer, passwordHash: string): Row {
  const account = new Account({
    email: emailOf(person),
    firstName: person.first,
    lastName: person.last,
    passwordHash,
    now: at,
  });
  return {
    id,
    email: account.email,
    email_key: account.emailKey,
    password_hash: passwordHash,
    first_name: account.firstName,
    last_name: account.lastName,
    login_type: account.loginType,
    role: person === administrator ? 'admin' : 'member',
    email_verified_at: at,
    onboarding_step: 2,
    created_at: at,
  };
}

function assetRow({ picture, id, joinedAt: at }: Newcomer): Row {
  return { ...picture, owner_id: id, created_at: at, attached_at: at };
}

function profileRow({ person, id, picture }: Newcomer, places: DemoPlaces): Row {
  const profile = new Profile(id);
  const trainings = trainingsOf(person, places);
  const superSpeciality = trainings.some(({ kind }) => kind === 'super-speciality')
    ? person.speciality
    : '';
  profile.qualify({
    trainings,
    superSpeciality,
    otherGroups: [],
    additionalQualifications: person.more,
  });
  const city = places.city(person);
  return {
    account_id: id,
    birth_date: birthDate(person),
    gender: person.gender,
    joins_women_group: person.gender === 'F',
    city_id: city.id,
    city_name: city.name,
    current_location: city.location,
    origin_city_name: '',
    ...phoneOf(person, city.phoneCode),
    picture_asset_id: picture.id,
    picture_key: picture.key,
    super_speciality: profile.superSpeciality,
    speciality: profile.speciality,
    college: profile.college,
    additional_qualifications: profile.additionalQualifications,
    other_groups: profile.otherGroups,
    is_quotable: true,
  };
}

/**
 * Members of a speciality trained in it: by default at the place of their surgical training, two
 * years later.
 */
function trainingsOf(person: Person, places: DemoPlaces): CompletedTraining[] {
  const trainings = [at('mbbs', person.school, places), at('surgical', person.surgery, places)];
  if (person.speciality === 'General Surgery') return trainings;
  return [
    ...trainings,
    at(
      'super-speciality',
      person.superSpeciality ?? { ...person.surgery, year: person.surgery.year + 2 },
      places,
    ),
  ];
}

function at(kind: TrainingKind, training: Training, places: DemoPlaces): CompletedTraining {
  const school = places.school(training);
  return {
    kind,
    countryId: school.countryId,
    city: { id: school.cityId, name: school.cityName },
    school: { id: school.id, name: school.name },
    year: training.year,
  };
}

function trainingRows({ person, id }: Newcomer, places: DemoPlaces): Row[] {
  return trainingsOf(person, places).map(({ kind, countryId, city, school, year }) => ({
    account_id: id,
    kind,
    country_id: countryId,
    city_id: city.id,
    city_name: city.name,
    school_id: school.id,
    school_name: school.name,
    year,
  }));
}

/** The phone library's example number for the country, which belongs to nobody. */
function phoneOf({ country }: Person, phoneCode: string): Row {
  const example = getExampleNumber(country as CountryCode, examples);
  return {
    phone_country_code: phoneCode,
    phone_number: example?.nationalNumber ?? '',
    phone: example?.number ?? null,
  };
}

function birthDate(person: Person): string {
  const random = new Random(`born ${keyOf(person)}`);
  const two = (value: number) => String(value).padStart(2, '0');
  return `${person.born}-${two(random.whole(1, 12))}-${two(random.whole(1, 28))}`;
}

function joinedAt(person: Person, now: Date): Date {
  return new Date(now.getTime() - new Random(`joined ${keyOf(person)}`).between(120, 700) * DAY_MS);
}

function ageOf({ born }: Person, now: Date): number {
  return now.getUTCFullYear() - born;
}
