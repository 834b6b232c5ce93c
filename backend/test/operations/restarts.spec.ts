import { once } from 'node:events';
import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmdirSync,
  rmSync,
  type WriteStream,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openProcessLog } from '../../../scripts/lib/process-log.mjs';
import { restarts } from '../../../scripts/lib/restarts.mjs';

const SECOND = 1_000;
const MINUTE = 60 * SECOND;

/** The pauses after ends at these moments. */
function pausesAfter(...ends: number[]): number[] {
  const { pauseAfterEnd } = restarts();
  return ends.map(pauseAfterEnd);
}

describe('A process of the product that ends is started again', () => {
  it('at once three times in ten minutes, then after longer and longer pauses', () => {
    const ends = [0, 20, 40, 60, 80, 100, 120, 140].map((second) => second * SECOND);
    expect(pausesAfter(...ends)).toEqual([0, 0, 0, 1_000, 2_000, 4_000, 8_000, 10_000]);
  });

  it('at once again when the earlier ends are ten minutes old', () => {
    expect(pausesAfter(0, 1, 2, 3, 10 * MINUTE + 4)).toEqual([0, 0, 0, 1_000, 0]);
  });

  it('at once every four minutes, for ever', () => {
    const ends = Array.from({ length: 50 }, (_, at) => at * 4 * MINUTE);
    expect(new Set(pausesAfter(...ends))).toEqual(new Set([0]));
  });
});

describe('The log of a process of the product', () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'suture-log-'));
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  it('[D-1094] turns while it is written: when it is full it is put aside, and four older ones are kept', async () => {
    const file = join(folder, 'workers.log');
    const log = openProcessLog(file, 20);
    const streams = new Set<WriteStream>();
    for (let line = 1; line <= 14; line += 1) {
      log.write(`line ${String(line).padStart(4, '0')}`);
      streams.add(log.stream);
      await opened(log.stream);
    }
    log.end();
    await Promise.all([...streams].map(closed));
    const numbers = (name: string) =>
      readFileSync(join(folder, name), 'utf8')
        .trim()
        .split('\n')
        .map((text) => Number(text.slice(5)));
    expect(readdirSync(folder).sort()).toEqual([
      'workers.log',
      ...[1, 2, 3, 4].map((age) => `workers.log.${age}`),
    ]);
    expect(numbers('workers.log')).toEqual([13, 14]);
    expect(numbers('workers.log.1')).toEqual([11, 12]);
    expect(numbers('workers.log.4')).toEqual([5, 6]);
  });

  it('[D-1094] turns at once when an earlier run filled it', async () => {
    const file = join(folder, 'workers.log');
    writeFileSync(file, 'x'.repeat(30));
    const log = openProcessLog(file, 20);
    await opened(log.stream);
    const first = log.stream;
    log.write('new');
    log.end();
    await Promise.all([closed(first), closed(log.stream)]);
    expect(readFileSync(file, 'utf8')).toBe('new\n');
    expect(readFileSync(`${file}.1`, 'utf8')).toBe('x'.repeat(30));
  });

  it('may fail to be written: its lines are lost, its launcher lives, and it goes on when it can be', async () => {
    const file = join(folder, 'front-door.log');
    mkdirSync(file);
    const log = openProcessLog(file);
    log.write('lost');
    await closed(log.stream);
    rmdirSync(file);
    log.write('kept');
    log.end();
    await closed(log.stream);
    expect(readFileSync(file, 'utf8')).toBe('kept\n');
  });
});

const opened = async (stream: WriteStream) => {
  if (stream.pending) await once(stream, 'open');
};
const closed = async (stream: WriteStream) => {
  // Not `once` of node:events, which fails with the errors that the log survives.
  if (!stream.closed) await new Promise<void>((done) => void stream.once('close', () => done()));
};
