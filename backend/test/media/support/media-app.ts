import { mkdtemp, readdir, rm } from 'node:fs/promises';
import type { RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { MikroORM, RequestContext } from '@mikro-orm/core';
import { EntityManager } from '@mikro-orm/postgresql';
import type { Abstract, Provider, Type } from '@nestjs/common';
import { APP_FILTER, APP_INTERCEPTOR, APP_PIPE } from '@nestjs/core';
import type { NestExpressApplication } from '@nestjs/platform-express';
import { Test } from '@nestjs/testing';
import inject, { type DispatchFunc } from 'light-my-request';
import { configureApi } from '../../../src/api';
import type { Asset } from '../../../src/media/asset';
import { type AssetAddresses, MediaAddresses } from '../../../src/media/media.addresses';
import { MediaModule } from '../../../src/media/media.module';
import { MediaService } from '../../../src/media/media.service';
import { MultipartInterceptor } from '../../../src/media/multipart/multipart.interceptor';
import { RenditionsService } from '../../../src/media/renditions/renditions.service';
import { SweepService } from '../../../src/media/sweeping/sweep.service';
import { VideosService } from '../../../src/media/videos/videos.service';
import { Clock, SettableClock } from '../../../src/platform/clock';
import { PlatformModule } from '../../../src/platform/platform.module';
import { ReplyFilter } from '../../../src/wire/reply.filter';
import { ReplyInterceptor } from '../../../src/wire/reply.interceptor';
import { WirePipe } from '../../../src/wire/wire.pipe';
import { UploadsController } from './uploads.controller';

const door = [
  { provide: APP_PIPE, useClass: WirePipe },
  { provide: APP_INTERCEPTOR, useClass: ReplyInterceptor },
  { provide: APP_INTERCEPTOR, useClass: MultipartInterceptor },
  { provide: APP_FILTER, useClass: ReplyFilter },
];

export interface SentFile {
  readonly field: string;
  readonly name: string;
  readonly bytes: Buffer;
  readonly type?: string;
}

export interface Reply {
  readonly status: number;
  readonly body: {
    code: number;
    msg: string;
    errors?: Record<string, string[]>;
    assets: number[];
    title: string | null;
    tags: string[];
  };
}

/**
 * The platform, the media pipeline and the calls of `UploadsController`, with a media folder of its
 * own and a clock that can be set.
 */
export class MediaApp {
  readonly clock = new SettableClock();
  private app: NestExpressApplication;
  dataDir: string;
  url: string;

  async start(settings: Record<string, string> = {}, more: Provider[] = []): Promise<void> {
    this.dataDir = await mkdtemp(join(tmpdir(), 'suture-media-'));
    Object.assign(process.env, {
      DATA_DIR: this.dataDir,
      RATE_LIMITS: 'off',
      LOG_LEVEL: 'silent',
      ...settings,
    });
    const module = await Test.createTestingModule({
      imports: [PlatformModule, MediaModule],
      controllers: [UploadsController],
      providers: [...door, ...more],
    })
      .overrideProvider(Clock)
      .useValue(this.clock)
      .compile();
    this.app = configureApi(
      module.createNestApplication<NestExpressApplication>({ bodyParser: false }),
    );
    await this.app.listen(0, '127.0.0.1');
    this.url = `http://127.0.0.1:${(this.app.getHttpServer().address() as AddressInfo).port}`;
  }

  async stop(): Promise<void> {
    await this.app?.close();
    await rm(this.dataDir, { recursive: true, force: true });
  }

  get<T extends object>(type: Type<T> | Abstract<T>): T {
    return this.app.get(type);
  }

  async anOwner(): Promise<number> {
    const email = `${crypto.randomUUID()}@example.com`;
    const [row] = await this.query<{ id: number }>(
      `insert into account (email, email_key, first_name, last_name, login_type, created_at) values (?, ?, 'Anna', 'Blum', 'ID_PASS', ?) returning id`,
      [email, email, new Date()],
    );
    return row?.id ?? 0;
  }

  async post(
    door: 'case' | 'picture' | 'cv',
    files: readonly SentFile[],
    more: { owner?: number; fields?: [string, string][]; headers?: Record<string, string> } = {},
  ): Promise<Reply> {
    const form = new FormData();
    for (const [name, value] of more.fields ?? []) form.append(name, value);
    for (const file of files)
      form.append(
        file.field,
        new File([new Uint8Array(file.bytes)], file.name, { type: file.type ?? '' }),
      );
    const owner = String(more.owner ?? (await this.anOwner()));
    const reply = await fetch(`${this.url}/api/v1/test-uploads/${door}`, {
      method: 'POST',
      body: form,
      headers: { ...more.headers, 'x-owner': owner },
    });
    return { status: reply.status, body: (await reply.json()) as Reply['body'] };
  }

  /** Posts a written form without a socket, as the pages do in one process. */
  async postInProcess(door: 'case', payload: Readable, boundary: string): Promise<Reply> {
    const headers = {
      'content-type': `multipart/form-data; boundary=${boundary}`,
      'x-owner': String(await this.anOwner()),
    };
    const express = this.app.getHttpAdapter().getInstance() as RequestListener;
    const listener: DispatchFunc = (request, response) =>
      express(pinned(request), pinned(response));
    const reply = await inject(listener, {
      method: 'POST',
      url: `/api/v1/test-uploads/${door}`,
      headers,
      payload,
    });
    return { status: reply.statusCode, body: reply.json() };
  }

  read(path: string, headers: Record<string, string> = {}): Promise<Response> {
    return fetch(this.url + path, { headers });
  }

  async asset(id: number | undefined): Promise<Asset> {
    const [asset] = await this.within(() => this.app.get(MediaService).find([id ?? 0]));
    if (!asset) throw new Error('There is no such asset.');
    return asset;
  }

  addressesOf(asset: Asset): AssetAddresses {
    return this.app.get(MediaAddresses).of(asset);
  }

  /** The bytes at an asset's main URL. */
  async download(id: number | undefined): Promise<Buffer> {
    const reply = await this.read(this.addressesOf(await this.asset(id)).url ?? '');
    return Buffer.from(await reply.arrayBuffer());
  }

  query<Row extends object>(sql: string, params: unknown[] = []): Promise<Row[]> {
    return this.within(() => this.app.get(EntityManager).execute<Row[]>(sql, params));
  }

  /** The outbox entries of an asset. */
  promised(assetId: number): Promise<{ id: number; queue: string; name: string }[]> {
    return this.query(
      `select id, queue, name from outbox where (payload ->> 'assetId')::bigint = ? order by id`,
      [assetId],
    );
  }

  /** Runs the jobs of an asset, this many times. */
  async work(assetId: number, times = 1): Promise<void> {
    const jobs = await this.promised(assetId);
    for (const { id, queue } of Array.from({ length: times }, () => jobs).flat()) {
      const service = this.app.get<RenditionsService | VideosService>(
        queue === 'video' ? VideosService : RenditionsService,
      );
      await this.within(() => service.make({ assetId, outboxId: id }));
    }
  }

  sweep(): Promise<number> {
    return this.within(() => this.app.get(SweepService).sweep());
  }

  /** Every file in the media folder, temporary ones included. */
  async files(): Promise<string[]> {
    const entries = await readdir(join(this.dataDir, 'media'), {
      recursive: true,
      withFileTypes: true,
    }).catch(() => []);
    return entries.filter((entry) => entry.isFile()).map((entry) => entry.name);
  }

  private within<Result>(work: () => Promise<Result>): Promise<Result> {
    return RequestContext.create(this.app.get(MikroORM).em, work);
  }
}

/**
 * Express replaces the prototype of every request and response; methods on the object itself are
 * kept.
 */
function pinned<Message extends object>(message: Message): Message {
  const { constructor: _, ...methods } = Object.getOwnPropertyDescriptors(
    Object.getPrototypeOf(message) as object,
  );
  return Object.defineProperties(message, methods);
}
