import { setTimeout as pause } from 'node:timers/promises';
import { EntityManager } from '@mikro-orm/postgresql';
import {
  type BeforeApplicationShutdown,
  Injectable,
  type OnApplicationBootstrap,
} from '@nestjs/common';
import { Clock } from '../clock';
import { Log } from '../logging/log';
import { type HandedJob, Queues } from '../queues/queues';
import { declaredQueues, MANY_SIGNALS } from './job';
import { OutboxEntry } from './outbox-entry.entity';
import { DUE, HANDED, type OutboxRow, PUT_QUEUES_RIGHT, PUT_RIGHT, STUCK } from './relay.sql';

const BATCH = 200;
/** The limit per queue and sweep, so that a long queue does not hold up the others. */
const SHARE = 50;
/** Users are waiting for these, so they are handed over first. */
const FIRST = ['otp', 'email-verification', 'mail'];
const rankOf = (queue: string) => (FIRST.includes(queue) ? FIRST.indexOf(queue) : FIRST.length);
const PAUSE_MS = 200;
const PAUSE_AFTER_FAILURE_MS = 2_000;
/** Well within the time that PostgreSQL lets the sweep's transaction rest. */
const HANDING_LIMIT_MS = 5_000;
/**
 * A job handed over but not done after this time is handed over again, at ever longer intervals:
 * the queue may have been lost, or have given up after its retries (a mail server may be down for
 * hours). While the queue is still working on the job, this has no effect.
 */
const RETRY_AFTER_MS = 60_000;
const RETRY_AFTER_SHARE_OF_AGE = 0.1;
/** Timestamps further in the future than this were written before the clock was set back. */
const AHEAD_MS = 60_000;
const PUT_RIGHT_EVERY_MS = 15_000;
const KEEP_DONE_MS = 7 * 24 * 3_600_000;
const PURGE_EVERY_MS = 3_600_000;

/**
 * Moves outbox rows to their queues, in the workers. Any number of relays may run at once: rows are
 * locked while they are being moved.
 */
@Injectable()
export class Relay implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private stopped = false;
  private running: Promise<void> = Promise.resolve();
  private purgedAt = 0;
  private putRightAt = Number.NEGATIVE_INFINITY;

  constructor(
    private readonly em: EntityManager,
    private readonly clock: Clock,
    private readonly queues: Queues,
    private readonly log: Log,
  ) {}

  onApplicationBootstrap(): void {
    this.running = this.run();
  }

  /**
   * Must finish before the queues are closed: a row being handed over would wait for them for ever.
   */
  async beforeApplicationShutdown(): Promise<void> {
    this.stopped = true;
    await this.running;
  }

  private async run(): Promise<void> {
    while (!this.stopped) {
      const { handed, failed } = await this.sweep().catch((error: unknown) => {
        this.log.error({ err: error }, 'the outbox could not be carried');
        return { handed: 0, failed: 1 };
      });
      if (failed > 0) await pause(PAUSE_AFTER_FAILURE_MS);
      else if (handed < SHARE) await pause(PAUSE_MS);
    }
  }

  /**
   * Hands over everything that is due, to all queues at once: one that does not answer holds up the
   * others for as long as `HANDING_LIMIT_MS`, and one that fails not at all.
   * @returns how many rows were handed over, at most `SHARE` per queue, and how many have to wait
   */
  async sweep(): Promise<{ handed: number; failed: number }> {
    await this.purge();
    await this.putRight();
    return this.em.transactional(async (em) => {
      const now = this.clock.now();
      const due = byQueue(await this.due(now));
      const stuck = byQueue(await this.stuck(now));
      const queues = new Set([...due.keys(), ...stuck.keys()]);
      const all = await Promise.all(
        [...queues].map(async (queue) => {
          const rows = { due: due.get(queue) ?? [], stuck: stuck.get(queue) ?? [] };
          const isHanded = await this.handOver(queue, rows);
          return { isHanded, ids: [...rows.due, ...rows.stuck].map(({ id }) => id) };
        }),
      );
      const handed = all.filter(({ isHanded }) => isHanded).flatMap(({ ids }) => ids);
      const failed = all.flatMap(({ ids }) => ids).length - handed.length;
      if (handed.length > 0) await HANDED.rows(em, { ids: handed, now });
      return { handed: handed.length, failed };
    });
  }

  /** @returns false if the queue could not be filled; it is opened anew for the next sweep */
  private async handOver(
    queue: string,
    { due, stuck }: Record<'due' | 'stuck', OutboxRow[]>,
  ): Promise<boolean> {
    const filling = async () => {
      await this.queues.add(queue, queue === MANY_SIGNALS.queue ? together(due) : due.map(jobOf));
      await this.queues.addAgain(queue, stuck.map(jobOf));
    };
    try {
      await inTime(filling());
      return true;
    } catch (error) {
      this.log.error({ err: error, queue }, 'a queue could not be filled');
      this.queues.openAnew(queue);
      return false;
    }
  }

  /** Queue by queue, starting with those that users are waiting for. */
  private async due(now: Date): Promise<OutboxRow[]> {
    const queues = declaredQueues().sort((one, other) => rankOf(one) - rankOf(other));
    return DUE.rows(this.em, { queues, now, most: SHARE });
  }

  private stuck(now: Date): Promise<OutboxRow[]> {
    return STUCK.rows(this.em, {
      handedBefore: new Date(now.getTime() - RETRY_AFTER_MS),
      now,
      shareOfAge: RETRY_AFTER_SHARE_OF_AGE,
      most: BATCH,
    });
  }

  /**
   * After the clock was ahead for a while, some jobs have times in the future. Those that were due
   * at once become due now; explicitly scheduled times are kept. What the queues noted is put right
   * as well.
   */
  private async putRight(): Promise<void> {
    if (performance.now() - this.putRightAt < PUT_RIGHT_EVERY_MS) return;
    this.putRightAt = performance.now();
    const now = this.clock.now();
    const ahead = new Date(now.getTime() + AHEAD_MS);
    await PUT_RIGHT.rows(this.em, { now, ahead });
    // BullMQ uses the system time, not our clock, which tests can set.
    const nowMs = Date.now();
    if (this.queues.areInDatabase)
      await PUT_QUEUES_RIGHT.rows(this.em, { nowMs, aheadMs: nowMs + AHEAD_MS });
  }

  private async purge(): Promise<void> {
    const now = this.clock.now().getTime();
    if (Math.abs(now - this.purgedAt) < PURGE_EVERY_MS) return;
    this.purgedAt = now;
    await this.em.nativeDelete(OutboxEntry, { doneAt: { $lt: new Date(now - KEEP_DONE_MS) } });
  }
}

/**
 * What comes too late does no harm: a job that is added again has the same id, and its row is
 * claimed once.
 * @throws Error after `HANDING_LIMIT_MS`
 */
async function inTime(work: Promise<void>): Promise<void> {
  const late = new AbortController();
  const limit = pause(HANDING_LIMIT_MS, undefined, { signal: late.signal }).then(() => {
    throw new Error('The queue has not answered.');
  });
  try {
    await Promise.race([work, limit]);
  } finally {
    late.abort();
    for (const either of [work, limit]) either.catch(() => undefined);
  }
}

function jobOf({ id, name, payload, request_id: requestId }: OutboxRow): HandedJob {
  return { id: `outbox-${id}`, name, data: { ...payload, outboxId: id, requestId } };
}

/**
 * Combines signals into one job, because a job costs the queue more than a signal costs its
 * listeners. Jobs that are handed over again stay separate, so that one cannot hold up the others.
 */
function together(rows: OutboxRow[]): HandedJob[] {
  const [first, ...more] = rows;
  if (!first || more.length === 0) return rows.map(jobOf);
  const signals = rows.map((row) => ({ ...jobOf(row).data, name: row.name }));
  return [
    {
      id: `outbox-${first.id}-and-${more.length}`,
      name: MANY_SIGNALS.name,
      data: { outboxId: first.id, requestId: null, signals },
    },
  ];
}

function byQueue(rows: OutboxRow[]): Map<string, OutboxRow[]> {
  const groups = new Map<string, OutboxRow[]>();
  for (const row of rows) groups.set(row.queue, [...(groups.get(row.queue) ?? []), row]);
  return groups;
}
