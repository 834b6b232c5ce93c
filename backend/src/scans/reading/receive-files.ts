import { createWriteStream } from 'node:fs';
import { finished, type Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import busboy from 'busboy';
import type { Request } from 'express';
import { readAway } from '../../platform/http/read-away';
import { isFull } from '../../platform/storage/full-disk';
import { Refusal } from '../../refusal';

const MOST_BYTES = 1024 ** 3;
const MOST_FILES = 20_000;
const FIELD = 'files';
const TOO_LARGE =
  'A folder this large needs scripts: please choose single series or a ZIP under 1 GB.';

export const tooLarge = () => new Refusal('media.too-large', { values: { sentence: TOO_LARGE } });

/** Whether the form says that it is larger than it may be. */
export const isTooLarge = ({ headers }: Request): boolean =>
  Number(headers['content-length'] ?? 0) > MOST_BYTES;

/**
 * Streams the files of a form to paths of ours. Their names, which may be a patient's, are dropped
 * while the form is parsed.
 * @param pathOf gives the path of the file with this number
 * @throws Refusal; the caller removes what was received
 */
export async function receiveFiles(
  request: Request,
  pathOf: (index: number) => string,
): Promise<string[]> {
  const saving: Promise<string | undefined>[] = [];
  let left = MOST_BYTES;
  const take = async (stream: Readable, isNamed: boolean) => {
    if (!isNamed) {
      stream.resume();
      return undefined;
    }
    const path = pathOf(saving.length);
    const meter = new Transform({
      transform(chunk: Buffer, _encoding, done) {
        left -= chunk.length;
        done(left < 0 ? tooLarge() : null, chunk);
      },
    });
    await pipeline(stream, meter, createWriteStream(path, { mode: 0o600 }));
    return path;
  };
  const parser = parserFor(request);
  try {
    await new Promise<void>((resolve, reject) => {
      parser.on('file', (field, stream, info) => {
        // Destroying the parser destroys its current part; unhandled, that would end the process.
        stream.on('error', () => undefined);
        const saved = take(stream, field === FIELD && Boolean(info.filename));
        saving.push(saved);
        saved.catch(reject);
      });
      for (const limit of ['filesLimit', 'fieldsLimit', 'partsLimit'] as const)
        parser.on(limit, () => reject(tooLarge()));
      parser.on('error', () => reject(new Refusal('request.malformed')));
      parser.on('close', resolve);
      finished(request, { writable: false }, (error) => {
        if (error) reject(new Refusal('request.malformed'));
      });
      request.pipe(parser);
    });
    return (await Promise.all(saving)).filter((path) => path !== undefined);
  } catch (error) {
    request.unpipe(parser);
    parser.destroy();
    await Promise.allSettled(saving);
    await readAway(request);
    throw isFull(error) ? new Refusal('media.no-room') : error;
  }
}

function parserFor(request: Request) {
  const limits = { files: MOST_FILES, fields: 10, fieldSize: 1_024, headerPairs: 20 };
  try {
    return busboy({ headers: request.headers, limits });
  } catch {
    throw new Refusal('request.malformed');
  }
}
