import { createTransport, type Transporter } from 'nodemailer';
import type { Settings } from '../config/settings';
import { MailCarrier, type RenderedMail } from './mail';

/** Below the database's idle time-out, since a mail is sent within the transaction that marks it as sent. */
const SMTP_TIMEOUT_MS = 8_000;

export class SmtpCarrier extends MailCarrier {
  private readonly transport: Transporter;

  constructor(private readonly settings: Settings) {
    super();
    const timeouts = {
      connectionTimeout: SMTP_TIMEOUT_MS,
      greetingTimeout: SMTP_TIMEOUT_MS,
      socketTimeout: SMTP_TIMEOUT_MS,
    };
    this.transport = createTransport({ url: settings.smtpUrl, ...timeouts });
  }

  async carry(mail: RenderedMail): Promise<void> {
    await this.transport.sendMail({ from: this.settings.mailFrom, ...mail });
  }
}
