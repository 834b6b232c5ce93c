import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { AuditLog } from '../../platform/audit/audit-log';
import { Clock } from '../../platform/clock';
import { Refusal } from '../../refusal';
import type { Actor } from '../../wire/access';
import type { Window } from '../../wire/paging';
import { Page } from '../../wire/reply';
import { type AuditFilter, type AuditLine, AuditRepository } from './audit.repository';
import { csvOf } from './audit-csv';

const DAY_MS = 24 * 3_600_000;
/** The maximum number of entries in one file; searching fewer days gives the rest. */
export const MOST_EXPORTED = 10_000;
/** A name shared by more members than this is too vague to search for. */
const MOST_NAMED = 50;

/** The search as requested. */
export interface AuditSearch {
  readonly actorId?: number | undefined;
  readonly who?: string | undefined;
  readonly about?: string | undefined;
  readonly action?: string | undefined;
  readonly from?: string | undefined;
  readonly to?: string | undefined;
}

/** Searches the audit log and exports the results. */
@Injectable()
export class AuditService {
  constructor(
    private readonly em: EntityManager,
    private readonly clock: Clock,
    private readonly lines: AuditRepository,
    private readonly audit: AuditLog,
  ) {}

  /** @throws Refusal under `who` or `about` if too many members have that name */
  async find(search: AuditSearch, { before, limit }: Window): Promise<Page<AuditLine>> {
    const filter = await this.filterOf(search);
    return Page.of(await this.lines.find(filter, { before, limit: limit + 1 }), limit);
  }

  actions(): Promise<string[]> {
    return this.lines.actions();
  }

  /**
   * The newest entries of a search as CSV. The export is recorded in the audit log itself.
   * @throws as `find`
   */
  async export(actor: Actor, search: AuditSearch): Promise<{ name: string; csv: string }> {
    const filter = await this.filterOf(search);
    const window = { before: Number.MAX_SAFE_INTEGER, limit: MOST_EXPORTED };
    return this.em.transactional(async () => {
      const lines = await this.lines.find(filter, window);
      const object = `audit-log ${lines.length}`;
      const { memberId: actorId } = actor;
      await this.audit.write({ actorId, action: 'audit-exported', object, result: 'done' });
      const day = this.clock.now().toISOString().slice(0, 10);
      return { name: `audit-log-${day}.csv`, csv: csvOf(lines) };
    });
  }

  private async filterOf({ actorId, who, about, ...search }: AuditSearch): Promise<AuditFilter> {
    return {
      action: search.action || undefined,
      from: search.from ? new Date(search.from) : undefined,
      until: search.to ? new Date(Date.parse(search.to) + DAY_MS) : undefined,
      actorIds: actorId ? [actorId] : await this.named('who', who),
      aboutIds: await this.named('about', about),
    };
  }

  /** Undefined if no name is given. */
  private async named(word: 'who' | 'about', name = ''): Promise<number[] | undefined> {
    if (name === '') return undefined;
    if (/^\d{1,15}$/.test(name)) return [Number(name)];
    const ids = await this.lines.membersCalled(name, MOST_NAMED + 1);
    if (ids.length <= MOST_NAMED) return ids;
    const message = `More than ${MOST_NAMED} members have “${name}” in their name. Please type more of it.`;
    throw new Refusal('fields', { errors: { [word]: [message] } });
  }
}
