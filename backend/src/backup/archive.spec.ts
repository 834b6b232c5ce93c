import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { Archive } from './archive';

describe('A backup', () => {
  it('fails with the error of a source that broke before anything was read of it', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'suture-archive-'));
    const archive = await Archive.begin(join(folder, 'kept'));
    const source = new Readable({ read: () => undefined });
    const written = archive.write('media/aa/file.jpg', source);
    source.destroy(new Error('the store has gone'));
    await expect(written).rejects.toThrow('the store has gone');
    rmSync(folder, { recursive: true });
  });
});
