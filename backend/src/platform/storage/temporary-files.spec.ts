import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { TemporaryFiles } from './temporary-files';

let dataDir: string;
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'suture-temporary-'));
});
afterEach(() => rm(dataDir, { recursive: true }));

describe('The folder of temporary files', () => {
  it('is made again if it was removed while the process runs', async () => {
    const files = new TemporaryFiles({ dataDir });
    await writeFile(await files.newPath(), 'first');
    await rm(join(dataDir, 'media'), { recursive: true });
    await writeFile(await files.newPath(), 'second');
    expect(await files.hasRoomFor(1)).toBe(true);
  });

  it('is made once that is possible, though it was not at first', async () => {
    const files = new TemporaryFiles({ dataDir });
    await writeFile(join(dataDir, 'media'), 'a file in its place');
    await expect(files.newPath()).rejects.toThrow();
    await rm(join(dataDir, 'media'));
    await writeFile(await files.newPath(), 'first');
    expect(await files.hasRoomFor(1)).toBe(true);
  });
});
