import { dayInWords } from '../../platform/day-in-words';
import type { MailText } from '../../platform/mail/mail';
import { type Account, greetingOf } from '../account.entity';

export function inactivityMail(
  account: Account,
  { deactivates, linkBase }: { deactivates: boolean; linkBase: string },
): MailText {
  return {
    subject: 'Your Suture account has not been used for a while',
    heading: 'Do you still want your account?',
    paragraphs: [
      greetingOf(account),
      `You last logged in to Suture on ${dayInWords(account.lastLogInAt)}. ${
        deactivates
          ? 'Accounts without a log-in for six months are deactivated: nobody can find them, and nothing is deleted.'
          : 'Accounts without a log-in for more than six months may be removed.'
      }`,
      'To keep yours, log in once. You need not do anything else.',
    ],
    action: { label: 'Log in', link: `${linkBase}/login` },
    footnote: `If you no longer want it, you can delete it: ${linkBase}/deleteaccount`,
  };
}

export function deactivatedMail(account: Account, linkBase: string): MailText {
  return {
    subject: 'Your Suture account is deactivated',
    heading: 'Your account is deactivated',
    paragraphs: [
      greetingOf(account),
      `You have not logged in to Suture since ${dayInWords(account.lastLogInAt)}, so your account is deactivated: nobody can find it, and we no longer write to you. Nothing is deleted.`,
      'Log in at any time, and everything will be as it was.',
    ],
    action: { label: 'Log in', link: `${linkBase}/login` },
    footnote: `If you no longer want it, you can delete it: ${linkBase}/deleteaccount`,
  };
}
