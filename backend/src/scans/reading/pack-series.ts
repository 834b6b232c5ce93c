import path from 'node:path';
import sharp from 'sharp';
import { WorkThread } from '../../media/threads/work-thread';
import { deflate } from '../deflate';
import { Drawing } from '../kept/draw';
import { channelsOf, codedFrame, type FramePixels } from '../kept/frame-codes';
import { PartsFile } from '../kept/parts-file';
import { toldWindow } from '../kept/windows.rules';
import { codeSeries, type Tools } from '../series/coding.rules';
import { asksAboutFace } from '../series/faces.rules';
import type { ScanFacts } from '../series/facts.rules';
import type { Series } from '../series/groups.rules';
import { LeavesOut } from '../series/left-out.rules';
import { packedHead } from '../series/packed.rules';
import { TAG } from '../series/wanted.rules';
import type { CodedFrame } from './decode.thread';
import { packedPath, type ReadSeries } from './reading.messages';

const MOST_PACKED_BYTES = 400 * 1024 ** 2;
const FRAME_MS = 5_000;
const THREAD_MEGABYTES = 64;
const POSTER_SIDE = 240;
/** Of colours, which have no window. */
const WHOLE_RANGE = [0, 65_536] as const;
/** A thread that hangs or dies is replaced; the next frame is decoded in a fresh one. */
const decoding = new WorkThread<CodedFrame, Uint8Array>(
  path.join(__dirname, `decode.thread${path.extname(__filename)}`),
  { ms: FRAME_MS, megabytes: THREAD_MEGABYTES },
);

const tools: Tools = {
  decode: (codec, coded, format) => decoding.do({ codec, coded, format }),
  deflate,
  colour: (colours, { rows, columns }) =>
    codedFrame(colours, { rows, columns, photometric: 'colour' }),
};

export const endDecoding = (): Promise<void> => decoding.end();

/** Packs a series under the prefix of its reading. @throws LeavesOut */
export async function packSeriesTo(
  series: Series,
  { prefix, key }: { prefix: string; key: string },
): Promise<ReadSeries> {
  const parts = await PartsFile.create(packedPath(prefix, key));
  const middle = Math.floor(series.frames.length / 2);
  let shown: FramePixels | undefined;
  let packed = 0;
  try {
    const facts = await codeSeries(series, tools, async (coded, pixels) => {
      packed += coded.length;
      if (packed > MOST_PACKED_BYTES) throw new LeavesOut('too-large');
      if (parts.lengths.length === middle) shown = pixels;
      await parts.add(coded);
    });
    const bytes = await parts.end(packedHead(facts, parts.lengths));
    const headers = series.frames.map(({ file }) => file.header);
    return {
      key,
      facts,
      bytes,
      every: series.every,
      isBurned: headers.some((header) => header.text(TAG.burnedIn) === 'YES'),
      asksAboutFace: asksAboutFace(facts, headers[0]?.text(TAG.bodyPart)),
      poster: shown ? await posterOf(facts, shown) : '',
    };
  } finally {
    await parts.discard();
  }
}

/** Small enough to be part of a reply: nothing else of a reading has an address. */
async function posterOf(facts: ScanFacts, pixels: FramePixels): Promise<string> {
  const { columns: width, rows: height } = facts;
  const drawing = new Drawing(facts, toldWindow(facts) ?? WHOLE_RANGE);
  const [down, across] = facts.spacing ?? [1, 1];
  const picture = await sharp(drawing.pixels(pixels), {
    raw: { width, height, channels: channelsOf(facts) },
  })
    .resize({ ...sizeOf(width * across, height * down), fit: 'fill' })
    .webp({ quality: 60 })
    .toBuffer();
  return `data:image/webp;base64,${picture.toString('base64')}`;
}

function sizeOf(width: number, height: number) {
  const scale = POSTER_SIDE / Math.max(width, height);
  return {
    width: Math.max(1, Math.round(width * scale)),
    height: Math.max(1, Math.round(height * scale)),
  };
}
