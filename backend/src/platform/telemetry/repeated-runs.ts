import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Clock } from '../clock';
import { timeOf } from '../database/columns';
import { EXPECT, HAS_RUN, LAST_RUNS } from './repeated-runs.sql';

/** When repeated jobs last ran, independent of what their queues still remember. */
@Injectable()
export class RepeatedRuns {
  constructor(
    private readonly em: EntityManager,
    private readonly clock: Clock,
  ) {}

  /** Registers the jobs that should run, so that one that never runs shows up as late, too. */
  async expect(names: readonly string[]): Promise<void> {
    await EXPECT.rows(this.em.fork(), { names, now: this.clock.now() });
  }

  async ran(name: string): Promise<void> {
    await HAS_RUN.rows(this.em.fork(), { name, now: this.clock.now() });
  }

  /** How many seconds ago each job last ran, or was first expected if it never ran. */
  async ages(): Promise<Map<string, number>> {
    const now = this.clock.now().getTime();
    const rows = await LAST_RUNS.rows(this.em.fork(), {});
    return new Map(
      rows.map(({ name, since }) => [name, Math.max(0, (now - timeOf(since).getTime()) / 1_000)]),
    );
  }
}
