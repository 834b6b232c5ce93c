// CPU time and memory of processes, as reported by the kernel. Linux only, like pinning to cores.
import { spawn } from 'node:child_process';
import fs from 'node:fs';

const TICK_MS = 10;

/** Servers share one core; the load generator and the database use the other one. */
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

/** The CPU time of a process so far, in ms. */
export const cpuOf = (pid) => statOf(pid).own;

/** Undefined once it has ended: its parent then has its time. */
function cpuIfThere(pid) {
  try {
    return cpuOf(pid);
  } catch (error) {
    if (error.code === 'ENOENT' || error.code === 'ESRCH') return undefined;
    throw error;
  }
}

/** The CPU time of a server and its children, including those that have ended. */
export function cpuOfFamily(pid) {
  const { own, gone } = statOf(pid);
  return own + gone + childrenOf(pid).reduce((sum, child) => sum + (cpuIfThere(child) ?? 0), 0);
}

/**
 * The memory of a process (PSS). Shared pages are divided among their processes, so that sums are
 * correct.
 */
export function memoryMb(pid) {
  const [, kb] = /^Pss:\s+(\d+) kB/m.exec(fs.readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8'));
  return Number(kb) / 1_024;
}

/** The memory of a process and its children, such as several front doors. */
export const memoryOfFamily = (pid) =>
  memoryMb(pid) + childrenOf(pid).reduce((sum, child) => sum + memoryMb(child), 0);

/** The sum over several processes. */
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
