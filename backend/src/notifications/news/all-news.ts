import { Inject, Injectable } from '@nestjs/common';
import { declaredSignals } from '../../platform/outbox/job';
import type { Fact } from '../fact';
import { AnnouncementNews } from './announcement.news';
import { AskingNews } from './asking.news';
import { BeyondNews } from './beyond.news';
import { CaseNews } from './case.news';
import { ChatNews } from './chat.news';
import { CommentNews } from './comment.news';
import { ConnectionNews } from './connection.news';
import { EventNews } from './event.news';
import { FilmNews } from './film.news';
import { ModerationNews } from './moderation.news';
import type { Heard, News } from './news';
import { OpportunityNews } from './opportunity.news';
import { OutcomeNews } from './outcome.news';
import { PaperNews } from './paper.news';
import { PatientConsentNews } from './patient-consent.news';
import { RegistrationNews } from './registration.news';
import { SearchNews } from './search.news';

/** Every class that turns a domain's signals into notifications. */
export const NEWS = [
  AnnouncementNews,
  AskingNews,
  BeyondNews,
  CaseNews,
  ChatNews,
  CommentNews,
  ConnectionNews,
  ModerationNews,
  OpportunityNews,
  OutcomeNews,
  PaperNews,
  PatientConsentNews,
  EventNews,
  FilmNews,
  RegistrationNews,
  SearchNews,
];

const ALL = Symbol('all news');

export const allNews = { provide: ALL, inject: NEWS, useFactory: (...news: News[]) => news };

@Injectable()
export class AllNews {
  constructor(@Inject(ALL) private readonly news: readonly News[]) {}

  /**
   * The facts of signals with the same name, for each of them; a signal may concern nobody.
   * @throws Error for a signal that was not declared
   */
  async factsOf(name: string, signals: readonly Heard[]): Promise<Fact[][]> {
    if (!declaredSignals().includes(name)) throw new Error(`Nobody declared the signal ${name}.`);
    const hearings = this.news.flatMap(({ heard }) => heard.get(name) ?? []);
    const facts = await Promise.all(
      hearings.map((hear) => hear(signals as readonly Heard<never>[])),
    );
    return signals.map((_, place) => facts.flatMap((each) => each[place] ?? []));
  }
}
