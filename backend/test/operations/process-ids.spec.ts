import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { signalProcess, writeWhole } from '../../../scripts/lib/processes.mjs';

const MOST_WRITES = 20_000;

/** Reads its file a thousand times and prints the contents it found. */
const READER = `
const { readFileSync } = require('node:fs');
const found = new Set();
for (let time = 0; time < 1_000; time += 1) found.add(readFileSync(process.argv[1], 'utf8'));
process.stdout.write(JSON.stringify([...found]));
`;

describe('The id of a process of the product', () => {
  let folder: string;

  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'suture-ids-'));
  });

  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  it('is never read half written', async () => {
    const file = join(folder, 'workers.pid');
    writeWhole(file, '4711');
    let reading = true;
    const read = promisify(execFile)(process.execPath, ['-e', READER, file]).finally(() => {
      reading = false;
    });
    for (let writes = 0; reading && writes < MOST_WRITES; writes += 1) {
      writeWhole(file, '4711');
      if (writes % 20 === 0) await new Promise(setImmediate);
    }
    expect(JSON.parse((await read).stdout)).toEqual(['4711']);
  });

  // Signal 0 only checks whether a signal could be sent.
  it.each([0, -1, 1, Number.NaN, 1.5])('is not %p: nothing is sent to a group', (id) => {
    expect(() => signalProcess(id, 0)).toThrow(`No process has the id ${id}.`);
  });

  it('reaches that process', () => {
    expect(() => signalProcess(process.pid, 0)).not.toThrow();
  });
});
