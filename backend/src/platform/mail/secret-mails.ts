import { createHmac } from 'node:crypto';
import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Settings } from '../config/settings';
import { Outbox } from '../outbox/outbox';
import { Mail, type MailToSend } from './mail';
import { SEED_OF } from './secret-mails.sql';

/**
 * Secrets known only to the recipient of an email. Every retry of the email's job produces the same
 * ones.
 */
export interface MailedSecret {
  readonly outboxId: number;
  /** 256 bits, for a link. */
  readonly token: string;
  /** Six digits to type in. */
  readonly code: string;
}

export type SecretLetter = Omit<MailToSend, 'id'>;

/**
 * Emails that contain a secret. The hash of the secret is committed before the email is sent, since
 * it may be opened at once. After a crash or a mail server failure in between, the job is retried
 * with the same secret, so both copies of an email that arrives twice work.
 */
@Injectable()
export class SecretMails {
  constructor(
    private readonly em: EntityManager,
    private readonly outbox: Outbox,
    private readonly mail: Mail,
    private readonly settings: Settings,
  ) {}

  /**
   * @param keep stores the hash of the secret, even if it was stored before, and returns the email;
   *   undefined when none is due
   */
  async deliver(
    outboxId: number,
    keep: (secret: MailedSecret) => Promise<SecretLetter | undefined>,
  ): Promise<void> {
    const seed = await this.seedOf(outboxId);
    if (seed === undefined) return;
    const letter = await this.em.transactional(() => keep(this.secretOf(outboxId, seed)));
    await this.outbox.once(outboxId, async () => {
      if (letter) await this.mail.send({ id: `outbox-${outboxId}`, ...letter });
    });
  }

  /**
   * Undefined when the job is done. The seed includes the recipient, because a restored database
   * may use the same outbox ids again.
   */
  private async seedOf(outboxId: number): Promise<string | undefined> {
    return (await SEED_OF.first(this.em, { id: outboxId }))?.seed;
  }

  private secretOf(outboxId: number, seed: string): MailedSecret {
    const made = (kind: string) =>
      createHmac('sha256', this.settings.sessionSecret).update(`mailed-${kind}|${seed}`).digest();
    const number = made('code').readUIntBE(0, 6) % 1_000_000;
    return {
      outboxId,
      token: made('token').toString('base64url'),
      code: String(number).padStart(6, '0'),
    };
  }
}
