// An S3 server for tests: s3rver, extended by listing and aborting multipart uploads.
import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';

const BUCKET = 'suture-test';

/** The key and secret are s3rver's fixed ones. */
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
  // Inserted before the router, which is last.
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

/** A part is complete once its digest exists. */
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
