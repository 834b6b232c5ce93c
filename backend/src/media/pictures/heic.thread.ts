import { readFile } from 'node:fs/promises';
import { all } from 'heic-decode';
import { serveWork } from '../threads/serve-work';
import { limitWasmMemory } from '../threads/wasm-memory';

export interface DecodedPicture {
  /** Four bytes per pixel. */
  readonly pixels: Uint8Array<ArrayBuffer>;
  readonly width: number;
  readonly height: number;
}

interface HeicTask {
  readonly path: string;
  /** Larger images are refused before they are decoded. */
  readonly mostPixels: number;
}

/** For 40 megapixels in colour, decoded and once more as the result. */
const MEGABYTES = 512;

limitWasmMemory(MEGABYTES);
// The library also prints the errors it throws.
console.log = () => undefined;

export type HeicAnswer = DecodedPicture | 'too-many-pixels';

serveWork(decode, (answer) => (typeof answer === 'string' ? [] : [answer.pixels.buffer]));

async function decode({ path, mostPixels }: HeicTask): Promise<HeicAnswer> {
  const pictures = await all({ buffer: await readFile(path) });
  try {
    const [picture] = pictures;
    if (!picture) throw new Error('It holds no picture.');
    if (picture.width * picture.height > mostPixels) return 'too-many-pixels';
    const { data, width, height } = await picture.decode();
    return { pixels: new Uint8Array(data), width, height };
  } finally {
    pictures.dispose();
  }
}
