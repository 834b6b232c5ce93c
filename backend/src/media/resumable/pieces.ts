import { randomBytes } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { resolve } from 'node:path';
import { Injectable } from '@nestjs/common';
import { FileStore } from '@tus/file-store';
import type { DataStore, ServerOptions } from '@tus/server';
import { Server } from '@tus/server';
import { Clock } from '../../platform/clock';
import { Settings } from '../../platform/config/settings';
import { Log } from '../../platform/logging/log';
import { Storage } from '../../platform/storage/storage';
import { PieceLocks } from './piece-locks';
import { idOfUpload, keyOfUpload, keysOfUpload } from './resumable-upload';
import { ResumableUploadRepository } from './resumable-upload.repository';

export const UPLOADS_PATH = '/api/v1/uploads';
/** The part size for S3. Each part is buffered on disk, never in memory. */
const PART_BYTES = 16 * 1024 ** 2;

type TusRequest = Parameters<NonNullable<ServerOptions['namingFunction']>>[0];

/** The tus 1.0 protocol. Access is checked before a request gets here. */
@Injectable()
export class Pieces {
  private server: Promise<Server> | undefined;
  /** The upload ids assigned to creation requests. */
  private readonly named = new WeakMap<IncomingMessage, string>();

  constructor(
    private readonly settings: Settings,
    private readonly storage: Storage,
    private readonly uploads: ResumableUploadRepository,
    private readonly clock: Clock,
    private readonly log: Log,
  ) {}

  newId(): string {
    return randomBytes(16).toString('hex');
  }

  /** Handles a tus request. `id` is the upload that it creates or refers to. */
  async handle(id: string, request: IncomingMessage, response: ServerResponse): Promise<void> {
    this.named.set(request, id);
    await (await this.started()).handle(request, response);
  }

  /** Deletes everything stored for these uploads. */
  async remove(ids: readonly string[]): Promise<void> {
    const { datastore } = await this.started();
    for (const id of ids) {
      // Already gone, or kept from a form, in which case there is no metadata file.
      await datastore
        .remove(keyOfUpload(id))
        .catch((error: { status_code?: number; code?: string }) => {
          if (error.status_code !== 404 && error.code !== 'ENOENT') throw error;
        });
    }
    await this.storage.delete(ids.flatMap(keysOfUpload));
  }

  private started(): Promise<Server> {
    this.server ??= this.start();
    return this.server;
  }

  private async start(): Promise<Server> {
    return new Server({
      path: UPLOADS_PATH,
      datastore: await this.store(),
      locker: new PieceLocks(this.uploads, this.log, idOfUpload),
      allowedOrigins: () => false,
      namingFunction: (request) => keyOfUpload(this.idOf(request)),
      generateUrl: (request) => `${UPLOADS_PATH}/${this.idOf(request)}`,
      getFileIdFromRequest: (request) => keyOfUpload(this.idOf(request)),
      onUploadFinish: async (request) => {
        await this.uploads.finish(this.idOf(request), this.clock.now());
        return {};
      },
      onResponseError: (_, error) => {
        if (error instanceof Error) this.log.error({ err: error }, 'a piece of an upload failed');
        return undefined;
      },
    });
  }

  private idOf(request: TusRequest): string {
    const node = request.runtime?.node?.req as IncomingMessage | undefined;
    const id = node && this.named.get(node);
    if (!id) throw new Error('A request came to the pieces without its upload.');
    return id;
  }

  /** The disk store shares a file system with the finished files, so that no copy is needed. */
  private async store(): Promise<DataStore> {
    const { s3, dataDir } = this.settings;
    if (!s3) return new FileStore({ directory: resolve(dataDir, 'media', 'files') });
    const [{ S3Store }, { clientOptionsOf }] = await Promise.all([
      import('@tus/s3-store'),
      import('../../platform/storage/s3.storage.js'),
    ]);
    return new S3Store({
      partSize: PART_BYTES,
      useTags: false,
      s3ClientConfig: { ...clientOptionsOf(s3), bucket: s3.bucket },
    });
  }
}
