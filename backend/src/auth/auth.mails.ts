import type { MailText } from '../platform/mail/mail';
import { type Account, greetingOf } from './account.entity';

export function verificationMail(account: Account, link: string): MailText {
  return {
    subject: 'Verify your email address for Suture',
    heading: 'One step to join your colleagues',
    paragraphs: [
      greetingOf(account),
      'Please confirm that this is your email address. The link works for 24 hours.',
    ],
    action: { label: 'Verify my email address', link },
    footnote: 'If you did not join Suture, ignore this email: nothing will happen.',
  };
}

export function alreadyRegisteredMail(account: Account, linkBase: string): MailText {
  return {
    subject: 'You already have an account on Suture',
    heading: 'You are already a member',
    paragraphs: [
      greetingOf(account),
      'Someone, perhaps you, tried to join Suture with this email address. It already has an account, so nothing was changed.',
    ],
    action: { label: 'Log in', link: `${linkBase}/login` },
    footnote: 'If this was not you, you need not do anything.',
  };
}

export function passwordCodeMail(account: Account, code: string): MailText {
  return {
    subject: 'Your one-time code for Suture',
    heading: `Your one-time code is ${code}`,
    paragraphs: [
      greetingOf(account),
      'Enter this code to choose a new password. It works once, for 10 minutes.',
    ],
    footnote:
      'If you did not ask for it, ignore this email and keep the code to yourself: nothing has changed.',
  };
}

export function signsInElsewhereMail(account: Account, linkBase: string): MailText {
  return {
    subject: 'How you log in to Suture',
    heading: 'Your account has no password',
    paragraphs: [
      greetingOf(account),
      'You log in to Suture with Google or Apple, so there is no password to reset.',
    ],
    action: { label: 'Log in', link: `${linkBase}/login` },
    footnote: 'If you did not ask for this, you need not do anything.',
  };
}

export function passwordChangedMail(account: Account, linkBase: string): MailText {
  return {
    subject: 'Your Suture password was changed',
    heading: 'Your password was changed',
    paragraphs: [
      greetingOf(account),
      'The password of your account was changed just now, and all other sessions have ended.',
    ],
    action: { label: 'I did not do this', link: `${linkBase}/forgotPassword` },
    footnote: 'If this was you, you need not do anything.',
  };
}

export function newSignInMail(
  account: Account,
  from: { device: string; at: Date; link: string },
): MailText {
  const at = `${from.at.toISOString().slice(0, 16).replace('T', ' ')} UTC`;
  return {
    subject: 'A new log-in to your Suture account',
    heading: 'A log-in from a new device',
    paragraphs: [
      greetingOf(account),
      `Someone logged in to your account on a new device: ${from.device} (${at}).`,
      'If this was you, you need not do anything. If not, tell us: all sessions end at once, and you choose a new password.',
    ],
    action: { label: 'This was not me', link: from.link },
    footnote: 'The button works for 7 days. It asks once more before anything happens.',
  };
}

export function identityCodeMail(account: Account, code: string): MailText {
  return {
    subject: 'Your one-time code for Suture',
    heading: `Your one-time code is ${code}`,
    paragraphs: [
      greetingOf(account),
      'Enter this code to confirm your identity. It works once, for 10 minutes.',
    ],
    footnote:
      'If you did not ask for it, keep the code to yourself and end all other sessions: someone may be logged in as you.',
  };
}
