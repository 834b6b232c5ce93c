import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../platform/clock';
import { Settings } from '../../platform/config/settings';
import { Refusal } from '../../refusal';
import { memberOfPage } from '../sessions/page-mark';
import { Session } from '../sessions/session.entity';
import { digest, Tokens } from '../tokens';
import { opened, sealed } from './sealed-words';
import { UnsentForm } from './unsent-form.entity';

/** Long enough for a forgotten password. */
export const UNSENT_SECONDS = 3_600;
/** A member's older ones make room. */
const MOST_OF_MEMBER = 5;

export interface Unsent {
  readonly place: string;
  readonly target: string;
  readonly words: string;
  readonly hadFiles: boolean;
}

interface Sender {
  /** That of the browser; after somebody else's log-in it is theirs. */
  readonly cookie: string | undefined;
  readonly pageOf: string | undefined;
}

/**
 * Keeps the words of a form that was sent after its session had ended, until the same member has
 * logged in. Whose it is, the mark of the page tells, or the cookie of the ended session.
 */
@Injectable()
export class UnsentForms {
  constructor(
    private readonly em: EntityManager,
    private readonly clock: Clock,
    private readonly settings: Settings,
    private readonly tokens: Tokens,
  ) {}

  /**
   * @returns the token that opens it
   * @throws Refusal `not-found` if neither is a member's
   */
  async keep(sender: Sender, unsent: Unsent): Promise<string> {
    const memberId =
      memberOfPage(this.settings.sessionSecret, sender.pageOf) ??
      (await this.memberBehind(sender.cookie));
    if (memberId === undefined) throw new Refusal('not-found');
    await this.makeRoom(memberId);
    const token = this.tokens.newSecret();
    await this.em.insert(UnsentForm, {
      tokenHash: digest(token),
      accountId: memberId,
      sealed: sealed(this.seal(token, memberId), JSON.stringify(unsent)),
      expiresAt: new Date(this.clock.now().getTime() + UNSENT_SECONDS * 1_000),
    });
    return token;
  }

  /** @throws Refusal `not-found` for another member, too late, or changed on the way */
  async of(memberId: number, token: string | undefined): Promise<Unsent> {
    const row = await this.em.findOne(
      UnsentForm,
      {
        tokenHash: digest(token ?? ''),
        accountId: memberId,
        expiresAt: { $gt: this.clock.now() },
      },
      { disableIdentityMap: true },
    );
    const text = row && token && opened(this.seal(token, memberId), row.sealed);
    if (!text) throw new Refusal('not-found');
    return JSON.parse(text) as Unsent;
  }

  async forget(memberId: number, token: string | undefined): Promise<void> {
    const tokenHash = digest(token ?? '');
    await this.em.nativeDelete(UnsentForm, { tokenHash, accountId: memberId });
  }

  private async memberBehind(cookie: string | undefined): Promise<number | undefined> {
    if (!cookie) return undefined;
    const session = await this.em.findOne(
      Session,
      { cookieHash: digest(cookie) },
      { fields: ['accountId'], disableIdentityMap: true },
    );
    return session?.accountId;
  }

  private async makeRoom(accountId: number): Promise<void> {
    const older = await this.em.find(
      UnsentForm,
      { accountId },
      {
        fields: ['tokenHash'],
        orderBy: { expiresAt: 'desc' },
        offset: MOST_OF_MEMBER - 1,
        limit: MOST_OF_MEMBER,
        disableIdentityMap: true,
      },
    );
    const tokenHash = { $in: older.map((one) => one.tokenHash) };
    if (older.length > 0) await this.em.nativeDelete(UnsentForm, { tokenHash });
  }

  private seal(token: string, memberId: number) {
    return { secret: this.settings.sessionSecret, token, memberId };
  }
}
