import { createReadStream, createWriteStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import { extname } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import {
  DeleteObjectsCommand,
  GetObjectCommand,
  S3Client,
  type S3ClientConfig,
  S3ServiceException,
} from '@aws-sdk/client-s3';
import { Upload } from '@aws-sdk/lib-storage';
import type { ObjectStoreSettings } from '../config/settings';
import { NoRoomLeft } from './full-disk';
import { RangeOutsideFile, type RemotePiece, Storage } from './storage';
import type { TemporaryFiles } from './temporary-files';

const INSUFFICIENT_STORAGE = 507;
const RANGE_NOT_SATISFIABLE = 416;

export function clientOptionsOf({ endpoint, key, secret }: ObjectStoreSettings): S3ClientConfig {
  return {
    endpoint,
    region: 'us-east-1',
    forcePathStyle: true,
    credentials: { accessKeyId: key, secretAccessKey: secret },
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  };
}

/**
 * Files in an S3-compatible bucket, one object per key. Uses path-style addressing, so that the
 * endpoint needs no wildcard DNS.
 */
export class S3Storage extends Storage {
  private readonly client: S3Client;
  private readonly bucket: string;

  constructor(
    settings: ObjectStoreSettings,
    private readonly temporary: TemporaryFiles,
  ) {
    super();
    this.bucket = settings.bucket;
    this.client = new S3Client(clientOptionsOf(settings));
  }

  override async put(key: string, path: string, mime: string): Promise<void> {
    const params = {
      Bucket: this.bucket,
      Key: key,
      Body: createReadStream(path),
      ContentType: mime,
    };
    try {
      await new Upload({ client: this.client, params, queueSize: 2 }).done();
    } catch (error) {
      throw statusOf(error) === INSUFFICIENT_STORAGE ? new NoRoomLeft() : error;
    }
    await rm(path, { force: true });
  }

  override async open(key: string, range?: string): Promise<RemotePiece | undefined> {
    try {
      const found = await this.client.send(
        new GetObjectCommand({ Bucket: this.bucket, Key: key, Range: range }),
      );
      return {
        kind: 'remote',
        stream: found.Body as Readable,
        length: found.ContentLength ?? 0,
        contentRange: found.ContentRange,
      };
    } catch (error) {
      if (isMissing(error)) return undefined;
      throw statusOf(error) === RANGE_NOT_SATISFIABLE ? new RangeOutsideFile() : error;
    }
  }

  override async delete(keys: readonly string[]): Promise<void> {
    if (keys.length === 0) return;
    const Objects = keys.map((Key) => ({ Key }));
    await this.client.send(
      new DeleteObjectsCommand({ Bucket: this.bucket, Delete: { Objects, Quiet: true } }),
    );
  }

  override withLocalFile<Result>(
    key: string,
    work: (path: string) => Promise<Result>,
  ): Promise<Result> {
    return this.temporary.using(extensionOf(key), async (path) => {
      const found = await this.open(key);
      if (!found) throw new Error('A media file is missing in the store.');
      await pipeline(found.stream, createWriteStream(path));
      return work(path);
    });
  }

  /** Closes the connections that are kept alive. */
  close(): void {
    this.client.destroy();
  }
}

function isMissing(error: unknown): boolean {
  return (
    error instanceof S3ServiceException && (error.name === 'NoSuchKey' || error.name === 'NotFound')
  );
}

function statusOf(error: unknown): number | undefined {
  return error instanceof S3ServiceException ? error.$metadata.httpStatusCode : undefined;
}

/** Programs recognise the type of a file by its extension; an upload has none yet. */
function extensionOf(key: string): string {
  return extname(key).slice(1) || 'part';
}
