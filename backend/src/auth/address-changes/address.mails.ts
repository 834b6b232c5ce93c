import type { MailText } from '../../platform/mail/mail';
import { type Account, greetingOf } from '../account.entity';

export function emailChangeCodeMail(code: string): MailText {
  return {
    subject: 'Your one-time code for Suture',
    heading: `Your one-time code is ${code}`,
    paragraphs: [
      'Dear colleague,',
      'Enter this code to log in to Suture with this email address from now on. It works once, for 10 minutes.',
    ],
    footnote: 'If you did not ask for it, ignore this email: nothing will happen.',
  };
}

/** To an address that already has an account, whose owner may be the person changing address. */
export function addressTakenMail(linkBase: string): MailText {
  return {
    subject: 'This email address already has an account on Suture',
    heading: 'This address is taken',
    paragraphs: [
      'Dear colleague,',
      'Someone, perhaps you, tried to use this email address for another account on Suture. It already has an account of its own, so nothing was changed.',
    ],
    action: { label: 'Log in', link: `${linkBase}/login` },
    footnote: 'If this was not you, you need not do anything.',
  };
}

/** To the current address, before anything has changed. */
export function emailChangeAskedMail(
  account: Account,
  { newEmail, link }: { newEmail: string; link: string },
): MailText {
  return {
    subject: 'A new email address for your Suture account',
    heading: 'A new address was requested',
    paragraphs: [
      greetingOf(account),
      `Someone who is logged in to your account asked to log in with ${newEmail} from now on. This address remains valid until the code we sent there is entered.`,
    ],
    action: { label: 'Keep this address', link },
    footnote:
      'If this was you, you need not do anything here. If not, keep this address and choose a new password. The button works for 7 days.',
  };
}

/** To the former address. */
export function emailChangedMail(
  account: Account,
  { newEmail, link }: { newEmail: string; link: string },
): MailText {
  return {
    subject: 'The email address of your Suture account was changed',
    heading: 'Your address was changed',
    paragraphs: [
      greetingOf(account),
      `You log in to Suture with ${newEmail} from now on. All other sessions were ended.`,
    ],
    action: { label: 'Undo the change', link },
    footnote:
      'If this was you, you need not do anything. If not, undo the change within 7 days: the account returns to this address, and all sessions end.',
  };
}
