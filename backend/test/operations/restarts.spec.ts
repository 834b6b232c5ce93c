import { mkdirSync, mkdtempSync, readFileSync, rmdirSync, rmSync, type WriteStream } from 'node:fs';
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

const closed = (stream: WriteStream) =>
  new Promise<void>((resolve) => void stream.once('close', () => resolve()));
