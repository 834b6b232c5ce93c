import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Account, fullName } from '../../auth/account.entity';
import { Clock } from '../../platform/clock';
import { Settings } from '../../platform/config/settings';
import { Mail } from '../../platform/mail/mail';
import { Outbox } from '../../platform/outbox/outbox';
import { sentenceOf } from '../notification.kinds';
import { withPlace } from '../pointing';
import { PreferencesService } from '../preferences/preferences.service';
import { digestMail } from './digest.mail';
import { DigestRepository, type MissedLine } from './digest.repository';
import { sendDigest } from './digests.jobs';
import { UnsubscribeTokens } from './unsubscribe-tokens';

/** The count stops here: the email says "100 or more". */
const COUNTED = 100;

/** Daily or weekly emails to members who were away, about what they missed. */
@Injectable()
export class DigestsService {
  constructor(
    private readonly em: EntityManager,
    private readonly digests: DigestRepository,
    private readonly preferences: PreferencesService,
    private readonly tokens: UnsubscribeTokens,
    private readonly outbox: Outbox,
    private readonly mail: Mail,
    private readonly settings: Settings,
    private readonly clock: Clock,
  ) {}

  /**
   * Runs hourly. A claimed member gets a job in the same transaction, so nobody gets two and nobody
   * is missed.
   */
  async gather(): Promise<void> {
    for (let after: number | undefined = 0; after !== undefined; ) {
      const claimed: number[] = await this.em.transactional(() => this.claim(after ?? 0));
      after = claimed.at(-1);
    }
  }

  private async claim(after: number): Promise<number[]> {
    const memberIds = await this.digests.claim(after, this.clock.now());
    await this.outbox.laterForAll(
      sendDigest,
      memberIds.map((memberId) => ({ memberId })),
    );
    return memberIds;
  }

  /** Job: sends nothing if the member has read everything meanwhile, or switched the emails off. */
  async send(memberId: number, mailId: string): Promise<void> {
    const account = await this.em.findOne(Account, { id: memberId, deletedAt: null });
    const { kinds, digest } = await this.preferences.of(memberId);
    if (!account || digest === 'never') return;
    const now = this.clock.now();
    const wanted = kinds.filter(({ mail }) => mail).map(({ kind }) => kind);
    const missed = await this.digests.missedBy(memberId, { kinds: wanted, now, most: COUNTED });
    const [newest] = missed;
    if (!newest) return;
    const words = digestMail({
      name: account.fullName,
      lines: missed.map(lineOf),
      frequency: digest,
      linkBase: this.settings.linkBase,
      unsubscribeLink: `${this.settings.linkBase}/unsubscribe/${this.tokens.sign(memberId)}`,
    });
    await this.mail.send({ id: mailId, to: account.email, ...words });
    await this.digests.markMailed(memberId, newest.id, now);
  }

  /**
   * Unsubscribes with the link in an email, without a log-in.
   * @returns false if the link is not ours
   */
  async unsubscribe(token: string): Promise<boolean> {
    const memberId = this.tokens.read(token);
    const account = memberId && (await this.em.findOne(Account, { id: memberId, deletedAt: null }));
    if (!account) return false;
    await this.preferences.setDigest(account.id, 'never');
    return true;
  }
}

function lineOf(line: MissedLine): string {
  const { others, firstName, lastName } = line;
  const name = firstName === null || lastName === null ? '' : fullName({ firstName, lastName });
  return withPlace(sentenceOf(line, name, others), line);
}
