import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import { type Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { isFull } from '../../platform/storage/full-disk';
import { Refusal } from '../../refusal';
import type { ReceivedFile } from '../received-file';
import type { Admission } from './multipart.rule';

interface Part {
  readonly field: string;
  readonly name: string;
  readonly stream: Readable;
}

/**
 * Streams a part of a form to a file, counting and hashing on the way. Removes the file on failure.
 * @throws Refusal as soon as the part is too large, or the disk is full
 */
export async function savePart(
  part: Part,
  path: string,
  admission: Admission,
): Promise<ReceivedFile> {
  const digest = createHash('sha256');
  let bytes = 0;
  const meter = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      bytes += chunk.length;
      if (bytes > admission.maxBytes)
        return done(new Refusal('media.too-large', { values: { sentence: admission.tooLarge } }));
      digest.update(chunk);
      done(null, chunk);
    },
  });
  try {
    await pipeline(part.stream, meter, createWriteStream(path));
  } catch (error) {
    await rm(path, { force: true });
    throw isFull(error) ? new Refusal('media.no-room') : error;
  }
  return {
    field: part.field,
    path,
    name: part.name,
    claims: admission.claims,
    bytes,
    sha256: digest.digest('hex'),
  };
}
