import { createTransport, type Transporter } from 'nodemailer';
import type { Settings } from '../config/settings';
import { MailCarrier, type RenderedMail } from './mail';
import { MailRefused, reasonOf } from './refused-mail';

/**
 * Shorter than the database's idle timeout, since an email is sent within the transaction that
 * marks it as sent.
 */
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
    try {
      await this.transport.sendMail({ from: this.settings.mailFrom, ...mail });
    } catch (error) {
      const reason = reasonOf(error);
      throw reason ? new MailRefused(reason) : error;
    }
  }
}
