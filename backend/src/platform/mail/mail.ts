import { EntityManager } from '@mikro-orm/postgresql';
import { Global, Inject, Injectable, Module } from '@nestjs/common';
import { createTransport, type Transporter } from 'nodemailer';
import { Clock } from '../clock';
import { Settings } from '../config/settings';
import { renderHtml, renderText } from './render';

/** What a mail says; HTML and plain text are made from it. */
export interface MailText {
  readonly subject: string;
  readonly heading: string;
  readonly paragraphs: readonly string[];
  readonly action?: { readonly label: string; readonly link: string };
  readonly footnote?: string;
}

export interface MailToSend extends MailText {
  /** The same for every try, so that a second delivery can be recognised: it becomes the Message-ID. */
  readonly id: string;
  readonly to: string;
}

interface RenderedMail {
  readonly messageId: string;
  readonly to: string;
  readonly subject: string;
  readonly html: string;
  readonly text: string;
}

abstract class MailCarrier {
  abstract carry(mail: RenderedMail): Promise<void>;
}

/** Keeps mails in the database, shown at /dev/inbox. In the transaction of the job, so a mail arrives exactly once. */
@Injectable()
class EmbeddedInbox extends MailCarrier {
  constructor(
    private readonly em: EntityManager,
    private readonly clock: Clock,
  ) {
    super();
  }

  async carry(mail: RenderedMail): Promise<void> {
    await this.em.execute(
      `insert into dev_mail (message_id, recipient, subject, text, html, sent_at) values (?, ?, ?, ?, ?, ?) on conflict (message_id) do nothing`,
      [mail.messageId, mail.to.toLowerCase(), mail.subject, mail.text, mail.html, this.clock.now()],
    );
  }
}

/** Below the database's idle time-out, since a mail is sent within the transaction that marks it as sent. */
const SMTP_TIMEOUT_MS = 8_000;

class SmtpCarrier extends MailCarrier {
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

/** Sends mails: by SMTP, or into the embedded inbox. */
@Injectable()
export class Mail {
  constructor(
    @Inject(MailCarrier) private readonly carrier: MailCarrier,
    private readonly settings: Settings,
  ) {}

  async send(mail: MailToSend): Promise<void> {
    const domain = new URL(this.settings.linkBase).hostname;
    await this.carrier.carry({
      messageId: `<${mail.id}@${domain}>`,
      to: mail.to,
      subject: mail.subject,
      html: renderHtml(mail),
      text: renderText(mail),
    });
  }
}

@Global()
@Module({
  providers: [
    Mail,
    {
      provide: MailCarrier,
      inject: [Settings, EntityManager, Clock],
      useFactory: (settings: Settings, em: EntityManager, clock: Clock) =>
        settings.smtpUrl ? new SmtpCarrier(settings) : new EmbeddedInbox(em, clock),
    },
  ],
  exports: [Mail],
})
export class MailModule {}
