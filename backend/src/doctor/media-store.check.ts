import { randomUUID } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { text } from 'node:stream/consumers';
import type { Settings } from '../platform/config/settings';
import { S3Storage } from '../platform/storage/s3.storage';
import { TemporaryFiles } from '../platform/storage/temporary-files';
import { type Check, type Finding, inTime, NOTHING, reasonOf } from './check';

const CONTENT = 'Suture tries the bucket';

/** The bucket: writing, reading a range, and deleting, as uploads do. */
export const mediaStore: Check = {
  of: 'Bucket',
  reach: (settings) =>
    settings.s3 ? using(settings, (store) => store.open('nothing')) : undefined,
  examine: async (settings) => {
    if (!settings.s3) return lacking(settings);
    await using(settings, (store, temporary) => writeAndRead(store, temporary));
    return { holds: ['writes, reads pieces and removes'], problems: [] };
  },
};

const lacking = ({ isLive, waived }: Settings): Finding =>
  isLive && !waived.bucket
    ? {
        holds: [],
        problems: [
          'S3_ENDPOINT, S3_BUCKET, S3_KEY and S3_SECRET are not set: pictures and files lie on the disk of this one machine. Set them, or MEDIA=disk if that is what you want.',
        ],
      }
    : NOTHING;

async function writeAndRead(store: S3Storage, temporary: TemporaryFiles): Promise<void> {
  const key = `doctor/${randomUUID()}.txt`;
  await temporary.using('txt', async (path) => {
    await writeFile(path, CONTENT);
    await store.put(key, path, 'text/plain');
  });
  try {
    const piece = await store.open(key, 'bytes=0-5');
    const read = piece?.kind === 'remote' ? await text(piece.stream) : '';
    if (read !== CONTENT.slice(0, 6))
      throw new Error('a piece of a file comes back as something else (byte ranges are needed)');
  } finally {
    await store.delete([key]);
  }
}

async function using<Result>(
  settings: Settings,
  work: (store: S3Storage, temporary: TemporaryFiles) => Promise<Result>,
): Promise<Result> {
  if (!settings.s3) throw new Error('No bucket is set.');
  const temporary = new TemporaryFiles(settings);
  const store = new S3Storage(settings.s3, temporary);
  try {
    return await inTime(work(store, temporary));
  } catch (error) {
    throw new Error(
      `S3_BUCKET ${settings.s3.bucket} at ${settings.s3.endpoint} cannot be used: ${reasonOf(error)}.`,
    );
  } finally {
    store.close();
  }
}
