import type { EntityManager } from '@mikro-orm/postgresql';
import type { Clock } from '../../backend/src/platform/clock';
import { Outbox } from '../../backend/src/platform/outbox/outbox';

/**
 * Simulates a worker that dies during a job, before or after its work but before the commit, by
 * ending its database connection.
 */
export class DyingOutbox extends Outbox {
  constructor(
    private readonly connection: EntityManager,
    clock: Clock,
    private readonly when: 'before' | 'after',
  ) {
    super(connection, clock);
  }

  override onceForEach(
    outboxIds: readonly number[],
    effect: (claimed: ReadonlySet<number>) => Promise<unknown>,
  ): Promise<boolean> {
    return super.onceForEach(outboxIds, async (claimed) => {
      if (this.when === 'after') await effect(claimed);
      await this.connection.execute('select pg_terminate_backend(pg_backend_pid())');
    });
  }
}
