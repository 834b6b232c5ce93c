import { Inject, Injectable } from '@nestjs/common';
import { Settings } from '../config/settings';
import { renderHtml, renderText } from './render';

/** What a mail says; HTML and plain text are made from it. */
export interface MailText {
  readonly subject: string;
  readonly heading: string;
  readonly paragraphs: readonly string[];
  readonly action?: { readonly label: string; readonly link: string };
  readonly footnote?: string;
  /** The way out of mails that come again and again. */
  readonly ending?: { readonly label: string; readonly link: string };
}

export interface MailToSend extends MailText {
  /** The same for every try, so that a second delivery can be recognised: it becomes the Message-ID. */
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
  abstract carry(mail: RenderedMail): Promise<void>;
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
      headers: mail.headers ?? {},
    });
  }
}
