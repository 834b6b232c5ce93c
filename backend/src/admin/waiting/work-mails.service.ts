import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Account, greetingOf, rolesOf } from '../../auth/account.entity';
import { Clock } from '../../platform/clock';
import { Settings } from '../../platform/config/settings';
import { Mail } from '../../platform/mail/mail';
import { Outbox } from '../../platform/outbox/outbox';
import { type Waiting, WaitingService } from './waiting.service';
import { CLAIM_DAY, FORGET_DAYS, STAFF } from './waiting.sql';
import { sendWorkMail } from './work-mails.jobs';

/** In UTC. */
const HOUR_OF_MAIL = 9;
const DAY_MS = 24 * 3_600_000;
const KEPT_DAYS = 7;

const WORDS: Readonly<Record<keyof Waiting, readonly [one: string, many: string]>> = {
  reports: ['report', 'reports'],
  appeals: ['appeal', 'appeals'],
  registrations: ['registration', 'registrations'],
  letters: ['message or request', 'messages and requests'],
  places: ['suggested place', 'suggested places'],
  failedJobs: ['failed job', 'failed jobs'],
};

/**
 * Once a day emails staff how much work is waiting for their roles; sends nothing if there is none.
 */
@Injectable()
export class WorkMails {
  constructor(
    private readonly em: EntityManager,
    private readonly clock: Clock,
    private readonly waiting: WaitingService,
    private readonly outbox: Outbox,
    private readonly mail: Mail,
    private readonly settings: Settings,
  ) {}

  /** Job: claims the day, so that another run on the same day sends nothing. */
  async tell(): Promise<void> {
    const now = this.clock.now();
    if (now.getUTCHours() < HOUR_OF_MAIL) return;
    await this.em.transactional(async () => {
      const [taken] = await CLAIM_DAY.rows(this.em, { day: dayOf(now) });
      if (!taken) return;
      await FORGET_DAYS.rows(this.em, {
        day: dayOf(new Date(now.getTime() - KEPT_DAYS * DAY_MS)),
      });
      const staff = await STAFF.rows(this.em, { now });
      await this.outbox.laterForAll(
        sendWorkMail,
        staff.map(({ id }) => ({ memberId: id })),
      );
    });
  }

  /** Job: sends the current counts, leaving out work done in the meantime. */
  async send(memberId: number, mailId: string): Promise<void> {
    const account = await this.em.findOne(Account, { id: memberId, deletedAt: null });
    if (!account) return;
    const waiting = await this.waiting.for({ roles: rolesOf(account) });
    const lines = linesOf(waiting);
    if (lines.length === 0) return;
    await this.mail.send({
      id: mailId,
      to: account.email,
      subject: `Waiting on Suture: ${lines.join(', ')}`,
      heading: 'Waiting for a decision',
      paragraphs: [greetingOf(account), 'These are waiting for a decision:', ...lines],
      action: { label: 'Open administration', link: `${this.settings.linkBase}/admin` },
      footnote: 'You get this email once a day while something is waiting, because of your role.',
    });
  }
}

const dayOf = (moment: Date) => moment.toISOString().slice(0, 10);

function linesOf(waiting: Waiting): string[] {
  return (Object.keys(WORDS) as (keyof Waiting)[]).flatMap((what) => {
    const count = waiting[what] ?? 0;
    const [one, many] = WORDS[what];
    return count === 0 ? [] : [`${count} ${count === 1 ? one : many}`];
  });
}
