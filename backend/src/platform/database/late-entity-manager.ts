import {
  EntityManager,
  type PostgreSqlDriver,
  type TransactionOptions,
} from '@mikro-orm/postgresql';

type Work = () => Promise<void>;

/**
 * Can start a transaction late and defer work until after its commit, so that slow work before the
 * first write or after the last one holds no connection.
 */
export class LateEntityManager extends EntityManager<PostgreSqlDriver> {
  private beginsNext = false;
  private deferred: Work[] | undefined;

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
    const deferred: Work[] = [];
    em.deferred = deferred;
    const result = await this.inTransaction(em, work);
    for (const next of deferred) await next();
    return result;
  }

  private async inTransaction<Result>(em: this, work: () => Promise<Result>): Promise<Result> {
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
      em.deferred = undefined;
    }
  }

  /** Within `asOne`, runs the work after the commit, before `asOne` returns; otherwise immediately. */
  async afterCommit(work: Work): Promise<void> {
    const em = this.getContext(false);
    if (em.deferred) em.deferred.push(work);
    else await work();
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
