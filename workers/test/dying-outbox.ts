import type { EntityManager } from '@mikro-orm/postgresql';
import type { Clock } from '../../backend/src/platform/clock';
import { Outbox } from '../../backend/src/platform/outbox/outbox';

/** A worker dies in the middle of a job, before or after its work, which is not committed yet: there and then its connection to the database ends. */
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
