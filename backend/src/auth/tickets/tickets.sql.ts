import { columns, number, statement, text, time } from '../../platform/database/statement';
import { SignInTicket } from './sign-in-ticket.entity';

const TICKET = columns(SignInTicket, 'tokenHash', 'purpose');

export const ADD_TICKET = statement({
  takes: { ...TICKET, ...columns(SignInTicket, 'accountId', 'remember', 'expiresAt') },
  gives: {},
  sql: `insert into sign_in_ticket (token_hash, purpose, account_id, remember, expires_at)
    values (:tokenHash, :purpose, :accountId, :remember, :expiresAt)`,
});

/** Counts the attempt before the code is compared, so that parallel guesses share the limit. */
export const TRY_TICKET = statement({
  takes: { ...TICKET, now: time, most: number },
  gives: columns(SignInTicket, 'accountId', 'remember', 'tries'),
  sql: `update sign_in_ticket set tries = tries + 1
    where token_hash = :tokenHash and purpose = :purpose and used_at is null and expires_at > :now and tries < :most
    returning account_id as "accountId", remember, tries`,
});

export const USE_TICKET = statement({
  takes: { ...TICKET, now: time },
  gives: columns(SignInTicket, 'accountId', 'remember'),
  sql: `update sign_in_ticket set used_at = :now where token_hash = :tokenHash and purpose = :purpose and used_at is null and expires_at > :now
    returning account_id as "accountId", remember`,
});

export const LOOK_AT_TICKET = statement({
  takes: { ...TICKET, now: time, most: number },
  gives: { ...columns(SignInTicket, 'tries'), email: text },
  sql: `select t.tries, a.email from sign_in_ticket t join account a on a.id = t.account_id
    where t.token_hash = :tokenHash and t.purpose = :purpose and t.used_at is null and t.expires_at > :now and t.tries < :most`,
});

export const END_TICKETS = statement({
  takes: { accountId: number },
  gives: {},
  sql: 'delete from sign_in_ticket where account_id = :accountId',
});
