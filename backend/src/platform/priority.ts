import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { setPriority } from 'node:os';

/** Out of 19, so that page requests come first on a busy machine. */
const YIELDING = 5;
/**
 * Linux may schedule each session as a group, among which only the groups' own priorities count;
 * containers have shares instead (docker-compose.yml). Other systems have no such file.
 */
const GROUP = '/proc/self/autogroup';

/** Lowers the priority of this process and of those that it starts. */
export function yieldToPages(): void {
  setPriority(YIELDING);
  if (!existsSync(GROUP) || !hasOwnSession()) return;
  try {
    writeFileSync(GROUP, String(YIELDING));
  } catch {
    // Some hosts do not let it be written: sessions have equal shares there.
  }
}

/** Otherwise the group is also that of the processes to which this one yields. */
function hasOwnSession(): boolean {
  const [, fields = ''] = readFileSync('/proc/self/stat', 'utf8').split(') ');
  const [, , , session] = fields.split(' ');
  return Number(session) === process.pid;
}
