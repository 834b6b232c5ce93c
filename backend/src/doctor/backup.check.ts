import type { Client } from 'pg';
import type { Settings } from '../platform/config/settings';
import { type Check, type Finding, NOTHING } from './check';
import { using } from './database.check';

const HOUR_MS = 3_600_000;
/** As in the alert BackupOld (docker/alerts.yml). */
const OLDEST_HOURS = 26;
const WAY_OUT = 'Take one (docs/operations.md), or set BACKUPS=elsewhere if other tools do.';

/** Backups of a live service: whether they are taken. */
export const backup: Check = {
  of: 'Backup',
  examine: async ({ isLive, waived, databaseDirectUrl }: Settings) => {
    if (!isLive || waived.backups || databaseDirectUrl === '') return NOTHING;
    // A database that cannot be reached is a finding of its own.
    return using(databaseDirectUrl, (client) => assess(client, new Date())).catch(() => NOTHING);
  },
};

async function assess(client: Client, now: Date): Promise<Finding> {
  const { rows: tables } = await client.query("select to_regclass('public.setup_step') as found");
  if (!tables[0]?.found) return { holds: ['the database holds nothing yet'], problems: [] };
  const { rows } = await client.query<{ done_at: Date }>(
    "select done_at from setup_step where name = 'backup'",
  );
  const [last] = rows;
  if (!last) return { holds: [], problems: [`No backup was ever taken. ${WAY_OUT}`] };
  const hours = Math.round((now.getTime() - last.done_at.getTime()) / HOUR_MS);
  if (hours <= OLDEST_HOURS) return { holds: [`the last is ${hours} h old`], problems: [] };
  return { holds: [], problems: [`The last backup is ${hours} hours old. ${WAY_OUT}`] };
}
