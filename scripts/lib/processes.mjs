import { spawnSync } from 'node:child_process';
import fs from 'node:fs';

export const pause = (ms) => new Promise((resolve) => setTimeout(resolve, ms));

/**
 * Sends `signal` to one process. For 0 and negative ids, Node would signal whole process groups,
 * including our own, and an id read from an empty file is 0.
 */
export function signalProcess(pid, signal) {
  if (!Number.isSafeInteger(pid) || pid < 2) throw new Error(`No process has the id ${pid}.`);
  process.kill(pid, signal);
}

/** Replaces a file atomically: readers find either the old or the new content. */
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

/**
 * The command line of a process, or '' if it cannot be read: distinguishes our own process from
 * another one with a reused id.
 */
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

/** Polls `done` until it returns something truthy; undefined after `ms`. */
export async function until(done, ms, every = 20) {
  for (const end = Date.now() + ms; ; ) {
    const answer = await done();
    if (answer) return answer;
    if (Date.now() > end) return undefined;
    await pause(every);
  }
}
