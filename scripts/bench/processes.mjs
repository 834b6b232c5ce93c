// What the kernel tells of processes: the CPU time they took and the memory they hold. Linux only, like the pinning to cores.
import { spawn } from 'node:child_process';
import fs from 'node:fs';

const TICK_MS = 10;

/** Servers share one core; whoever asks, and the database, the other one. */
export const CORE = { servers: '0', others: '1' };

/** Starts Node on a core. */
export function pinned(core, args, options) {
  return spawn('taskset', ['-c', core, process.execPath, ...args], options);
}

function statOf(pid) {
  const stat = fs.readFileSync(`/proc/${pid}/stat`, 'utf8');
  const fields = stat
    .slice(stat.lastIndexOf(')') + 2)
    .split(' ')
    .map(Number);
  return {
    parent: fields[1],
    own: (fields[11] + fields[12]) * TICK_MS,
    gone: (fields[13] + fields[14]) * TICK_MS,
  };
}

/** CPU time of a process so far, in ms. */
export const cpuOf = (pid) => statOf(pid).own;

/** Undefined once it has ended: then its parent has its time. */
function cpuIfThere(pid) {
  try {
    return cpuOf(pid);
  } catch (error) {
    if (error.code === 'ENOENT' || error.code === 'ESRCH') return undefined;
    throw error;
  }
}

/** The same of a server and its children, those included that have ended. */
export function cpuOfFamily(pid) {
  const { own, gone } = statOf(pid);
  return own + gone + childrenOf(pid).reduce((sum, child) => sum + (cpuIfThere(child) ?? 0), 0);
}

/** What a process holds, pages that it shares with others (the program itself) counted by its part of them: then sums are right. */
export function memoryMb(pid) {
  const [, kb] = /^Pss:\s+(\d+) kB/m.exec(fs.readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8'));
  return Number(kb) / 1_024;
}

/** Of several processes together. */
export const total = (memory) => Object.values(memory).reduce((sum, each) => sum + each, 0);

export function childrenOf(pid) {
  return fs
    .readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(Number)
    .filter((child) => {
      try {
        return statOf(child).parent === pid;
      } catch {
        return false;
      }
    });
}
