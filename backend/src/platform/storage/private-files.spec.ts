import { chmod, mkdir, mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { DiskStorage } from './disk.storage';
import { TemporaryFiles } from './temporary-files';

let dataDir: string;
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'suture-private-'));
});
afterEach(() => rm(dataDir, { recursive: true }));

const modeOf = async (path: string) => (await stat(path)).mode & 0o777;

describe('Files in DATA_DIR', () => {
  it('[D-917] are made for the user of the product alone, whatever the mask', async () => {
    const before = process.umask(0);
    const path = await new TemporaryFiles({ dataDir }).newPath();
    await writeFile(path, 'a picture');
    await new DiskStorage(dataDir).put('ab/cd.jpg', path);
    process.umask(before);
    const stored = join(dataDir, 'media/files/ab/cd.jpg');
    expect(await modeOf(stored)).toBe(0o600);
    for (const folder of [
      dirname(stored),
      join(dataDir, 'media/files'),
      join(dataDir, 'media'),
      dirname(path),
    ])
      expect(await modeOf(folder)).toBe(0o700);
  });

  it('[D-917] that earlier versions left open are closed at the start', async () => {
    const folder = join(dataDir, 'media/files/ab');
    await mkdir(folder, { recursive: true });
    await writeFile(join(folder, 'cd.jpg'), 'a picture');
    await chmod(join(folder, 'cd.jpg'), 0o644);
    for (const open of [folder, join(dataDir, 'media/files'), join(dataDir, 'media')])
      await chmod(open, 0o755);
    await new DiskStorage(dataDir).onModuleInit();
    expect(await modeOf(join(folder, 'cd.jpg'))).toBe(0o600);
    for (const closed of [folder, join(dataDir, 'media/files'), join(dataDir, 'media')])
      expect(await modeOf(closed)).toBe(0o700);
  });

  it('need no folder at the start', async () => {
    await expect(new DiskStorage(dataDir).onModuleInit()).resolves.toBeUndefined();
  });
});
