import { createHash, randomBytes } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/**
 * Pictures and videos that take long to make, kept in a folder for the next database that is seeded
 * by the same code. Without a folder everything is made anew.
 */
export class DrawnFiles {
  constructor(private readonly folder?: string) {}

  /** The file of this name, which has to say everything that it depends on. */
  async of(name: string, draw: () => Promise<Buffer>): Promise<Buffer> {
    if (this.folder === undefined) return draw();
    const path = join(this.folder, createHash('sha256').update(name).digest('hex'));
    const kept = await readFile(path).catch(() => undefined);
    if (kept) return kept;
    const drawn = await draw();
    await mkdir(this.folder, { recursive: true });
    // Another process may be seeding: it finds a whole file or none.
    const part = `${path}.${randomBytes(8).toString('hex')}`;
    await writeFile(part, drawn);
    await rename(part, path);
    return drawn;
  }
}

export const digestOf = (bytes: Buffer): string => createHash('sha256').update(bytes).digest('hex');
