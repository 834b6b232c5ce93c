import { Inject, Injectable } from '@nestjs/common';
import { declaredSignals } from '../../platform/outbox/job';
import { AnnouncementNews } from './announcement.news';
import { BeyondNews } from './beyond.news';
import { CaseNews } from './case.news';
import { ChatNews } from './chat.news';
import { CommentNews } from './comment.news';
import { ConnectionNews } from './connection.news';
import { EventNews } from './event.news';
import { ModerationNews } from './moderation.news';
import type { Fact, News } from './news';
import { OpportunityNews } from './opportunity.news';

/** Whoever brings news of a domain stands here. */
export const NEWS = [
  AnnouncementNews,
  BeyondNews,
  CaseNews,
  ChatNews,
  CommentNews,
  ConnectionNews,
  ModerationNews,
  OpportunityNews,
  EventNews,
];

const ALL = Symbol('all news');

export const allNews = { provide: ALL, inject: NEWS, useFactory: (...news: News[]) => news };

@Injectable()
export class AllNews {
  constructor(@Inject(ALL) private readonly news: readonly News[]) {}

  /**
   * What a signal means to members; a signal may also concern nobody.
   * @throws Error for a signal that nobody declared
   */
  async factsOf(signal: string, payload: object): Promise<readonly Fact[]> {
    if (!declaredSignals().includes(signal)) throw new Error(`Nobody declared the signal ${signal}.`);
    const facts = await Promise.all(this.news.map(({ heard }) => heard.get(signal)?.(payload as never) ?? []));
    return facts.flat();
  }
}
