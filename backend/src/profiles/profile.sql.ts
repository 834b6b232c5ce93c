import { Account } from '../auth/account.entity';
import { Asset } from '../media/asset.entity';
import {
  boolean,
  columns,
  json,
  nullable,
  number,
  type RowOf,
  statement,
  text,
  time,
} from '../platform/database/statement';
import { Country } from '../reference-data/country.entity';
import { verifiedIn } from './author';
import type { Membership, RegistrationRow } from './credentials/credential.sql';
import { Profile } from './profile.entity';
import { Training, type TrainingKind } from './training.entity';

export interface TrainingRow {
  readonly kind: TrainingKind;
  readonly countryId: number;
  /** Null if the city or school was typed in. */
  readonly cityId: number | null;
  readonly schoolId: number | null;
  readonly cityName: string;
  readonly schoolName: string;
  readonly year: number;
}

const { accountId, gender, firstDaySince } = columns(
  Profile,
  'accountId',
  'gender',
  'firstDaySince',
);
const FILLED = columns(
  Profile,
  'joinsWomenGroup',
  'currentLocation',
  'phoneCountryCode',
  'phoneNumber',
  'cvVisibility',
  'isQuotable',
  'speciality',
  'superSpeciality',
  'originCityName',
  'additionalQualifications',
  'otherGroups',
);
const { key, originalName } = columns(Asset, 'key', 'originalName');

const TRAININGS = `coalesce((select json_agg(json_build_object('kind', t.kind, 'countryId', t.country_id, 'cityId', t.city_id,
    'cityName', t.city_name, 'schoolId', t.school_id, 'schoolName', t.school_name, 'year', t.year))
  from training t where t.account_id = account.id), '[]') as trainings`;
const MEMBERSHIP = `(select json_build_object('associations', m.associations, 'otherInternational', m.other_international)
  from membership m where m.account_id = account.id) as membership`;
/** Only included in the viewer's own profile. */
const REGISTRATIONS = `coalesce((
  select json_agg(json_build_object('countryId', r.country_id, 'country', country.name, 'region', r.region, 'number', r.number) order by r.position)
  from medical_registration r join country on country.id = r.country_id where r.account_id = account.id and account.id = :viewerId), '[]') as registrations`;

/**
 * A profile with everything its page shows. An account may have no profile yet. Members see their
 * own profile and those of all other active members.
 */
export const VISIBLE_PROFILE = statement({
  takes: { accountId, viewerId: number, memberFrom: number },
  gives: {
    memberId: accountId,
    ...columns(Account, 'firstName', 'lastName', 'email'),
    ...FILLED,
    birthDate: nullable(text),
    gender,
    ...columns(Profile, 'cityId', 'originCityId', 'pictureKey'),
    verifiedIn: text,
    cvKey: nullable(key),
    cvName: originalName,
    trainings: json<readonly TrainingRow[]>(),
    membership: nullable(json<Membership>()),
    registrations: json<readonly RegistrationRow[]>(),
  },
  sql: `select account.id as "memberId", account.first_name as "firstName", account.last_name as "lastName", account.email,
      profile.birth_date::text as "birthDate", profile.gender, profile.city_id as "cityId",
      coalesce(profile.joins_women_group, false) as "joinsWomenGroup",
      profile.origin_city_id as "originCityId", coalesce(profile.origin_city_name, '') as "originCityName",
      ${verifiedIn('profile')} as "verifiedIn",
      coalesce(profile.current_location, '') as "currentLocation",
      coalesce(profile.phone_country_code, '') as "phoneCountryCode", coalesce(profile.phone_number, '') as "phoneNumber",
      profile.picture_key as "pictureKey", cv.key as "cvKey", cv.original_name as "cvName",
      coalesce(profile.cv_visibility, 'members') as "cvVisibility", coalesce(profile.is_quotable, false) as "isQuotable",
      coalesce(profile.super_speciality, '') as "superSpeciality", coalesce(profile.speciality, '') as speciality,
      coalesce(profile.additional_qualifications, '') as "additionalQualifications",
      coalesce(profile.other_groups, '{}') as "otherGroups", ${TRAININGS}, ${MEMBERSHIP}, ${REGISTRATIONS}
    from account left join profile on profile.account_id = account.id left join asset as cv on cv.id = profile.cv_asset_id
    where account.id = :accountId and account.deleted_at is null
      and (account.id = :viewerId or (account.onboarding_step >= :memberFrom and account.deactivated_at is null))`,
});
export type WholeProfileRow = RowOf<typeof VISIBLE_PROFILE>;
export type ProfileRow = Omit<WholeProfileRow, 'trainings' | 'membership' | 'registrations'>;

export const MAKE_PROFILE = statement({
  takes: { accountId },
  gives: {},
  sql: 'insert into profile (account_id) values (:accountId) on conflict do nothing',
});

/** The schools and surgical centres of a member's trainings. */
export const SCHOOLS_OF = statement({
  takes: { accountId },
  gives: {
    id: columns(Training, 'schoolId').schoolId,
    name: columns(Training, 'schoolName').schoolName,
    ...columns(Training, 'countryId', 'cityId'),
  },
  sql: `select school_id as id, school_name as name, country_id as "countryId", city_id as "cityId"
    from training where account_id = :accountId`,
});
export type SchoolRow = RowOf<typeof SCHOOLS_OF>;

/** For the export of a member's data. */
export const PROFILE_OF = statement({
  takes: { accountId },
  gives: {
    birthDate: nullable(text),
    gender,
    cityOfOrigin: text,
    visitorsMayQuote: boolean,
    ...columns(Profile, 'joinsWomenGroup', 'currentLocation', 'phone', 'speciality', 'college'),
    ...columns(Profile, 'additionalQualifications', 'otherGroups', 'cvVisibility'),
    firstDaySince,
    pictureDeclaredAt: nullable(time),
  },
  sql: `select birth_date::text as "birthDate", gender, joins_women_group as "joinsWomenGroup", current_location as "currentLocation",
      origin_city_name as "cityOfOrigin", phone, speciality, college, additional_qualifications as "additionalQualifications",
      other_groups as "otherGroups", cv_visibility as "cvVisibility", is_quotable as "visitorsMayQuote", first_day_since as "firstDaySince",
      picture_declared_at as "pictureDeclaredAt"
    from profile where account_id = :accountId`,
});

export const TRAININGS_OF = statement({
  takes: { accountId },
  gives: {
    ...columns(Training, 'kind', 'year'),
    country: columns(Country, 'name').name,
    city: text,
    school: text,
  },
  sql: `select t.kind, country.name as country, t.city_name as city, t.school_name as school, t.year
    from training t join country on country.id = t.country_id where t.account_id = :accountId order by t.year`,
});
