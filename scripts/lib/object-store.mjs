// An object store that speaks S3, for tests: s3rver, and what it lacks of uploads in parts: listing them and giving them up.
import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';

const BUCKET = 'suture-test';

/** Its key and secret are what it always has. */
export async function openObjectStore() {
  const { default: S3rver } = await import('s3rver');
  const folder = await fs.mkdtemp(path.join(os.tmpdir(), 'suture-s3-'));
  const server = new S3rver({
    address: '127.0.0.1',
    port: 0,
    silent: true,
    directory: folder,
    configureBuckets: [{ name: BUCKET }],
  });
  // Before the last one, its router.
  server.middleware.splice(-1, 0, answerForParts);
  const { port } = await server.run();
  const stop = async () => {
    await server.close();
    await fs.rm(folder, { recursive: true, force: true });
  };
  return {
    settings: {
      S3_ENDPOINT: `http://127.0.0.1:${port}`,
      S3_BUCKET: BUCKET,
      S3_KEY: 'S3RVER',
      S3_SECRET: 'S3RVER',
    },
    folder,
    stop,
  };
}

async function answerForParts(ctx, next) {
  const uploadId = ctx.query.uploadId;
  if (typeof uploadId !== 'string' || !['GET', 'DELETE'].includes(ctx.method)) return next();
  const [bucket, ...key] = decodeURIComponent(ctx.path).split('/').filter(Boolean);
  const folder = path.join(
    ctx.store.getResourcePath(bucket, undefined, 'uploads'),
    path.basename(uploadId),
  );
  const names = await fs.readdir(folder).catch(() => undefined);
  if (!names) {
    ctx.status = 404;
    ctx.body = { Error: { Code: 'NoSuchUpload', Message: 'The specified upload does not exist.' } };
    return;
  }
  if (ctx.method === 'DELETE') {
    await fs.rm(folder, { recursive: true, force: true });
    ctx.status = 204;
    return;
  }
  const Part = await partsIn(folder, names);
  ctx.body = {
    ListPartsResult: {
      Bucket: bucket,
      Key: key.join('/'),
      UploadId: uploadId,
      IsTruncated: false,
      Part,
    },
  };
}

/** A part is there once its digest is. */
async function partsIn(folder, names) {
  const numbers = names.flatMap((name) => /^(\d+)\.md5$/.exec(name)?.[1] ?? []).map(Number);
  return Promise.all(
    numbers
      .sort((a, b) => a - b)
      .map(async (PartNumber) => {
        const file = path.join(folder, String(PartNumber));
        const [{ size, mtime }, md5] = await Promise.all([
          fs.stat(file),
          fs.readFile(`${file}.md5`, 'utf8'),
        ]);
        return { PartNumber, LastModified: mtime.toISOString(), ETag: `"${md5}"`, Size: size };
      }),
  );
}
