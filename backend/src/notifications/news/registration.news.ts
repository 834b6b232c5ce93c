import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type { RowOf } from '../../platform/database/statement';
import {
  registrationAsked,
  registrationConfirmed,
  registrationExpiring,
  registrationRefused,
} from '../../profiles/profiles.signals';
import type { Fact } from '../fact';
import { hears, News } from './news';
import { REGISTRATION_CONFIRMED, REVIEWED } from './registration.sql';

interface Registration {
  readonly id: number;
  readonly memberId: number;
}
type Reviewed = RowOf<typeof REVIEWED>;

/** The page where a member reads the reason or the question, and answers. */
const REGISTRATIONS_PAGE = '/profile/edit/registration';

/** Decisions about medical registrations. Who decided is not revealed. */
@Injectable()
export class RegistrationNews extends News {
  constructor(private readonly em: EntityManager) {
    super();
  }

  override readonly heard = new Map([
    hears(registrationConfirmed, (member) => this.ofConfirmed(member)),
    hears(registrationRefused, (one) => this.ofRefused(one)),
    hears(registrationAsked, (one) => this.ofAsked(one)),
    hears(registrationExpiring, (one) => this.ofExpiring(one)),
  ]);

  private async ofConfirmed({ memberId }: { memberId: number }): Promise<Fact[]> {
    const profile = await REGISTRATION_CONFIRMED.first(this.em, { accountId: memberId });
    if (!profile?.on) return [];
    const about = `registration ${memberId} ${profile.on}`;
    const link = `/profile/${memberId}`;
    return [{ kind: 'registration-confirmed', recipients: [memberId], actorId: null, link, about }];
  }

  private async ofRefused(one: Registration): Promise<Fact[]> {
    const review = await this.find(one);
    return review?.state === 'refused'
      ? [factOf('registration-refused', one, `refused ${review.decidedAt}`)]
      : [];
  }

  private async ofAsked(one: Registration): Promise<Fact[]> {
    const review = await this.find(one);
    return review?.state === 'asked'
      ? [factOf('registration-question', one, `asked ${review.decidedAt}`)]
      : [];
  }

  /** Sent two months and two weeks before the end, and on the day itself. */
  private async ofExpiring(one: Registration): Promise<Fact[]> {
    const review = await this.find(one);
    if (!review?.validUntil) return [];
    const { validUntil, toldDays, confirmedOn } = review;
    const words =
      confirmedOn === null
        ? 'The confirmation of your medical registration has ended. Please send a new proof.'
        : `The confirmation of your medical registration ends on ${validUntil}.`;
    const fact = factOf('registration-expiring', one, `ends ${validUntil} ${toldDays}`);
    return [{ ...fact, words }];
  }

  private find({ id, memberId }: Registration): Promise<Reviewed | undefined> {
    return REVIEWED.first(this.em, { id, accountId: memberId });
  }
}

function factOf(kind: Fact['kind'], { id, memberId }: Registration, what: string): Fact {
  const about = `registration ${id} ${what}`;
  return { kind, recipients: [memberId], actorId: null, link: REGISTRATIONS_PAGE, about };
}
