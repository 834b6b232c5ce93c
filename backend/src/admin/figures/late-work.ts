import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../platform/clock';
import { timeOf } from '../../platform/database/columns';
import { declaredQueues, declaredRepeatedJobs } from '../../platform/outbox/job';
import { RepeatedRuns } from '../../platform/telemetry/repeated-runs';
import { LATE_WORK } from './late-work.sql';

/** A job is late after this long; the relay retries it in the meantime. */
const LATE_MS = 5 * 60_000;
/** A repeated job may miss one run. */
const MISSED_TURNS = 2;
const MOST = 50;

export interface LateWork {
  readonly queue: string;
  /** The name of the job. */
  readonly name: string;
  readonly count: number;
  /** When the oldest of them was due. */
  readonly since: Date;
  /** A repeated job that did not run. */
  readonly isRepeated: boolean;
}

/** Enqueued and repeated jobs that are overdue. */
@Injectable()
export class LateWorks {
  constructor(
    private readonly em: EntityManager,
    private readonly clock: Clock,
    private readonly runs: RepeatedRuns,
  ) {}

  /** The longest overdue first. */
  async all(): Promise<LateWork[]> {
    const late = [...(await this.promised()), ...(await this.repeated())];
    return late.sort((one, other) => one.since.getTime() - other.since.getTime());
  }

  private async promised(): Promise<LateWork[]> {
    const before = new Date(this.clock.now().getTime() - LATE_MS);
    const rows = await LATE_WORK.rows(this.em, { queues: declaredQueues(), before, most: MOST });
    return rows.map((row) => ({ ...row, since: timeOf(row.since), isRepeated: false }));
  }

  private async repeated(): Promise<LateWork[]> {
    const now = this.clock.now().getTime();
    const ages = await this.runs.ages();
    return declaredRepeatedJobs().flatMap(({ queue, name, everyMs }) => {
      const age = (ages.get(name) ?? 0) * 1_000;
      if (age < MISSED_TURNS * everyMs + LATE_MS) return [];
      const since = new Date(now - age + everyMs);
      return [{ queue, name, count: 1, since, isRepeated: true }];
    });
  }
}
