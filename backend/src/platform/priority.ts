import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { setPriority } from 'node:os';

/** Out of 19, so that page requests come first on a busy machine. */
export const BEHIND_PAGES = 5;
/** What takes longer lets a single picture go first. */
export const BEHIND_PICTURES = 12;
/**
 * With autogroup scheduling, Linux compares nice values only within a session, and each session has
 * a nice value of its own. Containers have CPU shares instead (docker-compose.yml). Other systems
 * have no such file.
 */
const GROUP = '/proc/self/autogroup';

/** Lowers the priority of this process and of those that it starts. */
export function yieldToPages(priority = BEHIND_PAGES): void {
  if (priority === 0) return;
  setPriority(priority);
  if (!existsSync(GROUP) || !hasOwnSession()) return;
  try {
    writeFileSync(GROUP, String(priority));
  } catch {
    // Some hosts do not allow this; there, all sessions get equal shares.
  }
}

/** If not, the session includes the processes that this one is to yield to. */
function hasOwnSession(): boolean {
  const [, fields = ''] = readFileSync('/proc/self/stat', 'utf8').split(') ');
  const [, , , session] = fields.split(' ');
  return Number(session) === process.pid;
}
