import { Controller, Get, Param, Query, Req, Res } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import type { Request, Response } from 'express';
import { Storage } from '../platform/storage/storage';
import { Refusal } from '../refusal';
import { Public } from '../wire/access';
import { isKey, shelfOf } from './asset-keys';
import { MediaAddresses } from './media.addresses';
import { sendStored } from './serving/send-stored';

/** Files by their addresses. Who has a good address may read it; nobody can list or guess. */
@ApiExcludeController()
@Controller('media')
export class MediaController {
  constructor(
    private readonly addresses: MediaAddresses,
    private readonly storage: Storage,
  ) {}

  @Public()
  @Get('*key')
  async read(@Param('key') path: string | string[], @Query() query: Record<string, unknown>, @Req() request: Request, @Res() response: Response): Promise<void> {
    const key = Array.isArray(path) ? path.join('/') : path;
    if (!isKey(key) || shelfOf(key) === 'incoming') throw new Refusal('not-found');
    const seconds = shelfOf(key) === 'public' ? undefined : this.admit(key, query);
    await sendStored({ storage: this.storage, key, privateSeconds: seconds }, request, response);
  }

  private admit(key: string, query: Record<string, unknown>): number {
    const seconds = this.addresses.secondsLeft(key, query);
    if (seconds === undefined) throw new Refusal('media.address-dead');
    return seconds;
  }
}
