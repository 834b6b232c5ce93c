import { LockMode } from '@mikro-orm/core';
import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { AccountAccessService } from '../../auth/roles/account-access.service';
import { MediaService } from '../../media/media.service';
import type { ReceivedFile } from '../../media/received-file';
import { uploadRules } from '../../media/upload.rules';
import { AuditLog } from '../../platform/audit/audit-log';
import { Clock } from '../../platform/clock';
import type { RowOf } from '../../platform/database/statement';
import { Outbox } from '../../platform/outbox/outbox';
import { Refusal } from '../../refusal';
import type { Actor } from '../../wire/access';
import { registrationAsked, registrationConfirmed, registrationRefused } from '../profiles.signals';
import { dayOf, isToCome, twoYearsAfter } from './registration.rules';
import {
  type Check,
  RegistrationReview,
  type RegistrationState,
} from './registration-review.entity';
import {
  CHECKS_SINCE,
  COUNT_EXPIRING,
  COUNT_REVIEWS,
  EXPIRING_REVIEWS,
  FIRST_REVIEW,
  ONE_REVIEW,
  REVIEWS,
  REVIEWS_OF_MEMBER,
  SHOW_BADGE,
} from './registration-review.sql';

export type Registration = RowOf<typeof ONE_REVIEW>;
export type RegistrationChecks = RowOf<typeof CHECKS_SINCE>;

const CHECKED_DAYS = 90;
const DAY_MS = 24 * 3_600_000;

/** Until when, by default for two years, and what it rests on. */
export interface Confirmation {
  readonly until: string | undefined;
  readonly check: Check;
}

export type RegistrationDecision =
  | ({ readonly action: 'confirm' } & Confirmation)
  | { readonly action: 'refuse' | 'ask' | 'withdraw'; readonly reason: string };

const DONE = {
  confirm: 'registration-confirmed',
  refuse: 'registration-refused',
  ask: 'registration-asked',
  withdraw: 'registration-withdrawn',
} as const;

/** Medical registrations: proofs and answers by members, and decisions by moderators. */
@Injectable()
export class RegistrationsService {
  constructor(
    private readonly em: EntityManager,
    private readonly clock: Clock,
    private readonly media: MediaService,
    private readonly outbox: Outbox,
    private readonly audit: AuditLog,
    private readonly access: AccountAccessService,
  ) {}

  /** The member's own registrations. */
  own(actor: Actor): Promise<Registration[]> {
    return REVIEWS_OF_MEMBER.rows(this.em, { accountId: actor.memberId });
  }

  /** @throws Refusal `not-found` for somebody else's registration, `registration.confirmed` */
  async addProof(actor: Actor, id: number, file: ReceivedFile): Promise<void> {
    await this.demandOwn(actor, id);
    const asset = await this.media.accept(actor.memberId, file, uploadRules['registration-proof']);
    await this.em.transactional(async () => {
      const review = await this.lockOwn(actor, id);
      const before = review.prove(asset.id, this.clock.now());
      await this.media.hold(actor.memberId, [asset]);
      await this.em.flush();
      if (before !== null) await this.media.letGo([before]);
    });
  }

  /** @throws Refusal `not-found` for somebody else's registration, `registration.not-asked` */
  async answer(actor: Actor, id: number, text: string): Promise<void> {
    await this.em.transactional(async () => {
      const review = await this.lockOwn(actor, id);
      review.answerWith(text, this.clock.now());
    });
  }

  /** Registrations in one state, those first that have waited longest. */
  list(state: RegistrationState, page: { after: number; limit: number }): Promise<Registration[]> {
    return REVIEWS.rows(this.em, { state, ...page });
  }

  /** Confirmed registrations that expire within 60 days, oldest first. */
  expiring(page: { after: number; limit: number }): Promise<Registration[]> {
    return EXPIRING_REVIEWS.rows(this.em, { today: dayOf(this.clock.now()), ...page });
  }

  async countExpiring(): Promise<number> {
    const row = await COUNT_EXPIRING.first(this.em, { today: dayOf(this.clock.now()) });
    return row?.count ?? 0;
  }

  /** The decisions of the last 90 days. */
  async checks(): Promise<RegistrationChecks> {
    const since = new Date(this.clock.now().getTime() - CHECKED_DAYS * DAY_MS);
    const row = await CHECKS_SINCE.first(this.em, { since });
    return row ?? { confirmed: 0, refused: 0, medianHours: null };
  }

  async counts(): Promise<ReadonlyMap<RegistrationState, number>> {
    const rows = await COUNT_REVIEWS.rows(this.em, {});
    return new Map(rows.map(({ state, count }) => [state, count]));
  }

  /** @throws Refusal `not-found` */
  async get(id: number): Promise<Registration> {
    const row = await ONE_REVIEW.first(this.em, { id });
    if (!row) throw new Refusal('not-found');
    return row;
  }

  /**
   * @throws Refusal `not-found`, `admin.oneself`, `registration.decided`, `fields` for a day in the
   *   past
   */
  async decide(actor: Actor, id: number, decision: RegistrationDecision): Promise<void> {
    await this.get(id);
    await this.em.transactional(async () => {
      const review = await this.lock({ id });
      await this.demandAnother(actor, review.accountId);
      this.apply(actor, review, decision);
      await this.em.flush();
      await SHOW_BADGE.rows(this.em, { accountId: review.accountId });
      await this.audit.write({
        actorId: actor.memberId,
        action: DONE[decision.action],
        object: `registration ${id}`,
        result: 'done',
      });
      await this.tell(review, decision.action);
    });
  }

  /**
   * For clients that know members and not registrations: confirms the member's first registration.
   * @throws Refusal `admin.no-registration`, and those of `decide`
   */
  async confirmFirst(
    actor: Actor,
    memberId: number,
    { until, check }: Confirmation,
  ): Promise<void> {
    const first = await FIRST_REVIEW.first(this.em, { accountId: memberId });
    if (!first) throw new Refusal('admin.no-registration');
    await this.decide(actor, first.id, { action: 'confirm', until, check });
  }

  private apply(actor: Actor, review: RegistrationReview, decision: RegistrationDecision): void {
    const now = this.clock.now();
    const decided = { by: actor.memberId, at: now };
    if (decision.action !== 'confirm') {
      const act = decision.action;
      review[act](decided, decision.reason);
      return;
    }
    const until = decision.until ?? twoYearsAfter(now);
    if (!isToCome(until, now))
      throw new Refusal('fields', { errors: { until: ['Please choose a future date.'] } });
    review.confirm(decided, until, decision.check);
  }

  /**
   * The same may happen to a registration again, so the time is part of the notification's
   * identity.
   */
  private async tell(
    { id, accountId: memberId }: RegistrationReview,
    action: RegistrationDecision['action'],
  ): Promise<void> {
    if (action === 'confirm') await this.outbox.tell(registrationConfirmed, { memberId });
    else if (action === 'ask') await this.outbox.tell(registrationAsked, { id, memberId });
    else await this.outbox.tell(registrationRefused, { id, memberId });
  }

  /** Nobody decides about their own registration, unless they are the only administrator. */
  private async demandAnother(actor: Actor, accountId: number): Promise<void> {
    if (actor.memberId !== accountId) return;
    if (!(await this.access.isOnlyAdministrator(actor))) throw new Refusal('admin.oneself');
  }

  /** Call this before checking a file, which takes a while. */
  async demandOwn(actor: Actor, id: number): Promise<void> {
    const own = { id, accountId: actor.memberId };
    if ((await this.em.count(RegistrationReview, own)) === 0) throw new Refusal('not-found');
  }

  private lockOwn(actor: Actor, id: number): Promise<RegistrationReview> {
    return this.lock({ id, accountId: actor.memberId });
  }

  private async lock(which: { id: number; accountId?: number }): Promise<RegistrationReview> {
    const review = await this.em.findOne(RegistrationReview, which, {
      lockMode: LockMode.PESSIMISTIC_WRITE,
      refresh: true,
    });
    if (!review) throw new Refusal('not-found');
    return review;
  }
}
