import { type Account, greetingOf } from '../auth/account.entity';
import type { MailText } from '../platform/mail/mail';

export function exportMail(account: Account, link: string): MailText {
  return {
    subject: 'Your data on Suture',
    heading: 'Your data is ready',
    paragraphs: [
      greetingOf(account),
      'Here is everything Suture keeps about you, in one archive: text that people and programs can read, and your files. The link works for 24 hours and three downloads, where you are logged in to your account.',
    ],
    action: { label: 'Download my data', link },
    footnote:
      'Nobody else can use the link. It stops working when your password or your address is changed. If you did not ask for it, change your password.',
  };
}

/** Does not address the member by name, since the name is no longer stored. */
export function farewellMail(): MailText {
  return {
    subject: 'Your Suture account was deleted',
    heading: 'Your account was deleted',
    paragraphs: [
      'Dear colleague,',
      'As you asked, your account was deleted. Your profile, posts and files are no longer visible and will be erased within 24 hours.',
      'Thank you for having been a member. You are welcome to join again at any time, also with this address.',
    ],
    footnote: 'If you did not ask for this, please write to us at once.',
  };
}
