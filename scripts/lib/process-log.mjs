// The log file of a process of the product.
import fs from 'node:fs';
import { say } from './say.mjs';

/** As in containers (docker-compose.yml): fifty megabytes of each process. */
const LIMIT = 10 * 1024 * 1024;
const KEPT = 5;
const MINUTE = 60_000;

/**
 * A log file that is appended to. When it is full, it becomes `file.1`, the one before that
 * `file.2`, and so on; the oldest is removed. Lines that cannot be written because the disk is full
 * are lost, and the product continues.
 */
export function openProcessLog(file, limit = LIMIT) {
  let size = fs.statSync(file, { throwIfNoEntry: false })?.size ?? 0;
  let saidAt = Number.NEGATIVE_INFINITY;
  const fail = ({ message }) => {
    if (Date.now() - saidAt < MINUTE) return;
    saidAt = Date.now();
    say(`${file} cannot be written: ${message}`);
  };
  const open = () => fs.createWriteStream(file, { flags: 'a', mode: 0o600 }).on('error', fail);
  let stream = open();
  const turn = () => {
    try {
      moveUp(file);
    } catch (error) {
      fail(error);
    }
    size = 0;
    // What was written before still goes to the file that was open.
    stream.end();
    stream = open();
  };
  return {
    path: file,
    get stream() {
      return stream;
    },
    write(line) {
      const bytes = Buffer.byteLength(line) + 1;
      if (size > 0 && size + bytes > limit) turn();
      if (stream.destroyed) stream = open();
      size += bytes;
      stream.write(`${line}\n`);
    },
    end: () => stream.end(),
  };
}

function moveUp(file) {
  for (let age = KEPT - 1; age > 0; age -= 1) {
    const from = age === 1 ? file : `${file}.${age - 1}`;
    if (fs.existsSync(from)) fs.renameSync(from, `${file}.${age}`);
  }
}
