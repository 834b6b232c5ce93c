import { join } from 'node:path';
import { Migrator } from '@mikro-orm/migrations';
import { MikroORM } from '@mikro-orm/postgresql';
import { databaseOptions } from './database.options';
import { WAIT_BESIDE } from './migrate.sql';

const MIGRATIONS = {
  path: join(__dirname, '../../migrations'),
  glob: '!(*.d).{js,ts}',
  snapshot: false,
  silent: true,
};

/** Brings the tables to the state of one migration, or of the last one. A file of its own, since a process that serves never loads it. */
export async function migrate(databaseUrl: string, last?: string): Promise<void> {
  const orm = await MikroORM.init({
    ...databaseOptions({ databaseUrl }),
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
 * A migration and the note that it is done are one transaction: killed, it has either happened or not. Left to itself the migrator
 * writes the note afterwards, or makes one transaction of all.
 */
async function bringUp(orm: MikroORM, name: string): Promise<void> {
  const em = orm.em.fork();
  await orm.em.getConnection().transactional(async (transaction) => {
    em.setTransactionContext(transaction);
    await WAIT_BESIDE.rows(em, {});
    await orm.getMigrator().up({ migrations: [name], transaction });
  });
}
