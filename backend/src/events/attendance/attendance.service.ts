import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { fullName } from '../../auth/account.entity';
import { Clock } from '../../platform/clock';
import { Settings } from '../../platform/config/settings';
import { timeOf } from '../../platform/database/columns';
import { Refusal } from '../../refusal';
import type { Actor } from '../../wire/access';
import { stateOf } from '../event-time.rules';
import { EventsService, spanOf } from '../events.service';
import { ATTEND, CERTIFIED, CERTIFY } from './attendance.sql';
import { type Certificate, certificatePdf } from './certificate';
import { asPrinted, certificateCode } from './certificate-code';

/** Attendance at events, and certificates of it. */
@Injectable()
export class AttendanceService {
  constructor(
    private readonly em: EntityManager,
    private readonly clock: Clock,
    private readonly events: EventsService,
    private readonly settings: Settings,
  ) {}

  /**
   * Recorded once, however often it is called.
   * @returns the link to join
   * @throws Refusal before the start, after the end, and without registration
   */
  async attend(actor: Actor, eventId: number): Promise<string> {
    const event = await this.events.find(actor, eventId);
    if (!event.isRegistered) throw new Refusal('events.not-registered');
    if (stateOf(spanOf(event), this.clock.now()) !== 'ongoing') throw new Refusal('events.not-now');
    await ATTEND.first(this.em, { eventId, memberId: actor.memberId, now: this.clock.now() });
    return event.link ?? '';
  }

  /**
   * @throws Refusal `events.not-over` before the end, `not-found` for members who did not attend
   */
  async certificateOf(actor: Actor, eventId: number): Promise<{ pdf: Buffer; code: string }> {
    const event = await this.events.find(actor, eventId);
    if (stateOf(spanOf(event), this.clock.now()) !== 'past') throw new Refusal('events.not-over');
    const wanted = { eventId, memberId: actor.memberId, certificateCode: certificateCode() };
    const code = (await CERTIFY.first(this.em, wanted))?.certificateCode;
    if (!code) throw new Refusal('not-found');
    const certificate = await this.certified(code);
    return { pdf: await certificatePdf(certificate, `${this.settings.linkBase}/v/${code}`), code };
  }

  /** The certificate with this code. @throws Refusal `not-found`, also once its member has left */
  async certified(typed: string): Promise<Certificate> {
    const code = asPrinted(typed);
    const row = await CERTIFIED.first(this.em, { certificateCode: code });
    if (!row) throw new Refusal('not-found');
    return {
      code,
      title: row.title,
      host: row.host,
      name: fullName(row),
      startsAt: timeOf(row.startsAt),
      endsAt: timeOf(row.endsAt),
    };
  }
}
