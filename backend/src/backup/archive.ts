import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream, existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { createInterface } from 'node:readline';
import { type Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { z } from 'zod';
import { SettingsError } from '../platform/config/settings-error';

const digest = z.string().regex(/^[0-9a-f]{64}$/);
const manifestSchema = z.object({
  format: z.literal(1),
  takenAt: z.string(),
  migrations: z.array(z.string()).min(1),
  tables: z.array(
    z.object({ name: z.string(), columns: z.array(z.string()), rows: z.number(), sha256: digest }),
  ),
  sequences: z.array(z.object({ name: z.string(), value: z.string() })),
  files: z.object({ count: z.number(), bytes: z.number(), sha256: digest }),
});
const fileSchema = z.object({
  key: z.string().regex(/^[\w-]+(\/[\w-]+)*\.\w+$/),
  mime: z.string(),
  bytes: z.number(),
  sha256: digest,
});

export type Manifest = z.infer<typeof manifestSchema>;
export type KeptFile = z.infer<typeof fileSchema>;

const MANIFEST = 'manifest.json';
const FILE_LIST = 'files.jsonl';

/** A pass-through stream that counts and hashes its bytes. */
export class Measured extends Transform {
  bytes = 0;
  private readonly hash = createHash('sha256');

  override _transform(
    chunk: Buffer,
    _: BufferEncoding,
    done: (error: null, chunk: Buffer) => void,
  ): void {
    this.bytes += chunk.length;
    this.hash.update(chunk);
    done(null, chunk);
  }

  get sha256(): string {
    return this.hash.digest('hex');
  }
}

/**
 * A backup folder: `manifest.json`, `tables/<name>.copy.gz`, `media/<key>` with `files.jsonl`, and
 * `secrets/`. Readable by its owner only. It gets its final name once it is complete.
 */
export class Archive {
  private constructor(
    private readonly folder: string,
    private readonly name: string,
  ) {}

  static async begin(name: string): Promise<Archive> {
    if (existsSync(name))
      throw new SettingsError(`${name} exists already: a backup is never written over something.`);
    const folder = `${name}.unfinished`;
    await rm(folder, { recursive: true, force: true });
    await mkdir(folder, { recursive: true, mode: 0o700 });
    return new Archive(folder, name);
  }

  static open(name: string): Archive {
    if (!existsSync(join(name, MANIFEST)))
      throw new SettingsError(`There is no complete backup in ${name}.`);
    return new Archive(name, name);
  }

  /** Writes a stream to a path in the folder. */
  async write(
    place: string,
    source: Readable,
    ...through: Transform[]
  ): Promise<{ bytes: number; sha256: string }> {
    const measured = new Measured();
    // An error before the pipeline listens must not crash the process; the pipeline reports it.
    source.on('error', () => undefined);
    await this.makeFolderOf(place);
    await pipeline([
      source,
      ...through,
      measured,
      createWriteStream(this.pathOf(place), { mode: 0o600 }),
    ]);
    return { bytes: measured.bytes, sha256: measured.sha256 };
  }

  async finish(manifest: Manifest): Promise<void> {
    await writeFile(this.pathOf(MANIFEST), `${JSON.stringify(manifest, null, 2)}\n`, {
      mode: 0o600,
    });
    await rename(this.folder, this.name);
  }

  async manifest(): Promise<Manifest> {
    const read = manifestSchema.safeParse(
      JSON.parse(await readFile(this.pathOf(MANIFEST), 'utf8')),
    );
    if (!read.success)
      throw new SettingsError(`${this.name} is no backup that this version can read.`);
    return read.data;
  }

  read(place: string): Readable {
    return createReadStream(this.pathOf(place));
  }

  /** @throws SettingsError if the file is not what was written */
  async verify(place: string, sha256: string): Promise<void> {
    const hash = createHash('sha256');
    await pipeline(this.read(place), hash).catch(() => hash.end());
    if (hash.digest('hex') !== sha256)
      throw new SettingsError(
        `${join(this.name, place)} is damaged or missing. Nothing was changed.`,
      );
  }

  async *files(): AsyncGenerator<KeptFile> {
    for await (const line of createInterface({ input: this.read(FILE_LIST) }))
      if (line) yield fileSchema.parse(JSON.parse(line));
  }

  writeFileList(lines: Readable): Promise<{ bytes: number; sha256: string }> {
    return this.write(FILE_LIST, lines);
  }

  verifyFileList(sha256: string): Promise<void> {
    return this.verify(FILE_LIST, sha256);
  }

  async secrets(): Promise<string[]> {
    return readdir(this.pathOf('secrets')).catch(() => []);
  }

  pathOf(place: string): string {
    return join(this.folder, place);
  }

  private async makeFolderOf(place: string): Promise<void> {
    await mkdir(dirname(this.pathOf(place)), { recursive: true, mode: 0o700 });
  }
}

export const placeOfTable = (name: string) => `tables/${name}.copy.gz`;
export const placeOfFile = (key: string) => `media/${key}`;
