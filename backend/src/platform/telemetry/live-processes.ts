import { randomUUID } from 'node:crypto';
import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Clock } from '../clock';

export type ProcessKind = 'api' | 'workers';

/** A process that said nothing for this long is dead. */
const DEAD_AFTER_MS = 15_000;
const FORGOTTEN_AFTER_MS = 3_600_000;
const KINDS: readonly ProcessKind[] = ['api', 'workers'];

/** Which processes of the product live, as they say themselves. So one that was killed is missed by all the others. */
@Injectable()
export class LiveProcesses {
  private readonly id = randomUUID();

  constructor(
    private readonly em: EntityManager,
    private readonly clock: Clock,
  ) {}

  async beat(kind: ProcessKind): Promise<void> {
    const em = this.em.fork();
    await em.execute(
      'insert into live_process (id, kind, seen_at) values (?, ?, ?) on conflict (id) do update set seen_at = excluded.seen_at',
      [this.id, kind, this.clock.now()],
    );
    await em.execute('delete from live_process where seen_at < ?', [this.ago(FORGOTTEN_AFTER_MS)]);
  }

  /** This process leaves in order. */
  async leave(): Promise<void> {
    await this.em.fork().execute('delete from live_process where id = ?', [this.id]);
  }

  /** How many live, by kind; a kind of which none lives is told as 0. */
  async count(): Promise<Map<ProcessKind, number>> {
    const rows = await this.em
      .fork()
      .execute<{ kind: ProcessKind; count: number }[]>(
        'select kind, count(*)::int as count from live_process where seen_at > ? group by kind',
        [this.ago(DEAD_AFTER_MS)],
      );
    const counted = new Map(rows.map(({ kind, count }) => [kind, count]));
    return new Map(KINDS.map((kind) => [kind, counted.get(kind) ?? 0]));
  }

  private ago(milliseconds: number): Date {
    return new Date(this.clock.now().getTime() - milliseconds);
  }
}
