import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../platform/clock';
import {
  type MailedSecret,
  type SecretLetter,
  SecretMails,
} from '../../platform/mail/secret-mails';
import { Outbox } from '../../platform/outbox/outbox';
import { Refusal } from '../../refusal';
import type { Actor } from '../../wire/access';
import { Account } from '../account.entity';
import { sendIdentityCode } from '../auth.jobs';
import { identityCodeMail } from '../auth.mails';
import {
  type PasskeyProof,
  PasskeyProofs,
  type PasskeyQuestion,
} from '../passkeys/passkey-proofs.service';
import type { RelyingParty } from '../passkeys/relying-party';
import { OneTimeCodes } from '../passwords/one-time-codes.service';
import { OwnPassword } from '../passwords/own-password.service';
import { SecondStepService } from '../second-step/second-step.service';
import { NOTE_CONFIRMED } from './identity.sql';

/**
 * Confirms that the person using an open session is its owner: required before risky changes, and
 * valid for ten minutes.
 */
@Injectable()
export class IdentityCheckService {
  constructor(
    private readonly em: EntityManager,
    private readonly ownPassword: OwnPassword,
    private readonly codes: OneTimeCodes,
    private readonly secondStep: SecondStepService,
    private readonly passkeys: PasskeyProofs,
    private readonly outbox: Outbox,
    private readonly secrets: SecretMails,
    private readonly clock: Clock,
  ) {}

  /**
   * @throws Refusal `auth.app-code-wanted` if the second step is on and a code from the
   *   authenticator app is required
   */
  async askForCode(actor: Actor): Promise<void> {
    if (actor.hasSecondStep) throw new Refusal('auth.app-code-wanted');
    await this.outbox.later(sendIdentityCode, { accountId: actor.memberId });
  }

  /** Job: sends the code. */
  async sendCode(accountId: number, outboxId: number): Promise<void> {
    await this.secrets.deliver(outboxId, (secret) => this.keepCode(accountId, secret));
  }

  private async keepCode(
    accountId: number,
    secret: MailedSecret,
  ): Promise<SecretLetter | undefined> {
    const account = await this.em.findOne(Account, { id: accountId, deletedAt: null });
    const isDue =
      account && (await this.codes.keep({ accountId, purpose: 'account-deletion' }, secret));
    return isDue ? { to: account.email, ...identityCodeMail(account, secret.code) } : undefined;
  }

  /**
   * By password or emailed code; with the second step on only by its code, so that a stolen
   * password is not enough.
   * @throws Refusal `auth.identity-wrong`, `auth.app-code-wanted`
   */
  async confirm(
    actor: Actor,
    given: { password?: string | undefined; code?: string | undefined },
  ): Promise<void> {
    if (actor.hasSecondStep && !given.code) throw new Refusal('auth.app-code-wanted');
    if (!(await this.isOwner(actor, given))) throw new Refusal('auth.identity-wrong');
    await this.note(actor);
  }

  askPasskey(actor: Actor, site: RelyingParty): Promise<PasskeyQuestion> {
    return this.passkeys.ask('passkey-confirmation', site, actor.memberId);
  }

  /** @throws Refusal `auth.passkey-refused` */
  async confirmByPasskey(actor: Actor, proof: PasskeyProof, site: RelyingParty): Promise<void> {
    await this.passkeys.confirm(proof, site, actor.memberId);
    await this.note(actor);
  }

  private isOwner(
    { memberId: accountId, hasSecondStep }: Actor,
    { password = '', code }: { password?: string | undefined; code?: string | undefined },
  ): Promise<boolean> {
    if (!code) return this.ownPassword.matches(accountId, password);
    if (hasSecondStep) return this.secondStep.matches(accountId, code);
    return this.codes.spend({ accountId, purpose: 'account-deletion' }, code);
  }

  private async note({ sessionId }: Actor): Promise<void> {
    await NOTE_CONFIRMED.rows(this.em, {
      id: sessionId,
      identityConfirmedAt: this.clock.now(),
    });
  }
}
