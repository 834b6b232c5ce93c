import { join } from 'node:path';
import { Migrator } from '@mikro-orm/migrations';
import { MikroORM } from '@mikro-orm/postgresql';
import { databaseOptions } from './database.options';
import { WAIT_BRIEFLY } from './migrate.sql';

const MIGRATIONS = {
  path: join(__dirname, '../../migrations'),
  glob: '!(*.d).{js,ts}',
  snapshot: false,
  silent: true,
};

/**
 * A large table takes as long as it takes. An index made beside its use, outside of a transaction,
 * waits for everybody who was at work when it began, and holds nobody up.
 */
const UNLIMITED = {
  statement_timeout: 0,
  idle_in_transaction_session_timeout: 0,
  lock_timeout: 0,
};

/**
 * Runs the pending migrations, up to `last` if given. In a file of its own, because serving
 * processes never load it.
 */
export async function migrate(databaseUrl: string, last?: string): Promise<void> {
  const orm = await MikroORM.init({
    ...databaseOptions({ databaseUrl }, UNLIMITED),
    extensions: [Migrator],
    migrations: MIGRATIONS,
  });
  try {
    for (const { name } of await orm.getMigrator().getPendingMigrations())
      if (last === undefined || name <= last) await bringUp(orm, name);
  } finally {
    await orm.close();
  }
}

/**
 * Runs a migration and records it in one transaction, so that a killed process has done either both
 * or neither. On its own, the migrator records it afterwards, or runs all migrations in a single
 * transaction.
 */
async function bringUp(orm: MikroORM, name: string): Promise<void> {
  const em = orm.em.fork();
  await orm.em.getConnection().transactional(async (transaction) => {
    em.setTransactionContext(transaction);
    await WAIT_BRIEFLY.rows(em, {});
    await orm.getMigrator().up({ migrations: [name], transaction });
  });
}
