import {
  EntityManager,
  type PostgreSqlDriver,
  type TransactionOptions,
} from '@mikro-orm/postgresql';

/** Can start a transaction late, so that slow work before the first write holds no connection. */
export class LateEntityManager extends EntityManager<PostgreSqlDriver> {
  private beginsNext = false;

  /**
   * Runs all writes of a piece of work in one transaction.
   * @param begins at once, or with the first `transactional` call of the work; anything written
   *   before that call is not part of the transaction
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
      // If the connection is gone, the server has already rolled back its transaction.
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
