import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { timeOf } from '../../platform/database/columns';
import type { Window } from '../../wire/paging';
import { EVERY_ACTION, MEMBERS_CALLED } from './audit.sql';
import { ABOUT, type AuditRow, auditLines, FROM, OF_ACTION, UNTIL } from './audit-lines.sql';

/** One line of the audit log. */
export type AuditLine = Omit<AuditRow, 'at'> & { readonly at: Date };

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

/** Reads the audit log, the newest line first. Nothing here changes it. */
@Injectable()
export class AuditRepository {
  constructor(private readonly em: EntityManager) {}

  /**
   * The lines of some members come from the index of each, newest first, however long the log is; so nobody waits for all lines of
   * whoever has the most.
   */
  async find(filter: AuditFilter, { before, limit }: Window): Promise<AuditLine[]> {
    const { actorIds, aboutIds, action, from, until } = filter;
    const statement = auditLines(actorIds ? 'actors' : aboutIds ? 'objects' : 'all', [
      ...(action === undefined ? [] : [OF_ACTION]),
      ...(from === undefined ? [] : [FROM]),
      ...(until === undefined ? [] : [UNTIL]),
      ...(actorIds && aboutIds ? [ABOUT] : []),
    ]);
    const objects = aboutIds?.map((id) => `member ${id}`);
    const rows = await statement.rows(this.em, {
      ...{ actorIds, aboutIds, objects, action, from, until },
      ...{ before, most: limit },
    });
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
