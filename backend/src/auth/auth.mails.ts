import type { MailText } from '../platform/mail/mail';
import type { Account } from './account.entity';

export function verificationMail(account: Account, link: string): MailText {
  return {
    subject: 'Verify your email address for Suture',
    heading: 'One step to join your colleagues',
    paragraphs: [`Dear Dr. ${account.fullName},`, 'please confirm that this is your email address. The link works for 24 hours.'],
    action: { label: 'Verify my email address', link },
    footnote: 'If you did not join Suture, ignore this mail: nothing will happen.',
  };
}

export function alreadyRegisteredMail(account: Account, linkBase: string): MailText {
  return {
    subject: 'You already have an account on Suture',
    heading: 'You are already a member',
    paragraphs: [
      `Dear Dr. ${account.fullName},`,
      'somebody, perhaps you, tried to join Suture with this email address. It already has an account, so nothing was changed.',
    ],
    action: { label: 'Log in', link: `${linkBase}/login` },
    footnote: 'If this was not you, there is nothing you need to do.',
  };
}
