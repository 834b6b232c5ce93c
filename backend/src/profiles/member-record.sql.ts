import { Account } from '../auth/account.entity';
import { IN_FORCE, MEASURES } from '../auth/measures/measure.sql';
import { Session } from '../auth/sessions/session.entity';
import { IS_LIVING, SESSION, SESSION_COLUMNS } from '../auth/sessions/session.sql';
import {
  boolean,
  columns,
  nullable,
  type RowOf,
  statement,
  text,
  time,
} from '../platform/database/statement';
import { Profile } from './profile.entity';

const { accountId } = columns(Profile, 'accountId');
const { phone, college, speciality } = columns(Profile, 'phone', 'college', 'speciality');

/** The thumbnail if it exists already, as in lists. */
const SHOWN_PICTURE = `coalesce(picture.renditions->'thumb'->>'key', p.picture_key) as "pictureKey"`;
const JOIN_PICTURE = 'left join asset as picture on picture.id = p.picture_asset_id';

const FIRST_DAYS = 30;

/**
 * Whether account `a` with profile `p` is shown the first steps: for a month, until it has a photo
 * and a comment on a colleague's case. For most members the first condition is false, and nothing
 * else is read.
 */
const IS_FIRST_DAY = `case when p.first_day_since is null or p.first_day_since < now() - interval '${FIRST_DAYS} days' then false
  when p.picture_asset_id is null then true
  else not exists (select from comment c join clinical_post q on q.id = c.subject_id
    where c.author_id = a.id and c.subject_kind = 'clinical-post' and c.deleted_at is null and q.author_id <> a.id) end`;

/** The profile's columns are nullable because an account may have no profile yet. */
const RECORD = {
  ...columns(Account, 'id', 'email', 'firstName', 'lastName', 'onboardingStep', 'loginType'),
  ...columns(Account, 'role', 'duties'),
  phone,
  college: nullable(college),
  pictureKey: nullable(text),
  speciality: nullable(speciality),
  isFirstDay: boolean,
};

/** The columns of account `a` and of its profile that the session's record needs. */
const RECORD_COLUMNS = `a.id, a.email, a.first_name as "firstName", a.last_name as "lastName", a.onboarding_step as "onboardingStep",
  a.login_type as "loginType", a.role, a.duties, p.phone, p.college, ${SHOWN_PICTURE}, p.speciality, ${IS_FIRST_DAY} as "isFirstDay"`;
const RECORD_JOINS = `left join profile p on p.account_id = a.id ${JOIN_PICTURE}`;

export const RECORD_OF = statement({
  takes: { accountId },
  gives: { phone, college, pictureKey: nullable(text), speciality },
  sql: `select p.phone, p.college, ${SHOWN_PICTURE}, p.speciality from profile p ${JOIN_PICTURE} where p.account_id = :accountId`,
});
export type RecordRow = RowOf<typeof RECORD_OF>;

export const ACCOUNT_RECORD_OF = statement({
  takes: { accountId },
  gives: RECORD,
  sql: `select ${RECORD_COLUMNS} from account a ${RECORD_JOINS} where a.id = :accountId`,
});
export type AccountRecordRow = RowOf<typeof ACCOUNT_RECORD_OF>;

const sessionBy = (condition: string) =>
  `select ${SESSION_COLUMNS}, ${RECORD_COLUMNS}, ${MEASURES} from session s join account a on a.id = s.account_id ${RECORD_JOINS}
    where ${IS_LIVING} and ${condition}`;
const SESSION_WITH_RECORD = { ...SESSION, ...RECORD, ...IN_FORCE };

/**
 * Runs on every request: reads the session, the measures in force and the member's record in one
 * query.
 */
export const SESSION_BY_COOKIE = statement({
  takes: { ...columns(Session, 'cookieHash'), now: time },
  gives: SESSION_WITH_RECORD,
  sql: sessionBy('s.cookie_hash = :cookieHash'),
});

export const SESSION_BY_ID = statement({
  takes: { sessionId: columns(Session, 'id').id, now: time },
  gives: SESSION_WITH_RECORD,
  sql: sessionBy('s.id = :sessionId'),
});
export type SessionWithRecordRow = RowOf<typeof SESSION_BY_ID>;
