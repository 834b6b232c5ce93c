import type { EntityManager } from '@mikro-orm/postgresql';
import { createTransport, type Transporter } from 'nodemailer';
import type { Clock } from '../clock';
import type { Settings } from '../config/settings';
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
      [mail.messageId, mail.to.toLowerCase(), mail.subject, mail.text, mail.html, JSON.stringify(mail.headers), this.clock.now()],
    );
  }
}

/** Below the database's idle time-out, since a mail is sent within the transaction that marks it as sent. */
const SMTP_TIMEOUT_MS = 8_000;

export class SmtpCarrier extends MailCarrier {
  private readonly transport: Transporter;

  constructor(private readonly settings: Settings) {
    super();
    const timeouts = { connectionTimeout: SMTP_TIMEOUT_MS, greetingTimeout: SMTP_TIMEOUT_MS, socketTimeout: SMTP_TIMEOUT_MS };
    this.transport = createTransport({ url: settings.smtpUrl, ...timeouts });
  }

  async carry(mail: RenderedMail): Promise<void> {
    await this.transport.sendMail({ from: this.settings.mailFrom, ...mail });
  }
}
