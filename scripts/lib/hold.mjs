import fs from 'node:fs';
import path from 'node:path';
import { commandOf, isAlive } from './processes.mjs';

/**
 * Holds `file` for this process until it ends or calls `release`. Where another live process holds it, answers that one's id.
 * A file left behind by a process that was killed counts for nothing, nor does one whose process id is another program's now.
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

/** Throws EEXIST where the file is there already. Nobody ever sees it half written, which would look like one left behind. */
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
