import type { MailText } from '../platform/mail/mail';

/** Strangers can enter any address, so this email quotes nothing that was entered. */
export function contactMail(): MailText {
  return {
    subject: 'We have received your message',
    heading: 'Thank you for writing to us',
    paragraphs: ['A person will read your message and reply to this address.'],
    footnote:
      'If you did not write to us, someone entered your address by mistake. You need not do anything.',
  };
}
