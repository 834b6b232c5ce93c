import {
  boolean,
  columns,
  ids,
  nullable,
  type RowOf,
  statement,
  time,
} from '../../platform/database/statement';
import { Account } from '../account.entity';
import { RefreshToken } from './refresh-token.entity';
import { Session } from './session.entity';

const { id } = columns(Session, 'id');
const { tokenHash } = columns(RefreshToken, 'tokenHash');

/** The row type of `SESSION_COLUMNS`. */
export const SESSION = {
  sessionId: id,
  ...columns(Session, 'accountId', 'remember', 'createdAt', 'lastSeenAt'),
  ...columns(Account, 'onboardingStep', 'role', 'duties', 'loginType', 'timeZone', 'secondStepAt'),
  confirmedAt: time,
};

/** The columns of session `s` and its account `a` that requests need. */
export const SESSION_COLUMNS = `s.id as "sessionId", s.account_id as "accountId", s.remember, s.created_at as "createdAt",
  s.last_seen_at as "lastSeenAt", a.onboarding_step as "onboardingStep", a.role, a.duties, a.login_type as "loginType",
  a.time_zone as "timeZone", a.second_step_at as "secondStepAt", coalesce(s.identity_confirmed_at, s.created_at) as "confirmedAt"`;

/** Condition for a valid session `s` of account `a`. Takes `now`. */
export const IS_LIVING =
  's.ended_at is null and s.expires_at > :now and a.deleted_at is null and (a.suspended_until is null or a.suspended_until <= :now)';

const FROM = 'from session s join account a on a.id = s.account_id';

export const LIVING_SESSION = statement({
  takes: { id, now: time },
  gives: SESSION,
  sql: `select ${SESSION_COLUMNS} ${FROM} where ${IS_LIVING} and s.id = :id`,
});
export type SessionRow = RowOf<typeof LIVING_SESSION>;

export const LIVING_AMONG = statement({
  takes: { ids, now: time },
  gives: { id },
  sql: `select s.id ${FROM} where ${IS_LIVING} and s.id = any(:ids::bigint[])`,
});

/** Whether the account has other sessions, and any from the same device. */
export const EARLIER_SESSIONS = statement({
  takes: columns(Session, 'id', 'accountId', 'device'),
  gives: { seen: nullable(boolean), same: nullable(boolean) },
  sql: `select bool_or(true) as seen, bool_or(device = :device) as same from session where account_id = :accountId and id <> :id`,
});

/** A session that has already ended keeps its end time. */
export const END_OWN_SESSION = statement({
  takes: { ...columns(Session, 'id', 'accountId'), now: time },
  gives: { id },
  sql: `update session set ended_at = coalesce(ended_at, :now) where id = :id and account_id = :accountId returning id`,
});

export const END_BY_REFRESH_TOKEN = statement({
  takes: { tokenHash, now: time },
  gives: {},
  sql: `update session set ended_at = :now
    where ended_at is null and id = (select session_id from refresh_token where token_hash = :tokenHash)`,
});

/** Concurrent uses of the same token wait for this transaction. */
export const LOCK_REFRESH_TOKEN = statement({
  takes: { tokenHash },
  gives: columns(RefreshToken, 'sessionId', 'spentAt'),
  sql: `select session_id as "sessionId", spent_at as "spentAt" from refresh_token where token_hash = :tokenHash for update`,
});

export const SPEND_REFRESH_TOKEN = statement({
  takes: { tokenHash, now: time },
  gives: {},
  sql: 'update refresh_token set spent_at = :now where token_hash = :tokenHash',
});

export const ADD_REFRESH_TOKEN = statement({
  takes: columns(RefreshToken, 'tokenHash', 'sessionId', 'createdAt'),
  gives: {},
  sql: `insert into refresh_token (token_hash, session_id, created_at) values (:tokenHash, :sessionId, :createdAt)`,
});
