import { rm } from 'node:fs/promises';
import { promisify } from 'node:util';
import { inflateRaw } from 'node:zlib';
import { type ImageFile, readDicom } from '../series/dicom.rules';
import { seriesOf } from '../series/groups.rules';
import { LeavesOut, type LeftOut } from '../series/left-out.rules';
import { Expanding } from './expanding';
import { FileSource } from './file-source';
import { endDecoding, packSeriesTo } from './pack-series';
import type { ReadingResult, ReadingTask, ReadSeries } from './reading.messages';

/** Bytes after the data are allowed: some files are padded. */
const inflated = promisify<Buffer | Uint8Array, { maxOutputLength: number }, Buffer>(inflateRaw);

type Read = Extract<ReadingTask, { kind: 'read' }>;

/**
 * Reads all files of an upload and packs their series. Each file is removed as soon as its pixels
 * are out; when this ends, none is left.
 * @param onProgress how many files there are, and how many of them are done
 */
export async function readUpload(
  { files, prefix }: Read,
  onProgress: (files: number, read: number) => void,
): Promise<ReadingResult> {
  const counts = new Map<LeftOut, number>();
  const leaveOut = (what: LeftOut, count = 1) => counts.set(what, (counts.get(what) ?? 0) + count);
  const images: ImageFile[] = [];
  let paths = 0;
  let found = 0;
  let done = 0;
  const newPath = () => `${prefix}.f${paths++}.part`;
  const expanding = new Expanding(newPath, {
    leaveOut,
    file: async (path) => {
      const image = await imageIn(path);
      if (typeof image !== 'string') images.push(image);
      else {
        if (image !== 'directory') leaveOut(image);
        await rm(path, { force: true });
      }
      found += 1;
      onProgress(Math.max(files.length, found), done);
    },
  });
  for (const path of files) await expanding.expand(path);
  done = found - images.length;
  const grouped = seriesOf(images);
  for (const what of grouped.leftOut) leaveOut(what);
  const series: ReadSeries[] = [];
  const remaining = new Remaining(
    grouped.series.map(({ frames }) => frames.map(({ file }) => file)),
  );
  await remaining.removeOthers(images);
  for (const [index, one] of grouped.series.entries()) {
    try {
      series.push(await packSeriesTo(one, { prefix, key: `s${index + 1}` }));
    } catch (error) {
      leaveOut(reasonOf(error), one.frames.length);
    }
    done += await remaining.removeAfter(index);
    onProgress(found, done);
  }
  await endDecoding();
  return { series, leftOut: [...counts].map(([what, count]) => ({ what, count })) };
}

async function imageIn(path: string) {
  return readDicom(new FileSource(path), (bytes, maxOutputLength) =>
    inflated(bytes, { maxOutputLength }),
  );
}

/** Whatever goes wrong with one series is no reason to give up the others. */
const reasonOf = (error: unknown): LeftOut =>
  error instanceof LeavesOut ? error.what : 'unreadable';

/** Which files are needed by which series. */
class Remaining {
  private readonly last = new Map<ImageFile, number>();

  constructor(series: readonly (readonly ImageFile[])[]) {
    for (const [index, files] of series.entries())
      for (const file of files) this.last.set(file, index);
  }

  /** Files without a frame in any series. */
  async removeOthers(files: readonly ImageFile[]): Promise<void> {
    for (const file of files) if (!this.last.has(file)) await removed(file);
  }

  /** @returns how many files are needed no longer after this series */
  async removeAfter(index: number): Promise<number> {
    const over = [...this.last].filter(([, last]) => last === index);
    for (const [file] of over) await removed(file);
    return over.length;
  }
}

const removed = async ({ origin }: ImageFile): Promise<void> => {
  if (origin instanceof FileSource) await rm(origin.path, { force: true });
};
