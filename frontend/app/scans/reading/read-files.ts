import { codeSeries, type Tools } from '../../../../backend/src/scans/series/coding.rules';
import { type ImageFile, readDicom } from '../../../../backend/src/scans/series/dicom.rules';
import { asksAboutFace } from '../../../../backend/src/scans/series/faces.rules';
import { type Series, seriesOf } from '../../../../backend/src/scans/series/groups.rules';
import { LeavesOut, type LeftOut } from '../../../../backend/src/scans/series/left-out.rules';
import type { FramePixels } from '../../../../backend/src/scans/series/less-face.rules';
import { TAG } from '../../../../backend/src/scans/series/wanted.rules';
import type { BlobSource } from './blob-source';
import { PackedHere } from './packed-here';
import { posterOf } from './poster';
import type { FoundHere, ReadHere } from './reading';
import { blobOf, inflated } from './streams';
import { Unpacking } from './unpacking';

const MOST_PACKED_BYTES = 400 * 1024 ** 2;

interface Reading {
  readonly tools: Tools;
  /** @param files how many there are @param read how many of them are done */
  onProgress(files: number, read: number): void;
  /** Takes what was coded of a series. */
  keep(key: string, packed: PackedHere): void;
}

/** Reads all files and codes their series; of their headers nothing is left when this ends. */
export async function readFiles(files: readonly Blob[], reading: Reading): Promise<ReadHere> {
  const counts = new Map<LeftOut, number>();
  const leaveOut = (what: LeftOut, count = 1) => counts.set(what, (counts.get(what) ?? 0) + count);
  const images: ImageFile[] = [];
  let found = 0;
  const unpacking = new Unpacking({
    leaveOut,
    file: async (file) => {
      const image = await imageIn(file);
      if (typeof image !== 'string') images.push(image);
      else if (image !== 'directory') leaveOut(image);
      found += 1;
      reading.onProgress(Math.max(files.length, found), 0);
    },
  });
  for (const file of files) await unpacking.unpack(file);
  const grouped = seriesOf(images);
  for (const what of grouped.leftOut) leaveOut(what);
  const all = grouped.series.reduce((sum, { frames }) => sum + frames.length, 0);
  const series: FoundHere[] = [];
  let done = 0;
  for (const [index, one] of grouped.series.entries()) {
    const key = `s${index + 1}`;
    try {
      const coded = await codedSeries(one, reading.tools, () => reading.onProgress(all, ++done));
      reading.keep(key, coded.packed);
      series.push({ key, ...coded.found });
    } catch (error) {
      leaveOut(error instanceof LeavesOut ? error.what : 'unreadable', one.frames.length);
    }
  }
  return { series, leftOut: [...counts].map(([what, count]) => ({ what, count })) };
}

const imageIn = (file: BlobSource) =>
  readDicom(file, (bytes, most) =>
    inflated(bytes, most).catch((error: unknown) => {
      // An odd number of bytes is filled up by a zero, which is no part of the data.
      if (error instanceof RangeError || bytes.at(-1) !== 0) throw error;
      return inflated(bytes.subarray(0, -1), most);
    }),
  );

async function codedSeries(series: Series, tools: Tools, onFrame: () => void) {
  const middle = Math.floor(series.frames.length / 2);
  const coded: Blob[] = [];
  let shown: FramePixels | undefined;
  let bytes = 0;
  const facts = await codeSeries(series, tools, async (frame, pixels) => {
    bytes += frame.length;
    if (bytes > MOST_PACKED_BYTES) throw new LeavesOut('too-large');
    if (coded.length === middle) shown = pixels;
    coded.push(blobOf([frame]));
    onFrame();
  });
  const packed = new PackedHere(facts, coded);
  const headers = series.frames.map(({ file }) => file.header);
  const found = {
    facts,
    bytes,
    every: series.every,
    isBurned: headers.some((header) => header.text(TAG.burnedIn) === 'YES'),
    asksAboutFace: asksAboutFace(facts, headers[0]?.text(TAG.bodyPart)),
    poster: shown ? posterOf(facts, shown) : new Blob(),
  };
  return { packed, found };
}
