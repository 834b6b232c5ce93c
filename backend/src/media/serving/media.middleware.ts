import { Injectable, type NestMiddleware } from '@nestjs/common';
import { ModuleRef } from '@nestjs/core';
import type { Request, Response } from 'express';
import { AuditLog } from '../../platform/audit/audit-log';
import { Storage } from '../../platform/storage/storage';
import { Refusal } from '../../refusal';
import { Callers } from '../../wire/access.guard';
import { AssetRepository } from '../asset.repository';
import { extensionOfKey, isKey, nameOfKey, shelfOf } from '../asset-keys';
import { MediaAddresses, type Permit } from '../media.addresses';
import { KnownEndings } from './known-endings';
import { type Keeping, sendStored } from './send-stored';
import { SeriesFrames } from './series-frames';
import { ViewingLinks } from './viewing-links';

/**
 * Serves files by URL, including those of an S3 store: one kind of address, one signature, one set
 * of headers, and no second host in the content security policy. Anyone with a valid URL may read a
 * file until it is withdrawn; files cannot be listed or guessed. Runs before the guards, because a
 * page of images must not cost a session look-up and a rate count for each. Only opening a watched
 * file is recorded, and only a bound URL checks its session or link.
 */
@Injectable()
export class MediaMiddleware implements NestMiddleware {
  constructor(
    private readonly addresses: MediaAddresses,
    private readonly endings: KnownEndings,
    private readonly storage: Storage,
    private readonly audit: AuditLog,
    private readonly assets: AssetRepository,
    private readonly modules: ModuleRef,
  ) {}

  async use(request: Request, response: Response): Promise<void> {
    const { pathname } = new URL(request.originalUrl, 'http://localhost');
    const key = pathname.slice('/media/'.length);
    if (!isKey(key) || shelfOf(key) === 'incoming') throw new Refusal('not-found');
    const keeping =
      shelfOf(key) === 'public' ? 'ever' : await this.admit(key, { request, response });
    if (extensionOfKey(key) === 'scan') {
      await this.modules.get(SeriesFrames, { strict: false }).send(key, keeping, request, response);
      return;
    }
    const name = request.query['r'] === undefined ? undefined : await this.assets.nameOf(key);
    await sendStored({ storage: this.storage, key, name, keeping }, request, response);
  }

  private async admit(
    key: string,
    { request, response }: { request: Request; response: Response },
  ): Promise<Keeping> {
    const permit = this.addresses.permitOf(key, request.query);
    if (permit === undefined) throw new Refusal('media.address-dead');
    const isBound = permit.sessionId !== undefined || permit.linkId !== undefined;
    if (isBound && !(await this.holds(permit, request))) throw new Refusal('not-found');
    if (!(await this.endings.admit(nameOfKey(key), { response, isBound })))
      throw new Refusal('not-found');
    if (permit.readerId !== undefined) await this.writeDown(key, permit.readerId, request);
    return keepingOf(permit);
  }

  /** The domains of sessions and links depend on this one, so they are resolved lazily. */
  private async holds({ sessionId, linkId }: Permit, request: Request): Promise<boolean> {
    if (linkId !== undefined)
      return this.modules.get(ViewingLinks, { strict: false }).isLiving(linkId);
    const actor = await this.modules.get(Callers, { strict: false }).find(request);
    return actor?.sessionId === sessionId;
  }

  /** A PDF viewer requests range after range: the first one counts as the opening. */
  private async writeDown(key: string, readerId: number, { headers, ip }: Request): Promise<void> {
    if (headers.range !== undefined && !/^bytes=0-/.test(headers.range)) return;
    await this.audit.write({
      actorId: readerId,
      action: 'private-file-opened',
      object: key,
      address: ip,
      result: 'done',
    });
  }
}

/**
 * Every opening of a watched file must be recorded, and a hidden file is for one session only:
 * browsers must not cache them.
 */
function keepingOf({ readerId, sessionId, linkId }: Permit): Keeping {
  return [readerId, sessionId, linkId].every((id) => id === undefined) ? 'asked' : 'never';
}
