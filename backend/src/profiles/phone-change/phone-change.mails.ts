import { type Account, greetingOf } from '../../auth/account.entity';
import type { MailText } from '../../platform/mail/mail';

export function phoneCodeMail(account: Account, code: string, phone: string): MailText {
  return {
    subject: 'Your one-time code for Suture',
    heading: `Your one-time code is ${code}`,
    paragraphs: [
      greetingOf(account),
      `Enter this code to confirm the phone number ending in ${phone.slice(-3)}. It works once, for 10 minutes.`,
    ],
    footnote:
      'If you did not ask for it, keep the code to yourself and change your password: someone is logged in as you.',
  };
}
