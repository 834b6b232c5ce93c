import {
  EntityManager,
  type PostgreSqlDriver,
  type TransactionOptions,
} from '@mikro-orm/postgresql';

/** Can begin a transaction late: work that takes long before it writes holds no connection until then. */
export class LateEntityManager extends EntityManager<PostgreSqlDriver> {
  private beginsNext = false;

  /**
   * Makes one transaction of all that a piece of work writes.
   * @param begins at once, or with the first `transactional` of the work. What is written before that stands alone.
   */
  async asOne<Result>(
    begins: 'at once' | 'with the first',
    work: () => Promise<Result>,
  ): Promise<Result> {
    const em = this.getContext(false);
    if (begins === 'at once') await em.begin();
    else em.beginsNext = true;
    try {
      const result = await work();
      if (em.isInTransaction()) await em.commit();
      return result;
    } catch (error) {
      // A connection that is gone has taken its transaction back by itself.
      if (em.isInTransaction()) await em.rollback().catch(() => undefined);
      throw error;
    } finally {
      em.beginsNext = false;
    }
  }

  override async transactional<Result>(
    work: (em: this) => Result | Promise<Result>,
    options?: TransactionOptions,
  ): Promise<Result> {
    const em = this.getContext(false);
    if (em.beginsNext) {
      em.beginsNext = false;
      await em.begin();
    }
    return super.transactional(work, options);
  }
}
