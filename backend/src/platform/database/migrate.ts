import { join } from 'node:path';
import { Migrator } from '@mikro-orm/migrations';
import { MikroORM } from '@mikro-orm/postgresql';
import { databaseOptions } from './database.options';

const MIGRATIONS = {
  path: join(__dirname, '../../migrations'),
  glob: '!(*.d).{js,ts}',
  snapshot: false,
  allOrNothing: false,
  silent: true,
};

/** Brings the tables to the state of one migration, or of the last one. A file of its own, since a process that serves never loads it. */
export async function migrate(databaseUrl: string, last?: string): Promise<void> {
  const orm = await MikroORM.init({ ...databaseOptions({ databaseUrl }), extensions: [Migrator], migrations: MIGRATIONS });
  try {
    await orm.getMigrator().up(last === undefined ? undefined : { to: last });
  } finally {
    await orm.close();
  }
}
