import { spawnSync } from 'node:child_process';
import fs from 'node:fs';

export const pause = (ms) => new Promise((resolve) => setTimeout(resolve, ms));

/**
 * Sends `signal` to one process. Node hands 0 and negative numbers to the system as whole process groups, one's own first of all,
 * and an id that was read from a file before it was written is 0.
 */
export function signalProcess(pid, signal) {
  if (!Number.isSafeInteger(pid) || pid < 2) throw new Error(`No process has the id ${pid}.`);
  process.kill(pid, signal);
}

/** Writes `text` so that who reads the file meanwhile finds it whole, or as it was before. */
export function writeWhole(file, text) {
  const draft = `${file}.${process.pid}`;
  fs.writeFileSync(draft, text);
  fs.renameSync(draft, file);
}

export function isAlive(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error.code === 'EPERM';
  }
}

/** The command line of a process, or '' where it cannot be read: it tells our own process from another with a reused id. */
export function commandOf(pid) {
  if (process.platform === 'win32') return '';
  try {
    return fs.readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ').trim();
  } catch {
    return (
      spawnSync('ps', ['-o', 'command=', '-p', String(pid)], { encoding: 'utf8' }).stdout?.trim() ??
      ''
    );
  }
}

/** Asks `done` until it answers something truthy; undefined when `ms` have passed without. */
export async function until(done, ms, every = 20) {
  for (const end = Date.now() + ms; ; ) {
    const answer = await done();
    if (answer) return answer;
    if (Date.now() > end) return undefined;
    await pause(every);
  }
}
