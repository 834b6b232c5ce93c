import { columns, json, statement, text } from '../platform/database/statement';
import { NO_ZONE } from '../platform/time-zones.rules';
import { UNLESS_CHOSEN } from './asking.rules';
import { AskingPreference } from './asking-preference.entity';

const { takes, maxPerDay, quietFrom, quietTo, quietPushes } = UNLESS_CHOSEN;

/** A member's effective settings: their own choices, with defaults for the rest. */
export const EFFECTIVE = statement({
  takes: columns(AskingPreference, 'accountId'),
  gives: {
    ...columns(AskingPreference, 'takes', 'maxPerDay', 'quietFrom', 'quietTo', 'quietPushes'),
    languages: json<string[]>(),
    timeZone: text,
  },
  sql: `select coalesce(q.takes, ${takes}) as takes, coalesce(q.max_per_day, ${maxPerDay}::smallint) as "maxPerDay",
      to_jsonb(coalesce(q.languages, '{}')) as languages, coalesce(q.time_zone, a.time_zone, '${NO_ZONE}') as "timeZone",
      coalesce(q.quiet_from, '${quietFrom}') as "quietFrom", coalesce(q.quiet_to, '${quietTo}') as "quietTo",
      coalesce(q.quiet_pushes, ${quietPushes}) as "quietPushes"
    from account a left join asking_preference q on q.account_id = a.id where a.id = :accountId`,
});
