import { number, statement } from '../../platform/database/statement';

/** What waits for a moderator, besides reports. */
export const REGISTRATIONS_WAITING = statement({
  takes: {},
  gives: { count: number },
  sql: `select count(*)::int as count from registration_review r join account a on a.id = r.account_id
    where r.state = 'waiting' and a.deleted_at is null`,
});

/** What waits for administrators alone. */
export const LETTERS_AND_PLACES = statement({
  takes: {},
  gives: { letters: number, places: number },
  sql: `select (select count(*) from contact_message where closed_at is null)::int
      + (select count(*) from deletion_request where closed_at is null)::int as letters,
    (select count(*) from place_suggestion)::int as places`,
});
