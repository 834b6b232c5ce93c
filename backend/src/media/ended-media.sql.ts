import {
  columns,
  ids,
  json,
  nullable,
  number,
  statement,
  text,
  texts,
  type Value,
} from '../platform/database/statement';
import { Asset } from './asset.entity';
import { EndedMedia } from './ended-media.entity';

/** The state of the URLs of a withdrawn file. */
export interface Ending {
  /** The part that the keys of a file and of its renditions have in common. */
  readonly name: string;
  /**
   * `hidden`: only URLs bound to a session work; `gone`: none do; `shown`: was hidden, all work
   * again.
   */
  readonly state: EndedMedia['state'];
  /** Epoch milliseconds; null if it is not shown again automatically. */
  readonly hiddenUntil: number | null;
  readonly changedAt: number;
}

const { name, state, hiddenUntil, changedAt, changedIn } = columns(
  EndedMedia,
  'name',
  'state',
  'hiddenUntil',
  'changedAt',
  'changedIn',
);
const NAME = `substring(key from '/([0-9a-f]{32})[^/]*$')`;
const COLUMNS = `name, state, cast(extract(epoch from hidden_until) * 1000 as float8) as "hiddenUntil",
  cast(extract(epoch from changed_at) * 1000 as float8) as "changedAt"`;

/** `gone` is final. Rows are written in a fixed order to avoid deadlocks. */
const end = <Takes extends Readonly<Record<string, Value<unknown>>>>(which: Takes, where: string) =>
  statement({
    takes: { ...which, state, until: hiddenUntil, now: changedAt },
    gives: {},
    sql: `insert into ended_media (name, state, hidden_until, changed_at)
      select ${NAME}, cast(:state as text), cast(:until as timestamptz), cast(:now as timestamptz)
        from asset where ${where} and key not like 'public/%' and ${NAME} is not null order by 1
      on conflict (name) do update set state = excluded.state, hidden_until = excluded.hidden_until, changed_at = excluded.changed_at,
        changed_in = pg_current_xact_id() where ended_media.state <> 'gone'`,
  });

export const END_THESE = end({ ids }, 'id = any(:ids::bigint[])');
export const END_ALL_OF = end(columns(Asset, 'ownerId'), 'owner_id = :ownerId');

/** Restores hidden files. */
export const SHOW_AGAIN = statement({
  takes: { ids, now: changedAt },
  gives: {},
  sql: `update ended_media set state = 'shown', changed_at = :now, changed_in = pg_current_xact_id()
    where state = 'hidden' and name in (select ${NAME} from asset where id = any(:ids::bigint[]))`,
});

/**
 * The changes of transactions from a horizon on, and the next horizon. A transaction that is still
 * running is above the next horizon, so that nothing is missed.
 */
export const CHANGED_SINCE = statement({
  takes: { horizon: changedIn, after: changedAt, most: number },
  gives: { horizon: text, changed: json<readonly Ending[]>() },
  sql: `select pg_snapshot_xmin(pg_current_snapshot())::text as horizon,
      (select coalesce(json_agg(e order by e."changedAt"), '[]')
       from (select ${COLUMNS} from ended_media where changed_in >= :horizon::xid8 and changed_at > :after limit :most) e) as changed`,
});

export const ENDINGS_AMONG = statement({
  takes: { names: texts },
  gives: { name, state, hiddenUntil: nullable(number), changedAt: number },
  sql: `select ${COLUMNS} from ended_media where name = any(:names::text[])`,
});
