import { type Account, greetingOf } from '../auth/account.entity';
import type { MailText } from '../platform/mail/mail';

export function exportMail(account: Account, link: string): MailText {
  return {
    subject: 'Your data on Suture',
    heading: 'Your data is ready',
    paragraphs: [
      greetingOf(account),
      'here is all that Suture keeps about you, as one archive: text that programs and people can read, and your files. The link works for 24 hours.',
    ],
    action: { label: 'Download my data', link },
    footnote:
      'Whoever has this link can download your data, so do not pass it on. If you did not ask for it, change your password.',
  };
}

/** Does not address the member by name, since the name is no longer stored. */
export function farewellMail(): MailText {
  return {
    subject: 'Your Suture account was deleted',
    heading: 'Your account was deleted',
    paragraphs: [
      'Dear colleague,',
      'as you asked, your account was deleted. Your profile, posts and files cannot be seen any more and are erased within 24 hours.',
      'Thank you for having been with us. You are welcome to join again at any time, with this address, too.',
    ],
    footnote: 'If it was not you who asked for this, please write to us at once.',
  };
}
