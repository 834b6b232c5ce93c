import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { type DbTime, timeOf } from '../platform/database/columns';
import type { Window } from '../wire/paging';
import { Page } from '../wire/reply';

/** One line of the audit log. */
export interface AuditLine {
  readonly id: number;
  readonly actorId: number | null;
  readonly actor: string;
  readonly action: string;
  readonly object: string;
  readonly result: string;
  readonly address: string;
  readonly at: Date;
}

export interface AuditSearch extends Window {
  readonly actorId: number | undefined;
  readonly action: string | undefined;
}

/** Reads the audit log, the newest line first. Nothing here changes it. */
@Injectable()
export class AuditRepository {
  constructor(private readonly em: EntityManager) {}

  async find({ actorId, action, before, limit }: AuditSearch): Promise<Page<AuditLine>> {
    const given = Object.entries({
      'e.actor_id = ?': actorId,
      'e.action = ?': action,
      'e.id < ?': before,
    }).filter(([, value]) => value);
    const where =
      given.length > 0 ? `where ${given.map(([condition]) => condition).join(' and ')}` : '';
    const rows = await this.em.execute<(Omit<AuditLine, 'at'> & { at: DbTime })[]>(
      `select e.id, e.actor_id as "actorId", coalesce(trim(a.first_name || ' ' || a.last_name), '') as actor, e.action, coalesce(e.object, '') as object,
         e.result, coalesce(host(e.address), '') as address, e.created_at as at
       from audit_event e left join account a on a.id = e.actor_id ${where} order by e.id desc limit ?`,
      [...given.map(([, value]) => value), limit + 1],
    );
    return Page.of(rows, limit).map((row) => ({ ...row, at: timeOf(row.at) }));
  }

  /** The actions that occur, for choosing among them. */
  async actions(): Promise<string[]> {
    const rows = await this.em.execute<{ action: string }[]>(
      `with recursive every_action as (
         (select action from audit_event order by action limit 1)
         union all select (select e.action from audit_event e where e.action > every_action.action order by e.action limit 1)
         from every_action where every_action.action is not null)
       select action from every_action where action is not null`,
    );
    return rows.map(({ action }) => action);
  }
}
