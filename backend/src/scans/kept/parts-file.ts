import { createReadStream } from 'node:fs';
import { type FileHandle, open, rm, writeFile } from 'node:fs/promises';

/** A file whose beginning says how long each of its parts is, and so is written last. */
export class PartsFile {
  readonly lengths: number[] = [];

  private constructor(
    private readonly path: string,
    private readonly parts: FileHandle,
  ) {}

  static async create(path: string): Promise<PartsFile> {
    return new PartsFile(path, await open(`${path}.parts`, 'w', 0o600));
  }

  async add(part: Uint8Array): Promise<void> {
    this.lengths.push(part.length);
    await this.parts.writeFile(part);
  }

  /** @returns how long the whole file is */
  async end(head: Uint8Array): Promise<number> {
    await this.parts.close();
    const whole = await open(this.path, 'w', 0o600);
    try {
      await whole.writeFile(head);
      await writeFile(whole, createReadStream(`${this.path}.parts`));
    } finally {
      await whole.close();
      await this.discard();
    }
    return this.lengths.reduce((sum, length) => sum + length, head.length);
  }

  async discard(): Promise<void> {
    await this.parts.close().catch(() => undefined);
    await rm(`${this.path}.parts`, { force: true });
  }
}
