import { randomUUID } from 'node:crypto';
import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Clock } from '../clock';
import { declaredQueues } from '../outbox/job';
import { LiveProcess } from './live-process.entity';
import { BEAT, COUNT_LIVING, COUNT_SERVING } from './live-processes.sql';

export type ProcessKind = 'api' | 'workers';

/** A process that has not reported for this long is considered dead. */
const DEAD_AFTER_MS = 15_000;
const FORGOTTEN_AFTER_MS = 3_600_000;
const KINDS: readonly ProcessKind[] = ['api', 'workers'];

/**
 * Which processes of the product are alive, by their own reports. So the other processes notice
 * when one was killed.
 */
@Injectable()
export class LiveProcesses {
  private readonly id = randomUUID();

  constructor(
    private readonly em: EntityManager,
    private readonly clock: Clock,
  ) {}

  /** @param queues those that a worker serves */
  async beat(kind: ProcessKind, queues: readonly string[] | null = null): Promise<void> {
    const em = this.em.fork();
    await BEAT.rows(em, { id: this.id, kind, seenAt: this.clock.now(), queues });
    await em.nativeDelete(LiveProcess, { seenAt: { $lt: this.ago(FORGOTTEN_AFTER_MS) } });
  }

  /** Removes this process at an orderly shutdown. */
  async leave(): Promise<void> {
    await this.em.fork().nativeDelete(LiveProcess, { id: this.id });
  }

  /** The number of live processes by kind, including kinds with 0. */
  async count(): Promise<Map<ProcessKind, number>> {
    const since = this.ago(DEAD_AFTER_MS);
    const rows = await COUNT_LIVING.rows(this.em.fork(), { since });
    const counted = new Map<string, number>(rows.map(({ kind, count }) => [kind, count]));
    return new Map(KINDS.map((kind) => [kind, counted.get(kind) ?? 0]));
  }

  /** The number of live workers that serve each queue, including queues with 0. */
  async countServing(): Promise<Map<string, number>> {
    const declared = declaredQueues();
    const since = this.ago(DEAD_AFTER_MS);
    const rows = await COUNT_SERVING.rows(this.em.fork(), { declared, since });
    const counted = new Map(rows.map(({ queue, count }) => [queue, count]));
    return new Map(declared.map((queue) => [queue, counted.get(queue) ?? 0]));
  }

  private ago(milliseconds: number): Date {
    return new Date(this.clock.now().getTime() - milliseconds);
  }
}
