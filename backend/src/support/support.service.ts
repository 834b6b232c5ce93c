import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { emailKey } from '../auth/account.entity';
import { AuditLog } from '../platform/audit/audit-log';
import { Clock } from '../platform/clock';
import { Mail } from '../platform/mail/mail';
import { Outbox } from '../platform/outbox/outbox';
import { Rates } from '../platform/throttling/rates';
import { Refusal } from '../refusal';
import type { Actor } from '../wire/access';
import { canonicalEmail } from '../wire/email-address';
import type { Window } from '../wire/paging';
import type { Page } from '../wire/reply';
import { type ContactMessageRow, LetterRepository } from './letter.repository';
import { confirmContact, confirmDeletionRequest } from './support.jobs';
import { contactMail } from './support.mails';

const DAY_MS = 86_400_000;
/** Requests are answered within this time (as the privacy policy says). */
const ANSWERED_WITHIN_DAYS = 30;
const KEPT_MONTHS = 12;

interface Letter {
  readonly name: string;
  readonly email: string;
  readonly message: string;
}

/** Messages to the provider, from members or from visitors, who stay anonymous. */
@Injectable()
export class SupportService {
  constructor(
    private readonly em: EntityManager,
    private readonly letters: LetterRepository,
    private readonly outbox: Outbox,
    private readonly rates: Rates,
    private readonly mail: Mail,
    private readonly audit: AuditLog,
    private readonly clock: Clock,
  ) {}

  async contact(
    writer: Actor | undefined,
    letter: Letter & { mobileNumber: string },
  ): Promise<number> {
    const isConfirmed = await this.isConfirmed(letter);
    return this.em.transactional(async () => {
      const messageId = await this.letters.addMessage({
        ...letter,
        email: canonicalEmail(letter.email),
        memberId: writer?.memberId,
        receivedAt: this.clock.now(),
      });
      if (isConfirmed) await this.outbox.later(confirmContact, { messageId });
      return messageId;
    });
  }

  /** Deletes nothing: a person verifies the owner of the account, and answers within 30 days. */
  async requestDeletion(
    writer: Actor | undefined,
    letter: Letter & { phone: string | null },
  ): Promise<number> {
    const receivedAt = this.clock.now();
    const dueAt = new Date(receivedAt.getTime() + ANSWERED_WITHIN_DAYS * DAY_MS);
    const isConfirmed = await this.isConfirmed(letter);
    return this.em.transactional(async () => {
      const requestId = await this.letters.addRequest({
        ...letter,
        email: canonicalEmail(letter.email),
        memberId: writer?.memberId,
        receivedAt,
        dueAt,
      });
      if (isConfirmed) await this.outbox.later(confirmDeletionRequest, { letterId: requestId });
      return requestId;
    });
  }

  /** Strangers can enter any address, so each one only gets a few receipts. */
  private isConfirmed({ email }: Letter): Promise<boolean> {
    return this.rates.admits('receipt-mail', emailKey(email));
  }

  /** Job: sends the receipt. */
  async confirmContact(messageId: number, mailId: string): Promise<void> {
    const message = await this.letters.findMessage(messageId);
    if (message) await this.mail.send({ id: mailId, to: message.email, ...contactMail() });
  }

  messages(window: Window): Promise<Page<ContactMessageRow>> {
    return this.letters.messages(window);
  }

  /** @throws Refusal when there is no such message */
  async closeMessage({ memberId: actorId }: Actor, id: number): Promise<void> {
    await this.em.transactional(async () => {
      if (!(await this.letters.closeMessage(id, this.clock.now()))) throw new Refusal('not-found');
      const object = `contact-message ${id}`;
      await this.audit.write({ actorId, action: 'letter.closed', object, result: 'done' });
    });
  }

  /** Deletes messages after twelve months. */
  async forget(): Promise<void> {
    const before = new Date(this.clock.now());
    before.setUTCMonth(before.getUTCMonth() - KEPT_MONTHS);
    await this.letters.removeBefore(before);
  }
}
