import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Clock } from '../clock';
import { timeOf } from '../database/columns';
import { EXPECT, HAS_RUN, LAST_RUNS } from './repeated-runs.sql';

/** When jobs that come back by themselves were done last, whatever their queues have forgotten. */
@Injectable()
export class RepeatedRuns {
  constructor(
    private readonly em: EntityManager,
    private readonly clock: Clock,
  ) {}

  /** From now on they are expected: one that never runs grows late, too. */
  async expect(names: readonly string[]): Promise<void> {
    await EXPECT.rows(this.em.fork(), { names, now: this.clock.now() });
  }

  async ran(name: string): Promise<void> {
    await HAS_RUN.rows(this.em.fork(), { name, now: this.clock.now() });
  }

  /** How many seconds ago each was done; counted from when it was first expected, as long as it never was. */
  async ages(): Promise<Map<string, number>> {
    const now = this.clock.now().getTime();
    const rows = await LAST_RUNS.rows(this.em.fork(), {});
    return new Map(
      rows.map(({ name, since }) => [name, Math.max(0, (now - timeOf(since).getTime()) / 1_000)]),
    );
  }
}
