import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { eraseMember, forgetMember } from '../../../src/departure/departure.jobs';
import { LeavingService } from '../../../src/departure/leaving/leaving.service';
import type { RunningApp } from '../../support/app';
import { promised } from '../../support/jobs';
import type { Person } from '../../support/people';
import { inUnitOfWork } from '../../support/unit-of-work';

export const REASON = 'I retire.';

export const leave = (person: Person, reason: unknown = REASON) =>
  person.post('deleteAccount', { id: person.id, reason });

/** The ids of a departure and of its outbox entries. */
export async function departureOf(app: RunningApp, person: Person) {
  const [departure] = await app.rows<{ id: number }>(
    'select id from departure where account_id = ?',
    [person.id],
  );
  const departureId = departure?.id ?? 0;
  const [farewell] = await promised(app, 'mail', { departureId });
  const deletions = await promised(app, 'account-deletion', { departureId });
  const idOf = (name: string) => deletions.find((job) => job.name === name)?.id ?? 0;
  return {
    departureId,
    farewellId: farewell?.id ?? 0,
    eraseId: idOf(eraseMember.name),
    forgetId: idOf(forgetMember.name),
  };
}

/** Does what the workers would do. */
export async function sayFarewell(app: RunningApp, person: Person): Promise<void> {
  const { departureId, farewellId } = await departureOf(app, person);
  await inUnitOfWork(app, () =>
    app.nest.get(LeavingService).sendFarewell(departureId, `outbox-${farewellId}`),
  );
}

export async function erase(app: RunningApp, person: Person): Promise<void> {
  const { departureId, eraseId } = await departureOf(app, person);
  await inUnitOfWork(app, () =>
    app.nest.get(LeavingService).erase({ departureId, outboxId: eraseId }),
  );
}

export async function forget(app: RunningApp, person: Person): Promise<void> {
  const { departureId, forgetId } = await departureOf(app, person);
  await inUnitOfWork(app, () =>
    app.nest.get(LeavingService).forget({ departureId, outboxId: forgetId }),
  );
}

/**
 * The rows of all tables that contain any of these words, except the list of the world's cities.
 */
export async function sweep(app: RunningApp, words: readonly string[]): Promise<string[]> {
  const tables = await app.rows<{ name: string }>(
    `select format('%I.%I', table_schema, table_name) as name from information_schema.tables
     where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema')
       and table_name not in ('city', 'city_name') order by 1`,
  );
  const pattern = words.map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('|');
  const found: string[] = [];
  for (const { name } of tables) {
    const rows = await app.rows<{ row: string }>(
      `select t::text as row from ${name} t where t::text ~* ? limit 5`,
      [pattern],
    );
    found.push(...rows.map(({ row }) => `${name}: ${row}`));
  }
  return found;
}

/** The keys of all files in the media store. */
export async function storedFiles(app: RunningApp): Promise<string[]> {
  const folder = join(app.settings.dataDir, 'media', 'files');
  const found = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  return found
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1));
}
