import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { arrayOf, type DbTime, timeOf } from '../../platform/database/columns';
import type { Window } from '../../wire/paging';
import { EVERY_ACTION, MEMBERS_CALLED } from './audit.sql';

/** One line of the audit log. */
export interface AuditLine {
  readonly id: number;
  readonly actorId: number | null;
  readonly actor: string;
  readonly action: string;
  readonly object: string;
  /** The member whom it concerns, where its object is one. */
  readonly aboutId: number | null;
  readonly about: string;
  readonly result: string;
  readonly address: string;
  readonly at: Date;
}

/** What is left out of a search is not narrowed down. */
export interface AuditFilter {
  /** Who acted: one of these members. */
  readonly actorIds?: readonly number[] | undefined;
  /** Whom it concerns. */
  readonly aboutIds?: readonly number[] | undefined;
  readonly action?: string | undefined;
  readonly from?: Date | undefined;
  /** Lines from this moment on are left out. */
  readonly until?: Date | undefined;
}

const NAME = (account: string) =>
  `coalesce(trim(${account}.first_name || ' ' || ${account}.last_name), '')`;
const ABOUT = `cast(substring(e.object from '^member ([0-9]{1,15})$') as bigint)`;

/** Reads the audit log, the newest line first. Nothing here changes it. */
@Injectable()
export class AuditRepository {
  constructor(private readonly em: EntityManager) {}

  /**
   * The lines of some members come from the index of each, newest first, however long the log is; so nobody waits for all lines of
   * whoever has the most.
   */
  async find(filter: AuditFilter, { before, limit }: Window): Promise<AuditLine[]> {
    const { from, params } = sourceOf(filter, { before, limit });
    const rows = await this.em.execute<(Omit<AuditLine, 'at'> & { at: DbTime })[]>(
      `select e.id, e.actor_id as "actorId", ${NAME('a')} as actor, e.action, coalesce(e.object, '') as object,
         b.id as "aboutId", ${NAME('b')} as about, e.result, coalesce(host(e.address), '') as address, e.created_at as at
       from (select f.* from ${from} order by f.id desc limit ?) e
         left join account a on a.id = e.actor_id left join account b on b.id = ${ABOUT}
       order by e.id desc`,
      [...params, limit],
    );
    return rows.map((row) => ({ ...row, at: timeOf(row.at) }));
  }

  /** The actions that occur, for choosing among them. */
  async actions(): Promise<string[]> {
    return (await EVERY_ACTION.rows(this.em, {})).map(({ action }) => action);
  }

  /** The members who have this in their name, or this address; so many at most. */
  async membersCalled(name: string, most: number): Promise<number[]> {
    const part = `%${name.toLowerCase().replace(/[\\%_]/g, '\\$&')}%`;
    const rows = await MEMBERS_CALLED.rows(this.em, { name: name.toLowerCase(), part, most });
    return rows.map(({ id }) => id);
  }
}

/** Where lines come from: an alias `f` of `audit_event`, narrowed down. */
function sourceOf(filter: AuditFilter, { before, limit }: Window) {
  const { actorIds, aboutIds, action, from, until } = filter;
  const named = actorIds
    ? { column: 'actor_id', values: actorIds }
    : aboutIds && { column: 'object', values: aboutIds.map((id) => `member ${id}`) };
  const given = Object.entries({
    'l.id < ?': before,
    'l.action = ?': action,
    'l.created_at >= ?': from,
    'l.created_at < ?': until,
    "l.object = any(array(select 'member ' || id from unnest(cast(? as bigint[])) id))":
      actorIds && aboutIds && arrayOf(aboutIds),
  }).filter(([, value]) => value !== undefined);
  const narrowed = given.map(([condition]) => condition).join(' and ');
  const params = given.map(([, value]) => value);
  if (!named) return { from: `(select l.* from audit_event l where ${narrowed}) f`, params };
  const type = named.column === 'actor_id' ? 'bigint[]' : 'text[]';
  return {
    from: `unnest(cast(? as ${type})) named (value) cross join lateral (
      select l.* from audit_event l where l.${named.column} = named.value and ${narrowed} order by l.id desc limit ?) f`,
    params: [arrayOf(named.values), ...params, limit],
  };
}
