import { AuditEvent } from '../../platform/audit/audit-event.entity';
import { allOf, type Condition, choicesOf } from '../../platform/database/conditions';
import {
  columns,
  ids,
  nullable,
  number,
  type RowOf,
  statement,
  text,
  texts,
  time,
} from '../../platform/database/statement';

const NAME = (account: string) =>
  `coalesce(trim(${account}.first_name || ' ' || ${account}.last_name), '')`;
/** The id of the member in `object`, if the object of a line is a member. */
const ABOUT_ID = `cast(substring(e.object from '^member ([0-9]{1,15})$') as bigint)`;

const BEFORE: Condition = { sql: 'l.id < :before', takes: { before: number } };
export const OF_ACTION: Condition = { sql: 'l.action = :action', takes: { action: text } };
export const FROM: Condition = { sql: 'l.created_at >= :from', takes: { from: time } };
/** Exclusive. */
export const UNTIL: Condition = { sql: 'l.created_at < :until', takes: { until: time } };
/** Combined with lines by actor: only lines about these members. */
export const ABOUT: Condition = {
  sql: "l.object = any(array(select 'member ' || id from unnest(cast(:aboutIds as bigint[])) id))",
  takes: { aboutIds: ids },
};

/** The newest lines of each named value, each read from the index of its column. */
const ofEach = (column: string, named: string, condition: string) =>
  `unnest(${named}) named (value) cross join lateral (
    select l.* from audit_event l where l.${column} = named.value and ${condition} order by l.id desc limit :most) f`;

/** The lines `f` to read: all lines, or those of some actors or about some objects. */
const SOURCES = {
  all: {
    named: {},
    from: (condition: string) => `(select l.* from audit_event l where ${condition}) f`,
  },
  actors: {
    named: { actorIds: ids },
    from: (condition: string) => ofEach('actor_id', 'cast(:actorIds as bigint[])', condition),
  },
  objects: {
    named: { objects: texts },
    from: (condition: string) => ofEach('object', 'cast(:objects as text[])', condition),
  },
};
type Source = keyof typeof SOURCES;

/** A page of lines, newest first. */
export function auditLines(source: Source, conditions: readonly Condition[]) {
  const { from, named } = SOURCES[source];
  const { sql, takes } = allOf([BEFORE, ...conditions], { ...named, most: number });
  return statement({
    takes,
    gives: {
      ...columns(AuditEvent, 'id', 'actorId', 'action', 'result'),
      actor: text,
      object: text,
      aboutId: nullable(number),
      about: text,
      address: text,
      at: time,
    },
    sql: `select e.id, e.actor_id as "actorId", ${NAME('a')} as actor, e.action, coalesce(e.object, '') as object,
        b.id as "aboutId", ${NAME('b')} as about, e.result, coalesce(host(e.address), '') as address, e.created_at as at
      from (select f.* from ${from(sql)} order by f.id desc limit :most) e
        left join account a on a.id = e.actor_id left join account b on b.id = ${ABOUT_ID}
      order by e.id desc`,
  });
}
export type AuditRow = RowOf<ReturnType<typeof auditLines>>;

/** Every variant, for `npm run check`. */
export const AUDIT_LINES = choicesOf([OF_ACTION, FROM, UNTIL]).flatMap((conditions) => [
  auditLines('all', conditions),
  auditLines('actors', conditions),
  auditLines('actors', [...conditions, ABOUT]),
  auditLines('objects', conditions),
]);
