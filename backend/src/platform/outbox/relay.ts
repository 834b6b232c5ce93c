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
      const carried = await this.sweep().catch((error: unknown) => {
        this.log.error({ err: error }, 'the outbox could not be carried');
        return undefined;
      });
      if (carried === undefined) await pause(PAUSE_AFTER_FAILURE_MS);
      else if (carried < SHARE) await pause(PAUSE_MS);
    }
  }

  /**
   * Hands over everything that is due.
   * @returns how many rows were handed over, at most `SHARE` per queue
   */
  async sweep(): Promise<number> {
    await this.purge();
    await this.putRight();
    return this.em.transactional(async (em) => {
      const now = this.clock.now();
      const due = await this.due(now);
      const stuck = await this.stuck(now);
      const rows = [...due, ...stuck];
      if (rows.length === 0) return 0;
      for (const [queue, group] of byQueue(due))
        await this.queues.add(
          queue,
          queue === MANY_SIGNALS.queue ? together(group) : group.map(jobOf),
        );
      for (const [queue, group] of byQueue(stuck))
        await this.queues.addAgain(queue, group.map(jobOf));
      await HANDED.rows(em, { ids: rows.map(({ id }) => id), now });
      return rows.length;
    });
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
