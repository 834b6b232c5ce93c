import fs from 'node:fs';
import path from 'node:path';
import { commandOf, isAlive } from './processes.mjs';

/**
 * Locks `file` for this process until it ends or calls `release`. If another live process has the
 * lock, returns its id. A file left by a killed process is ignored, as is one whose process id now
 * belongs to another program.
 */
export function hold(file) {
  const script = path.basename(process.argv[1] ?? '');
  for (;;) {
    try {
      takeWhole(file, JSON.stringify({ pid: process.pid, script }));
      const release = () => fs.rmSync(file, { force: true });
      process.once('exit', release);
      return { release };
    } catch (error) {
      if (error.code !== 'EEXIST') throw error;
    }
    const holder = readHolder(file);
    if (holder && isHolding(holder)) return { holder: holder.pid };
    fs.rmSync(file, { force: true });
  }
}

/**
 * Throws EEXIST if the file exists. Created atomically, since a half-written file would look like a
 * stale one.
 */
function takeWhole(file, text) {
  const draft = `${file}.${process.pid}`;
  fs.writeFileSync(draft, text);
  try {
    fs.linkSync(draft, file);
  } finally {
    fs.rmSync(draft);
  }
}

function readHolder(file) {
  try {
    return JSON.parse(fs.readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
}

function isHolding({ pid, script }) {
  if (pid === process.pid || !isAlive(pid)) return false;
  const command = commandOf(pid);
  return command === '' || command.includes(script);
}
