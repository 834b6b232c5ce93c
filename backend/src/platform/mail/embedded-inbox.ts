import type { EntityManager } from '@mikro-orm/postgresql';
import type { Clock } from '../clock';
import { MailCarrier, type RenderedMail } from './mail';

/** Keeps mails in the database, shown at /dev/inbox. In the transaction of the job, so a mail arrives exactly once. */
export class EmbeddedInbox extends MailCarrier {
  constructor(
    private readonly em: EntityManager,
    private readonly clock: Clock,
  ) {
    super();
  }

  async carry(mail: RenderedMail): Promise<void> {
    await this.em.execute(
      `insert into dev_mail (message_id, recipient, subject, text, html, headers, sent_at) values (?, ?, ?, ?, ?, ?::jsonb, ?) on conflict (message_id) do nothing`,
      [
        mail.messageId,
        mail.to.toLowerCase(),
        mail.subject,
        mail.text,
        mail.html,
        JSON.stringify(mail.headers),
        this.clock.now(),
      ],
    );
  }
}
