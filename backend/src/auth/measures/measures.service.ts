import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../platform/clock';
import { Settings } from '../../platform/config/settings';
import { Mail } from '../../platform/mail/mail';
import { Outbox } from '../../platform/outbox/outbox';
import { Refusal } from '../../refusal';
import { Account } from '../account.entity';
import { LOCK_LIVING_ACCOUNT } from '../account.sql';
import { sendMeasureEmail, sendVerificationEmail } from '../auth.jobs';
import { measureTaken } from '../auth.signals';
import { type Confirmable, Measure, type MeasureKind } from './measure.entity';
import { measureMail } from './measures.mails';

const DAY_MS = 24 * 3_600_000;

interface Decided {
  readonly adminId: number;
  readonly reason: string;
}

/**
 * Measures between removing content and suspending an account: a member can read but not post for
 * some days, or until they have confirmed their email address or phone number. The access guard
 * enforces them. Callers write their own audit log entries.
 */
@Injectable()
export class MeasuresService {
  constructor(
    private readonly em: EntityManager,
    private readonly clock: Clock,
    private readonly outbox: Outbox,
    private readonly mail: Mail,
    private readonly settings: Settings,
  ) {}

  /** Call this in a transaction. @throws Refusal `not-found`, `admin.in-force` */
  async restrict(memberId: number, { days, ...by }: Decided & { days: number }): Promise<void> {
    const until = new Date(this.clock.now().getTime() + days * DAY_MS);
    await this.demandNew(memberId, { kind: 'restriction', until, reason: by.reason });
    const { id: measureId } = await this.take(memberId, { kind: 'restriction', until, ...by });
    await this.outbox.later(sendMeasureEmail, { measureId, memberId });
  }

  /** Call this in a transaction. @throws Refusal `not-found`, `admin.in-force` */
  async askToConfirm(
    memberId: number,
    { what, ...by }: Decided & { what: Confirmable },
  ): Promise<void> {
    await this.demandNew(memberId, { kind: `confirm-${what}`, until: null, reason: by.reason });
    const { id: measureId } = await this.take(memberId, {
      kind: `confirm-${what}`,
      until: null,
      ...by,
    });
    // The email with the link states the reason, too.
    if (what === 'email') await this.outbox.later(sendVerificationEmail, { accountId: memberId });
    else await this.outbox.later(sendMeasureEmail, { measureId, memberId });
  }

  /**
   * Records the reason of a suspension (the account itself stores its end) and emails it, because
   * suspended members cannot open the page that shows it. Call this in a transaction.
   */
  async noteSuspension(memberId: number, decided: Decided & { until: Date }): Promise<void> {
    await this.note(memberId, { kind: 'suspension', ...decided });
  }

  /**
   * Another length or reason is a new decision, the same one again is not. Also locks the account.
   * Call this in a transaction.
   * @throws Refusal `not-found`, `admin.in-force` for the same reason until the same day
   */
  async demandNew(
    memberId: number,
    { kind, until, reason }: Pick<Measure, 'kind' | 'until' | 'reason'>,
  ): Promise<void> {
    await this.lock(memberId);
    const [last] = await this.inForceFor(memberId, kind);
    if (last && last.reason === reason && dayOf(last.until) === dayOf(until))
      throw new Refusal('admin.in-force');
  }

  /**
   * Ends all measures in force and emails the reason. Call this in a transaction.
   * @throws Refusal `not-found`, `admin.not-in-force`
   */
  async reinstate(memberId: number, decided: Decided): Promise<void> {
    await this.lock(memberId);
    const inForce = [
      ...(await this.inForceFor(memberId)),
      ...(await this.inForceFor(memberId, 'suspension')),
    ];
    if (inForce.length === 0) throw new Refusal('admin.not-in-force');
    await this.em.nativeUpdate(Measure, { memberId, endedAt: null }, { endedAt: this.clock.now() });
    await this.note(memberId, { kind: 'reinstatement', until: null, ...decided });
  }

  private async note(
    memberId: number,
    kept: Decided & { kind: 'suspension' | 'reinstatement'; until: Date | null },
  ): Promise<void> {
    const measure = await this.put(memberId, kept);
    await this.outbox.later(sendMeasureEmail, { measureId: measure.id, memberId });
  }

  /**
   * Ends the requests for a confirmation that were made before `since`.
   * @param since when the link or code was created
   * @returns whether there was such a request
   */
  async fulfil(memberId: number, what: Confirmable, since: Date): Promise<boolean> {
    return (
      (await this.em.nativeUpdate(
        Measure,
        { memberId, kind: `confirm-${what}`, endedAt: null, takenAt: { $lte: since } },
        { endedAt: this.clock.now() },
      )) > 0
    );
  }

  /** The measures in force, newest first. Unless a kind is given, suspensions are left out. */
  async inForceFor(memberId: number, kind?: MeasureKind): Promise<Measure[]> {
    const open = await this.em.find(
      Measure,
      { memberId, endedAt: null, kind: kind ?? { $ne: 'suspension' } },
      { orderBy: { id: 'desc' } },
    );
    return open.filter((measure) => measure.isInForce(this.clock.now()));
  }

  /** Job: sends nothing if the measure has ended by now. */
  async sendEmail(measureId: number, mailId: string): Promise<void> {
    const measure = await this.em.findOne(Measure, { id: measureId });
    const isTold = measure?.kind === 'reinstatement' || measure?.isInForce(this.clock.now());
    if (!measure || !isTold) return;
    const account = await this.em.findOne(Account, { id: measure.memberId, deletedAt: null });
    if (!account) return;
    const text = measureMail(account, measure, this.settings.linkBase);
    await this.mail.send({ id: mailId, to: account.email, ...text });
  }

  private async take(
    memberId: number,
    taken: Decided & { kind: MeasureKind; until: Date | null },
  ): Promise<Measure> {
    const measure = await this.put(memberId, taken);
    await this.outbox.tell(measureTaken, { measureId: measure.id, memberId });
    return measure;
  }

  /** A new measure replaces the current one of the same kind. */
  private async put(
    memberId: number,
    { kind, until, ...by }: Decided & { kind: MeasureKind; until: Date | null },
  ): Promise<Measure> {
    await this.lock(memberId);
    const now = this.clock.now();
    await this.em.nativeUpdate(Measure, { memberId, kind, endedAt: null }, { endedAt: now });
    const measure = new Measure({ memberId, kind, until, now, ...by });
    await this.em.persistAndFlush(measure);
    return measure;
  }

  private async lock(memberId: number): Promise<void> {
    if (!(await LOCK_LIVING_ACCOUNT.first(this.em, { id: memberId })))
      throw new Refusal('not-found');
  }
}

const dayOf = (until: Date | null) => until?.toISOString().slice(0, 10) ?? '';
