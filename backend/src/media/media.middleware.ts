import { Injectable, type NestMiddleware } from '@nestjs/common';
import type { Request, Response } from 'express';
import { Storage } from '../platform/storage/storage';
import { Refusal } from '../refusal';
import { isKey, shelfOf } from './asset-keys';
import { MediaAddresses } from './media.addresses';
import { sendStored } from './serving/send-stored';

/**
 * Files by their addresses. Who has a good address may read it; nobody can list or guess. It stands before the guards: a page of
 * pictures must cost neither a look at the session nor a count for each of them.
 */
@Injectable()
export class MediaMiddleware implements NestMiddleware {
  constructor(
    private readonly addresses: MediaAddresses,
    private readonly storage: Storage,
  ) {}

  async use(request: Request, response: Response): Promise<void> {
    const { pathname } = new URL(request.originalUrl, 'http://localhost');
    const key = pathname.slice('/media/'.length);
    if (!isKey(key) || shelfOf(key) === 'incoming') throw new Refusal('not-found');
    const seconds = shelfOf(key) === 'public' ? undefined : this.admit(key, request.query);
    await sendStored({ storage: this.storage, key, privateSeconds: seconds }, request, response);
  }

  private admit(key: string, query: Request['query']): number {
    const seconds = this.addresses.secondsLeft(key, query);
    if (seconds === undefined) throw new Refusal('media.address-dead');
    return seconds;
  }
}
