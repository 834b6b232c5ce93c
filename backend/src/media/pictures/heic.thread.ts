import { readFile } from 'node:fs/promises';
import { HeifDecoder, type HeifImage } from 'libheif-js/wasm-bundle';
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
  const { decoder, pictures } = opened(await readFile(path));
  try {
    // They are ordered by their numbers; of several taken at once another may be the one that was kept.
    const picture = pictures.find((one) => one.is_primary()) ?? pictures[0];
    if (!picture) throw new Error('It holds no picture.');
    if (picture.get_width() * picture.get_height() > mostPixels) return 'too-many-pixels';
    return await pixelsOf(picture);
  } finally {
    for (const picture of pictures) picture.free();
    decoder.decoder?.delete();
  }
}

function opened(bytes: Uint8Array): { decoder: HeifDecoder; pictures: HeifImage[] } {
  const decoder = new HeifDecoder();
  return { decoder, pictures: decoder.decode(bytes) };
}

function pixelsOf(picture: HeifImage): Promise<DecodedPicture> {
  const [width, height] = [picture.get_width(), picture.get_height()];
  const pixels = new Uint8Array(width * height * 4);
  return new Promise((resolve, reject) => {
    picture.display({ data: new Uint8ClampedArray(pixels.buffer), width, height }, (drawn) => {
      if (drawn) resolve({ pixels, width, height });
      else reject(new Error('It cannot be decoded.'));
    });
  });
}
