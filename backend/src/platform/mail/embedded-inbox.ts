import type { EntityManager } from '@mikro-orm/postgresql';
import type { Clock } from '../clock';
import { KEEP_MAIL } from './embedded-inbox.sql';
import { MailCarrier, type RenderedMail } from './mail';

/**
 * Stores emails in the database, shown at /dev/inbox. Runs in the job's transaction, so an email
 * arrives exactly once.
 */
export class EmbeddedInbox extends MailCarrier {
  constructor(
    private readonly em: EntityManager,
    private readonly clock: Clock,
  ) {
    super();
  }

  async carry(mail: RenderedMail): Promise<void> {
    await KEEP_MAIL.rows(this.em, {
      messageId: mail.messageId,
      recipient: mail.to.toLowerCase(),
      subject: mail.subject,
      text: mail.text,
      html: mail.html,
      headers: JSON.stringify(mail.headers),
      sentAt: this.clock.now(),
    });
  }
}
