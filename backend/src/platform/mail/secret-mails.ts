import { createHmac } from 'node:crypto';
import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Settings } from '../config/settings';
import { Outbox } from '../outbox/outbox';
import { Mail, type MailToSend } from './mail';
import { SEED_OF } from './secret-mails.sql';

/** What only the reader of a mail knows. Every try of the mail's job carries the same. */
export interface MailedSecret {
  readonly outboxId: number;
  /** 256 bits for a link. */
  readonly token: string;
  /** Six digits to be typed. */
  readonly code: string;
}

export type SecretLetter = Omit<MailToSend, 'id'>;

/**
 * Mails that carry a secret. Its hash is stored and committed before the mail leaves, since a mail may be opened at once. A crash
 * or a dead mail server in between means another try with the same secret, so whoever gets the mail twice has it twice, not two.
 */
@Injectable()
export class SecretMails {
  constructor(
    private readonly em: EntityManager,
    private readonly outbox: Outbox,
    private readonly mail: Mail,
    private readonly settings: Settings,
  ) {}

  /** @param keep stores what proves the secret, also when it was stored before, and writes the mail; undefined when none is due */
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

  /** Undefined when the job is done. Whom it is for is a part of it: a restored database counts some ids a second time. */
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
