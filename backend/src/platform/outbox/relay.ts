import { setTimeout as pause } from 'node:timers/promises';
import { EntityManager } from '@mikro-orm/postgresql';
import {
  type BeforeApplicationShutdown,
  Injectable,
  type OnApplicationBootstrap,
} from '@nestjs/common';
import { Clock } from '../clock';
import { arrayOf } from '../database/columns';
import { Log } from '../logging/log';
import { type HandedJob, Queues } from '../queues/queues';
import { declaredQueues, MANY_SIGNALS } from './job';

interface OutboxRow {
  readonly id: number;
  readonly queue: string;
  readonly name: string;
  readonly payload: object;
  readonly request_id: string | null;
}

const BATCH = 200;
/** So much of each queue at a time: however long one of them is, the others go on. */
const SHARE = 50;
/** Somebody sits and waits for these. */
const FIRST = ['otp', 'email-verification', 'mail'];
const rankOf = (queue: string) => (FIRST.includes(queue) ? FIRST.indexOf(queue) : FIRST.length);
const PAUSE_MS = 200;
const PAUSE_AFTER_FAILURE_MS = 2_000;
/**
 * Handed over but not done after this long: the queue may have been lost, or have given up after its tries (a mail server may be away
 * for hours). So it is handed over again, at ever longer intervals; while the queue still works on it, that changes nothing.
 */
const RETRY_AFTER_MS = 60_000;
const RETRY_AFTER_SHARE_OF_AGE = 0.1;
const STUCK =
  'done_at is null and handed_at < ? and handed_at < ?::timestamptz - (handed_at - run_at) * ?::float order by handed_at';
/** Rows that no other relay carries. */
const LOCKED = (condition: string) =>
  `select o.id, o.queue, o.name, o.payload, o.request_id from outbox o where ${condition} limit ? for update skip locked`;
/** What was promised or handed over further ahead than this was so by a clock that has been set back since. */
const AHEAD_MS = 60_000;
const PUT_RIGHT_EVERY_MS = 15_000;
const KEEP_DONE_MS = 7 * 24 * 3_600_000;
const PURGE_EVERY_MS = 3_600_000;

/** Carries outbox rows to their queues, in the workers. Any number of relays may run at once: rows are locked while they are carried. */
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

  /** Before the queues are closed: a row that is being carried would wait for them for ever. */
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

  /** Hands over what is due. @returns how many rows were handed over, at most some of each queue */
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
      await em.execute('update outbox set handed_at = ? where id = any(?::bigint[])', [
        now,
        arrayOf(rows.map((row) => row.id)),
      ]);
      return rows.length;
    });
  }

  /** Queue by queue, those first for which somebody waits. */
  private async due(now: Date): Promise<OutboxRow[]> {
    const queues = declaredQueues().sort((one, other) => rankOf(one) - rankOf(other));
    return this.em.execute<OutboxRow[]>(
      `select due.* from unnest(cast(? as text[])) with ordinality as served(queue, rank)
       cross join lateral (${LOCKED('o.queue = served.queue and o.handed_at is null and o.run_at <= ? order by o.run_at, o.id')}) due
       order by served.rank`,
      [arrayOf(queues), now, SHARE],
    );
  }

  private stuck(now: Date): Promise<OutboxRow[]> {
    return this.em.execute<OutboxRow[]>(LOCKED(STUCK), [
      new Date(now.getTime() - RETRY_AFTER_MS),
      now,
      RETRY_AFTER_SHARE_OF_AGE,
      BATCH,
    ]);
  }

  /** A clock that was ahead for a while leaves promises of the future: what was due at once is due now. A moment that was named stays. */
  private async putRight(): Promise<void> {
    if (performance.now() - this.putRightAt < PUT_RIGHT_EVERY_MS) return;
    this.putRightAt = performance.now();
    const now = this.clock.now();
    const ahead = new Date(now.getTime() + AHEAD_MS);
    await this.em.execute(
      `update outbox o set created_at = least(o.created_at, t.now), run_at = case when o.run_at <= o.created_at + interval '1 minute' then least(o.run_at, t.now) else o.run_at end,
         handed_at = case when o.handed_at > t.now then t.now else o.handed_at end
       from (select cast(? as timestamptz) as now) t where o.done_at is null and (o.created_at > ? or o.handed_at > ?)`,
      [now, ahead, ahead],
    );
  }

  private async purge(): Promise<void> {
    const now = this.clock.now().getTime();
    if (Math.abs(now - this.purgedAt) < PURGE_EVERY_MS) return;
    this.purgedAt = now;
    await this.em.execute('delete from outbox where done_at < ?', [new Date(now - KEEP_DONE_MS)]);
  }
}

function jobOf({ id, name, payload, request_id: requestId }: OutboxRow): HandedJob {
  return { id: `outbox-${id}`, name, data: { ...payload, outboxId: id, requestId } };
}

/** A job costs the queue more than a signal costs whoever hears it. What is handed over again goes alone, so that none holds up others. */
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
