import { EntityManager } from '@mikro-orm/postgresql';
import { Controller, Get, Query, Req } from '@nestjs/common';
import type { Request } from 'express';
import { Refusal } from '../../refusal';
import { Public } from '../../wire/access';
import { Limit } from '../../wire/paging';
import { Reply } from '../../wire/reply';
import { Wire } from '../../wire/wire';
import { Settings } from '../config/settings';
import { isLoopback } from '../http/origin';
import { DevMail } from './dev-mail.entity';

const MOST = 100;

class InboxQuery {
  @Wire({ optional: true, max: 254 }) readonly to?: string;
  @Wire({ optional: true })
  @Limit()
  readonly limit?: number;
}

class MailView {
  @Wire() id!: number;
  @Wire('to') recipient!: string;
  @Wire() subject!: string;
  @Wire() text!: string;
  @Wire() html!: string;
  @Wire('sent_at') sentAt!: Date;
}

/**
 * The emails that a local installation "sent". Only served to loopback requests; anyone else gets a
 * 404.
 */
@Controller('dev/inbox')
export class DevInboxController {
  constructor(
    private readonly em: EntityManager,
    private readonly settings: Settings,
  ) {}

  @Get()
  @Public()
  @Reply('Done.', 'result', [MailView])
  async list(@Query() query: InboxQuery, @Req() request: Request): Promise<MailView[]> {
    if (this.settings.isLive || !isLoopback(request)) throw new Refusal('not-found');
    const limit = Math.min(query.limit ?? 20, MOST);
    const to = query.to === undefined ? {} : { recipient: query.to.toLowerCase() };
    const mails = await this.em.find(DevMail, to, {
      orderBy: { id: 'desc' },
      limit,
      disableIdentityMap: true,
    });
    return mails.map(({ id, recipient, subject, text, html, sentAt }) =>
      Object.assign(new MailView(), { id, recipient, subject, text, html, sentAt }),
    );
  }
}
