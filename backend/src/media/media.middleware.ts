import { Injectable, type NestMiddleware } from '@nestjs/common';
import type { Request, Response } from 'express';
import { AuditLog } from '../platform/audit/audit-log';
import { Storage } from '../platform/storage/storage';
import { Refusal } from '../refusal';
import { isKey, shelfOf } from './asset-keys';
import { MediaAddresses, type Permit } from './media.addresses';
import { sendStored } from './serving/send-stored';

/**
 * Files by their addresses. Who has a good address may read it; nobody can list or guess. It stands before the guards: a page of
 * pictures must cost neither a look at the session nor a count for each of them. Only the opening of a watched file is written down.
 */
@Injectable()
export class MediaMiddleware implements NestMiddleware {
  constructor(
    private readonly addresses: MediaAddresses,
    private readonly storage: Storage,
    private readonly audit: AuditLog,
  ) {}

  async use(request: Request, response: Response): Promise<void> {
    const { pathname } = new URL(request.originalUrl, 'http://localhost');
    const key = pathname.slice('/media/'.length);
    if (!isKey(key) || shelfOf(key) === 'incoming') throw new Refusal('not-found');
    const permit = shelfOf(key) === 'public' ? undefined : this.admit(key, request.query);
    if (permit?.readerId !== undefined) await this.writeDown(key, permit.readerId, request);
    // A watched file is not kept by the browser: its next opening has to be heard of, too.
    const privateSeconds = permit?.readerId === undefined ? permit?.secondsLeft : 0;
    await sendStored({ storage: this.storage, key, privateSeconds }, request, response);
  }

  private admit(key: string, query: Request['query']): Permit {
    const permit = this.addresses.permitOf(key, query);
    if (permit === undefined) throw new Refusal('media.address-dead');
    return permit;
  }

  /** A viewer of PDFs asks for piece after piece: the first one is the opening. */
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
