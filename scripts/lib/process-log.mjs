// The log file of a process of the product.
import fs from 'node:fs';
import { say } from './say.mjs';

const LIMIT = 20 * 1024 * 1024;
const MINUTE = 60_000;

/**
 * A log file that is appended to. Lines that cannot be written because the disk is full are lost,
 * and the product continues.
 */
export function openProcessLog(file) {
  if (fs.statSync(file, { throwIfNoEntry: false })?.size > LIMIT) fs.renameSync(file, `${file}.1`);
  let saidAt = Number.NEGATIVE_INFINITY;
  const open = () =>
    fs.createWriteStream(file, { flags: 'a', mode: 0o600 }).on('error', ({ message }) => {
      if (Date.now() - saidAt < MINUTE) return;
      saidAt = Date.now();
      say(`${file} cannot be written: ${message}`);
    });
  let stream = open();
  return {
    path: file,
    get stream() {
      return stream;
    },
    write(line) {
      if (stream.destroyed) stream = open();
      stream.write(`${line}\n`);
    },
    end: () => stream.end(),
  };
}
