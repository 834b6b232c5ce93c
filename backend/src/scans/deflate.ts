import { promisify } from 'node:util';
import { deflateRaw, inflateRaw } from 'node:zlib';
import type { Deflate, Inflate } from './series/grey.rules';

const deflated = promisify(deflateRaw);

/** As `zlib` gives a result when it is asked for the engine too; its types do not say so. */
interface Inflated {
  readonly buffer: Buffer;
  readonly engine: { readonly bytesWritten: number };
}

export const deflate: Deflate = (bytes) => deflated(bytes, { level: 9 });

/** Refuses bytes behind the end of the data, too, which `zlib` would ignore. */
export const inflate: Inflate = (bytes, mostBytes) =>
  new Promise((resolve, reject) => {
    inflateRaw(bytes, { maxOutputLength: mostBytes, info: true }, (error, result) => {
      const { buffer, engine } = (result ?? {}) as unknown as Partial<Inflated>;
      if (error || !buffer || engine?.bytesWritten !== bytes.length)
        reject(error ?? new RangeError('Bytes are left over.'));
      else resolve(buffer);
    });
  });
