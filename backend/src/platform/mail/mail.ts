import { EntityManager } from '@mikro-orm/postgresql';
import { Inject, Injectable } from '@nestjs/common';
import { Clock } from '../clock';
import { Settings } from '../config/settings';
import { KEEP_REFUSAL } from './mail-refusals.sql';
import { MailRefused } from './refused-mail';
import { renderHtml, renderText } from './render';

/** The content of an email, from which HTML and plain text are rendered. */
export interface MailText {
  readonly subject: string;
  readonly heading: string;
  readonly paragraphs: readonly string[];
  readonly action?: { readonly label: string; readonly link: string };
  readonly footnote?: string;
  /** The unsubscribe link of recurring emails. */
  readonly ending?: { readonly label: string; readonly link: string };
}

export interface MailToSend extends MailText {
  /**
   * The same for every retry, so that a second delivery can be recognised: it becomes the
   * Message-ID.
   */
  readonly id: string;
  readonly to: string;
  readonly headers?: Readonly<Record<string, string>>;
}

export interface RenderedMail {
  readonly messageId: string;
  readonly to: string;
  readonly subject: string;
  readonly html: string;
  readonly text: string;
  readonly headers: Readonly<Record<string, string>>;
}

export abstract class MailCarrier {
  /** @throws MailRefused when the email can never be delivered to this recipient */
  abstract carry(mail: RenderedMail): Promise<void>;
}

/** Sends emails: by SMTP, or into the embedded inbox. */
@Injectable()
export class Mail {
  constructor(
    @Inject(MailCarrier) private readonly carrier: MailCarrier,
    private readonly settings: Settings,
    private readonly em: EntityManager,
    private readonly clock: Clock,
  ) {}

  /** A permanent rejection is recorded in the job's transaction, and the job is done. */
  async send(mail: MailToSend): Promise<void> {
    try {
      await this.carry(mail);
    } catch (error) {
      if (!(error instanceof MailRefused)) throw error;
      const [, outboxId] = /^outbox-(\d{1,15})$/.exec(mail.id) ?? [];
      await KEEP_REFUSAL.rows(this.em, {
        reason: error.reason,
        refusedAt: this.clock.now(),
        to: mail.to,
        outboxId: outboxId ? Number(outboxId) : null,
      });
    }
  }

  private async carry(mail: MailToSend): Promise<void> {
    const { linkBase, operator } = this.settings;
    const domain = new URL(linkBase).hostname;
    const sender = `${operator.name}, ${operator.address}`;
    await this.carrier.carry({
      messageId: `<${mail.id}@${domain}>`,
      to: mail.to,
      subject: mail.subject,
      html: renderHtml(mail, sender),
      text: renderText(mail, sender),
      headers: mail.headers ?? {},
    });
  }
}
