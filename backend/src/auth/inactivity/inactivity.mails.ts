import type { MailText } from '../../platform/mail/mail';
import { type Account, greetingOf } from '../account.entity';

const dayOf = (moment: Date) => moment.toISOString().slice(0, 10);

export function inactivityMail(
  account: Account,
  { deactivates, linkBase }: { deactivates: boolean; linkBase: string },
): MailText {
  return {
    subject: 'Your Suture account has not been used for a while',
    heading: 'Do you still want your account?',
    paragraphs: [
      greetingOf(account),
      `you last logged in to Suture on ${dayOf(account.lastLogInAt)}. ${
        deactivates
          ? 'Accounts without a log-in for six months are deactivated: nobody finds them any more, and nothing is deleted.'
          : 'Accounts without a log-in for more than six months may be removed.'
      }`,
      'Log in once to keep yours. You need not do anything else.',
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
      `you have not logged in to Suture since ${dayOf(account.lastLogInAt)}, so your account is deactivated: nobody finds it any more, and we write to you no longer. Nothing is deleted.`,
      'Log in at any time, and everything is as it was.',
    ],
    action: { label: 'Log in', link: `${linkBase}/login` },
    footnote: `If you no longer want it, you can delete it: ${linkBase}/deleteaccount`,
  };
}
