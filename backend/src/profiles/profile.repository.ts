import { EntityManager, LockMode } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { MEMBER_FROM_STEP } from '../auth/account.entity';
import type { AccountRecord } from '../auth/member-records';
import { verifiedIn } from './author';
import type { Membership, RegistrationRow } from './credentials/credentials.repository';
import type { CvVisibility } from './cv-visibility.rules';
import { Profile } from './profile.entity';
import {
  type CompletedTraining,
  type NamedPlace,
  Training,
  type TrainingKind,
} from './training.entity';

export interface ProfileRow {
  readonly memberId: number;
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly birthDate: string | null;
  readonly gender: string | null;
  readonly joinsWomenGroup: boolean;
  readonly cityId: number | null;
  readonly currentLocation: string;
  readonly originCityId: number | null;
  readonly originCityName: string;
  /** The country in which a medical registration was confirmed and holds; empty for others. */
  readonly verifiedIn: string;
  readonly phoneCountryCode: string;
  readonly phoneNumber: string;
  readonly pictureKey: string | null;
  readonly cvKey: string | null;
  readonly cvName: string | null;
  readonly cvVisibility: CvVisibility;
  readonly isQuotable: boolean;
  readonly superSpeciality: string;
  readonly speciality: string;
  readonly additionalQualifications: string;
  readonly otherGroups: readonly string[];
}

export interface TrainingRow {
  readonly kind: TrainingKind;
  readonly countryId: number;
  /** Null for a city or school that was typed. */
  readonly cityId: number | null;
  readonly schoolId: number | null;
  readonly cityName: string;
  readonly schoolName: string;
  readonly year: number;
}

export interface RecordRow {
  readonly phone: string | null;
  readonly college: string;
  readonly pictureKey: string | null;
  readonly speciality: string;
}

/** A profile with all that stands on its page. */
export type WholeProfileRow = ProfileRow & {
  readonly trainings: readonly TrainingRow[];
  readonly membership: Membership | null;
  /** The viewer's own; empty for all others. */
  readonly registrations: readonly RegistrationRow[];
};

const TRAININGS = `coalesce((select json_agg(json_build_object('kind', t.kind, 'countryId', t.country_id, 'cityId', t.city_id,
    'cityName', t.city_name, 'schoolId', t.school_id, 'schoolName', t.school_name, 'year', t.year))
  from training t where t.account_id = account.id), '[]') as trainings`;
const MEMBERSHIP = `(select json_build_object('associations', m.associations, 'otherInternational', m.other_international)
  from membership m where m.account_id = account.id) as membership`;
/** Takes the viewer. */
const REGISTRATIONS = `coalesce((
  select json_agg(json_build_object('countryId', r.country_id, 'country', country.name, 'region', r.region, 'number', r.number) order by r.position)
  from medical_registration r join country on country.id = r.country_id where r.account_id = account.id and account.id = ?), '[]') as registrations`;

/** Somebody may have an account and no profile yet. */
const PROFILE = `select account.id as "memberId", account.first_name as "firstName", account.last_name as "lastName", account.email,
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
  from account left join profile on profile.account_id = account.id left join asset as cv on cv.id = profile.cv_asset_id`;

/** The small picture as soon as it is made, as in lists. */
const SHOWN_PICTURE = `coalesce(picture.renditions->'thumb'->>'key', p.picture_key)`;
const JOIN_PICTURE = 'left join asset as picture on picture.id = p.picture_asset_id';

export type AccountRecordRow = Partial<RecordRow> &
  AccountRecord & { readonly isFirstDay: boolean };

const FIRST_DAYS = 30;

/**
 * Whether account `a` with profile `p` is offered the first steps: for a month, until there is a photo and an answer to a colleague's
 * case. For most members the first condition decides, and nothing else is read.
 */
const IS_FIRST_DAY = `case when p.first_day_since is null or p.first_day_since < now() - interval '${FIRST_DAYS} days' then false
  when p.picture_asset_id is null then true
  else not exists (select from comment c join clinical_post q on q.id = c.subject_id
    where c.author_id = a.id and c.subject_kind = 'clinical-post' and c.deleted_at is null and q.author_id <> a.id) end`;

/** An account `a` with what its profile adds to the session's record. */
export const RECORD_COLUMNS = `a.id, a.email, a.first_name as "firstName", a.last_name as "lastName", a.onboarding_step as "onboardingStep",
  a.login_type as "loginType", a.role, a.duties, p.phone, p.college, ${SHOWN_PICTURE} as "pictureKey", p.speciality, ${IS_FIRST_DAY} as "isFirstDay"`;
export const RECORD_JOINS = `left join profile p on p.account_id = a.id ${JOIN_PICTURE}`;

@Injectable()
export class ProfileRepository {
  constructor(private readonly em: EntityManager) {}

  /** A member's own profile, and that of any other member who has not left. */
  async findVisibleTo(viewerId: number, memberId: number): Promise<WholeProfileRow | undefined> {
    const [row] = await this.em.execute<WholeProfileRow[]>(
      `${PROFILE} where account.id = ? and account.deleted_at is null
         and (account.id = ? or (account.onboarding_step >= ? and account.deactivated_at is null))`,
      [viewerId, memberId, viewerId, MEMBER_FROM_STEP],
    );
    return row;
  }

  async findRecord(memberId: number): Promise<RecordRow | undefined> {
    const [row] = await this.em.execute<RecordRow[]>(
      `select p.phone, p.college, ${SHOWN_PICTURE} as "pictureKey", p.speciality from profile p ${JOIN_PICTURE} where p.account_id = ?`,
      [memberId],
    );
    return row;
  }

  async findAccountRecord(memberId: number): Promise<AccountRecordRow | undefined> {
    const [row] = await this.em.execute<AccountRecordRow[]>(
      `select ${RECORD_COLUMNS} from account a ${RECORD_JOINS} where a.id = ?`,
      [memberId],
    );
    return row;
  }

  /** The member's row, made when it is missing, locked to the end of the transaction. */
  async claim(memberId: number): Promise<Profile> {
    await this.em.execute('insert into profile (account_id) values (?) on conflict do nothing', [
      memberId,
    ]);
    return this.em.findOneOrFail(
      Profile,
      { accountId: memberId },
      { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true },
    );
  }

  /** The schools and centres of the trainings. */
  async schoolsOf(memberId: number): Promise<(NamedPlace & { readonly countryId: number })[]> {
    return this.em.execute(
      'select school_id as id, school_name as name, country_id as "countryId" from training where account_id = ?',
      [memberId],
    );
  }

  async replaceTrainings(memberId: number, trainings: readonly CompletedTraining[]): Promise<void> {
    await this.em.nativeDelete(Training, { accountId: memberId });
    for (const training of trainings) this.em.persist(new Training(memberId, training));
  }
}
