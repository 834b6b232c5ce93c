import { readFileSync } from 'node:fs';
import { serveWork } from '../../media/threads/serve-work';
import { limitWasmMemory } from '../../media/threads/wasm-memory';
import { FrameDecoder } from '../series/decoder.rules';
import type { PixelFormat } from '../series/dicom.rules';
import type { Codec } from '../series/syntaxes.rules';

/** One compressed frame. */
export interface CodedFrame {
  readonly codec: Exclude<Codec, 'none'>;
  readonly coded: Uint8Array;
  readonly format: PixelFormat;
}

/** The part of the global that is used here; the types of Node 20 do not have it. */
declare const WebAssembly: { readonly Module: new (bytes: Uint8Array) => object };

const MEGABYTES = 192;
limitWasmMemory(MEGABYTES);

const program = require.resolve('dcmjs-codecs/build/dcmjs-native-codecs.wasm');
const decoder = new FrameDecoder(new WebAssembly.Module(readFileSync(program)));

serveWork<CodedFrame, Uint8Array>(
  async ({ codec, coded, format }) => decoder.decode(codec, coded, format),
  (samples) => [samples.buffer as ArrayBuffer],
);
