import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { timeOf } from '../../platform/database/columns';
import { keysFrom, typedName, wordLike } from '../../profiles/people/typed-name';
import type { Window } from '../../wire/paging';
import { EVERY_ACTION, MEMBERS_CALLED } from './audit.sql';
import { ABOUT, type AuditRow, auditLines, FROM, OF_ACTION, UNTIL } from './audit-lines.sql';

export type AuditLine = Omit<AuditRow, 'at'> & { readonly at: Date };

/** The filters of a search; omitted ones do not apply. */
export interface AuditFilter {
  /** The members who acted. */
  readonly actorIds?: readonly number[] | undefined;
  /** The members concerned. */
  readonly aboutIds?: readonly number[] | undefined;
  readonly action?: string | undefined;
  readonly from?: Date | undefined;
  /** Exclusive. */
  readonly until?: Date | undefined;
}

/** Reads the audit log, newest lines first. Nothing here changes it. */
@Injectable()
export class AuditRepository {
  constructor(private readonly em: EntityManager) {}

  /**
   * Lines filtered by members are read from an index per member, newest first, so that the query
   * stays fast however many lines a member has.
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
      actorIds,
      aboutIds,
      objects,
      action,
      from,
      until,
      before,
      most: limit,
    });
    return rows.map((row) => ({ ...row, at: timeOf(row.at) }));
  }

  /** The distinct actions in the log, as options of the filter. */
  async actions(): Promise<string[]> {
    return (await EVERY_ACTION.rows(this.em, {})).map(({ action }) => action);
  }

  /** Members with a word in their name that begins so or with exactly this email address; at most `most`. */
  async membersCalled(name: string, most: number): Promise<number[]> {
    const text = (await typedName(this.em, name, 1)) ?? '';
    const called = { ...keysFrom(text), word: wordLike(text), name: name.toLowerCase() };
    const rows = await MEMBERS_CALLED.rows(this.em, { ...called, most });
    return rows.map(({ id }) => id);
  }
}
