import { type ImageFile, isGrey, type PixelFormat } from './dicom.rules';
import type { ScanFacts } from './facts.rules';
import type { Frame } from './frames.rules';
import { type Deflate, encodeGrey } from './grey.rules';
import type { Series } from './groups.rules';
import { LeavesOut } from './left-out.rules';
import { factsOf } from './measures.rules';
import { coloursOf, samplesOf, valuesOf } from './pixels.rules';
import { type Scale, scaleOf, windowOver } from './scale.rules';
import type { Codec } from './syntaxes.rules';

/** What the server and the browser each do in their own way. */
export interface Tools {
  /** @throws if the decoder refuses the frame, hangs or dies */
  decode(
    codec: Exclude<Codec, 'none'>,
    coded: Uint8Array,
    format: PixelFormat,
  ): Promise<Uint8Array>;
  readonly deflate: Deflate;
  /** As lossless WebP without metadata, from red, green and blue. */
  colour(colours: Uint8Array, format: PixelFormat): Promise<Uint8Array>;
}

/** Where the frames of a packed series go, one by one, before its facts are known. */
export type TakeFrame = (coded: Uint8Array, values: Int16Array | Uint8Array) => Promise<void>;

/**
 * Decodes each frame of a series, codes it anew and hands it on; bytes of the file are never passed
 * on as they are.
 * @returns its facts @throws LeavesOut `unreadable`
 */
export async function codeSeries(
  series: Series,
  tools: Tools,
  take: TakeFrame,
): Promise<ScanFacts> {
  const { frames } = series;
  const [first] = frames;
  if (!first) throw new LeavesOut('unreadable');
  const facts = isGrey(first.file.format)
    ? await codeGreys(series, tools, take)
    : await codeColours(series, tools, take);
  if (!facts) throw new LeavesOut('unreadable');
  return facts;
}

async function codeGreys(series: Series, tools: Tools, take: TakeFrame) {
  const { frames } = series;
  const scale = await scaleOf(frames, async (frame) => rangeOf(await storedIn(frame, tools)));
  const middle = Math.max(0, Math.floor(frames.length / 2) - 1);
  const inMiddle: Int16Array[] = [];
  for (const [index, frame] of frames.entries()) {
    const values = scale.convert(await storedIn(frame, tools), frame);
    const { columns, rows } = frame.file.format;
    await take(await encodeGrey(values, columns, rows, tools.deflate), values);
    if (index >= middle && index < middle + 3) inMiddle.push(values);
  }
  return factsOf(series, withPadding(scale), () => windowOver(inMiddle, scale));
}

const withPadding = ({ slope, intercept, padding }: Scale) => ({ slope, intercept, padding });

async function codeColours(series: Series, tools: Tools, take: TakeFrame) {
  for (const { file, index } of series.frames) {
    const colours = coloursOf(await decoded(file, index, tools), file);
    if (!colours) throw new LeavesOut('unreadable');
    await take(await tools.colour(colours, file.format), colours);
  }
  return factsOf(series, undefined, () => null);
}

async function storedIn({ file, index }: Frame, tools: Tools): Promise<Int32Array> {
  const values = valuesOf(await decoded(file, index, tools), file);
  if (!values) throw new LeavesOut('unreadable');
  return values;
}

function decoded(file: ImageFile, index: number, tools: Tools): Promise<Uint8Array> {
  return samplesOf(file, index, async (coded, { syntax: { codec }, format }) =>
    codec === 'none' ? coded : tools.decode(codec, coded, format),
  );
}

function rangeOf(values: Int32Array): [number, number] {
  return values.reduce<[number, number]>(
    ([least, most], value) => [Math.min(least, value), Math.max(most, value)],
    [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY],
  );
}
