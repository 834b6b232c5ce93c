import fs from 'node:fs';
import path from 'node:path';
import { inflateRawSync } from 'node:zlib';
import { deflate, inflate } from '../../src/scans/deflate';
import { codeSeries, type Tools } from '../../src/scans/series/coding.rules';
import { FrameDecoder } from '../../src/scans/series/decoder.rules';
import { type ImageFile, type Read, readDicom } from '../../src/scans/series/dicom.rules';
import { sourceOf } from '../../src/scans/series/elements.rules';
import type { ScanFacts } from '../../src/scans/series/facts.rules';
import { decodeGrey } from '../../src/scans/series/grey.rules';
import { type Series, seriesOf } from '../../src/scans/series/groups.rules';
import { packSeries, readPacked } from '../../src/scans/series/packed.rules';

declare const WebAssembly: { readonly Module: new (bytes: Uint8Array) => object };

const WASM = require.resolve('dcmjs-codecs/build/dcmjs-native-codecs.wasm');
export const decoder = new FrameDecoder(new WebAssembly.Module(fs.readFileSync(WASM)));

/** Colours as they are, so that specs see them. */
export const tools: Tools = {
  decode: async (codec, coded, format) => decoder.decode(codec, coded, format),
  deflate,
  colour: (colours) => Promise.resolve(colours),
};

const FILES = path.join(__dirname, 'files');
export const testFile = (name: string): Buffer => fs.readFileSync(path.join(FILES, name));
export const testFiles = (): string[] =>
  fs.readdirSync(FILES).filter((name) => name.endsWith('.dcm'));

export const read = (bytes: Uint8Array): Promise<Read> =>
  readDicom(sourceOf(bytes), async (packed, mostBytes) =>
    inflateRawSync(packed, { maxOutputLength: mostBytes }),
  );

export async function imagesOf(files: readonly Uint8Array[]): Promise<ImageFile[]> {
  const images = await Promise.all(files.map(read));
  return images.filter((image): image is ImageFile => typeof image !== 'string');
}

export interface Packed {
  readonly facts: ScanFacts;
  readonly bytes: Uint8Array;
  /** The values of each frame, or its colours. */
  readonly frames: readonly (Int16Array | Uint8Array)[];
}

/** As the browser and the server make it, read back from its bytes. */
export async function packed(series: Series): Promise<Packed> {
  const coded: Uint8Array[] = [];
  const facts = await codeSeries(series, tools, async (frame) => {
    coded.push(frame);
  });
  const bytes = packSeries(facts, coded);
  const { frames = [] } = readPacked(bytes);
  const isColour = facts.photometric === 'colour';
  const decoded = frames.map(async (frame) =>
    isColour ? frame : ((await decodeGrey(frame, facts.columns, facts.rows, inflate)) ?? frame),
  );
  return { facts, bytes, frames: await Promise.all(decoded) };
}

/** Reads files as one upload. */
export async function readAll(files: readonly Uint8Array[]): Promise<Packed[]> {
  const { series } = seriesOf(await imagesOf(files));
  return Promise.all(series.map(packed));
}
