import { join } from 'node:path';
import { Migrator } from '@mikro-orm/migrations';
import { MikroORM } from '@mikro-orm/postgresql';
import { databaseOptions } from './database.options';

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
  const connection = orm.em.getConnection();
  await connection.transactional(async (transaction) => {
    // What cannot stand in a transaction is done beside it, however long that takes.
    await connection.execute(
      'set local idle_in_transaction_session_timeout = 0',
      [],
      'run',
      transaction,
    );
    await orm.getMigrator().up({ migrations: [name], transaction });
  });
}
