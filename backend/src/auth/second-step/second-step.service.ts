import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { toString as drawQr } from 'qrcode';
import { AuditLog } from '../../platform/audit/audit-log';
import { Clock } from '../../platform/clock';
import { Rates } from '../../platform/throttling/rates';
import { Refusal } from '../../refusal';
import type { Actor } from '../../wire/access';
import { Account } from '../account.entity';
import type { AccountNotice } from '../auth.jobs';
import { AccountNotices } from '../notices/account-notices.service';
import { SecondStepRepository } from './second-step.repository';
import { isAppCode, TotpCodes } from './totp-codes';

export interface Invitation {
  /** Base32, for typing in where the QR code cannot be scanned. */
  readonly secret: string;
  readonly uri: string;
  /** The QR code as a data URL. */
  readonly qr: string;
}

/**
 * The second step of signing in: a code from an authenticator app, or one of ten recovery codes.
 */
@Injectable()
export class SecondStepService {
  constructor(
    private readonly em: EntityManager,
    private readonly secrets: SecondStepRepository,
    private readonly codes: TotpCodes,
    private readonly rates: Rates,
    private readonly notices: AccountNotices,
    private readonly audit: AuditLog,
    private readonly clock: Clock,
  ) {}

  /** Takes effect only once a code is confirmed. @throws Refusal `auth.second-step-on` */
  async begin(actor: Actor): Promise<Invitation> {
    const account = await this.em.findOneOrFail(Account, { id: actor.memberId });
    const secret = this.codes.newSecret();
    const sealed = this.codes.seal(secret, account.id);
    if (!(await this.secrets.begin(account.id, sealed, this.clock.now())))
      throw new Refusal('auth.second-step-on');
    const invitation = this.codes.inviteTo(secret, account.email);
    const drawn = await drawQr(invitation.uri, { type: 'svg', margin: 2 });
    return {
      ...invitation,
      qr: `data:image/svg+xml;base64,${Buffer.from(drawn).toString('base64')}`,
    };
  }

  /**
   * @returns the recovery codes, which are shown only once
   * @throws Refusal `auth.code-wrong`, `auth.second-step-on`, `auth.second-step-not-begun`
   */
  async confirm(actor: Actor, code: string): Promise<string[]> {
    const { memberId } = actor;
    const totp = await this.secrets.find(memberId);
    if (!totp) throw new Refusal('auth.second-step-not-begun');
    if (totp.confirmedAt) throw new Refusal('auth.second-step-on');
    if (!(await this.matches(memberId, code))) throw new Refusal('auth.code-wrong');
    const codes = this.codes.newRecoveryCodes();
    const hashes = codes.map((one) => this.codes.recoveryHash(one, memberId));
    await this.em.transactional(async () => {
      if (!(await this.secrets.confirm(memberId, hashes, this.clock.now())))
        throw new Refusal('auth.second-step-on');
      await this.tell(memberId, 'second-step-on');
    });
    return codes;
  }

  /** @throws Refusal `auth.code-wrong`, `auth.second-step-off` */
  async turnOff(actor: Actor, code: string): Promise<void> {
    if (!actor.hasSecondStep) throw new Refusal('auth.second-step-off');
    if (!(await this.matches(actor.memberId, code))) throw new Refusal('auth.code-wrong');
    await this.em.transactional(async () => {
      if (await this.secrets.remove(actor.memberId))
        await this.tell(actor.memberId, 'second-step-off');
    });
  }

  /**
   * For a member who has lost both phone and recovery codes, after an administrator has checked
   * their identity.
   * @returns whether it was on
   */
  async reset(accountId: number): Promise<boolean> {
    const wasOn = await this.secrets.remove(accountId);
    if (wasOn) await this.notices.later(accountId, 'second-step-reset');
    return wasOn;
  }

  /**
   * Checks a code. The attempt is counted first; ten wrong ones block the second step of the
   * account for a while. Must not run in a transaction that may be rolled back.
   * @throws Refusal 429
   */
  async matches(accountId: number, typed: string): Promise<boolean> {
    await this.rates.count('second-step', `account|${accountId}`);
    const code = typed.replace(/\s/g, '');
    const isRight = isAppCode(code)
      ? await this.isOfApp(accountId, code)
      : await this.isRecovery(accountId, code);
    if (isRight) await this.rates.forget('second-step', `account|${accountId}`);
    return isRight;
  }

  recoveryCodesLeft(accountId: number): Promise<number> {
    return this.secrets.recoveryCodesLeft(accountId);
  }

  private async isOfApp(accountId: number, code: string): Promise<boolean> {
    const totp = await this.secrets.find(accountId);
    if (!totp) return false;
    const secret = this.codes.unseal(totp.sealedSecret, accountId);
    const step = this.codes.stepOf(code, secret, this.clock.now());
    return step !== undefined && (await this.secrets.takeStep(accountId, step));
  }

  private async isRecovery(accountId: number, code: string): Promise<boolean> {
    const hash = this.codes.recoveryHash(code, accountId);
    if (!(await this.secrets.takeRecoveryCode(accountId, hash, this.clock.now()))) return false;
    await this.notices.later(accountId, 'recovery-code-used');
    return true;
  }

  private async tell(accountId: number, what: AccountNotice): Promise<void> {
    await this.audit.write({ actorId: accountId, action: what, result: 'done' });
    await this.notices.later(accountId, what);
  }
}
