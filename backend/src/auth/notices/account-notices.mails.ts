import type { MailText } from '../../platform/mail/mail';
import { type Account, greetingOf } from '../account.entity';
import type { AccountNotice } from '../auth.jobs';

interface Words {
  readonly subject: string;
  readonly heading: string;
  readonly sentence: string;
}

const WORDS: Readonly<Record<AccountNotice, Words>> = {
  'second-step-on': {
    subject: 'The second step of your Suture account is on',
    heading: 'The second step is on',
    sentence:
      'From now on, logging in with your password, Google or Apple also needs a code from your authenticator app. Keep your recovery codes where you can find them without your phone.',
  },
  'second-step-off': {
    subject: 'The second step of your Suture account is off',
    heading: 'The second step is off',
    sentence:
      'Logging in no longer needs a code from your authenticator app. Your recovery codes no longer work.',
  },
  'second-step-reset': {
    subject: 'The second step of your Suture account was reset',
    heading: 'The second step was reset',
    sentence:
      'An administrator of Suture turned off the second step of your account, as you asked. You can now log in without a code. Please turn it on again with your new phone.',
  },
  'recovery-code-used': {
    subject: 'A recovery code of your Suture account was used',
    heading: 'A recovery code was used',
    sentence:
      'One of your recovery codes was used just now. It cannot be used again. If you have lost your phone, turn the second step off and on again with the new one.',
  },
  'passkey-added': {
    subject: 'A passkey was added to your Suture account',
    heading: 'A passkey was added',
    sentence: 'A new passkey was added to your account. Anyone who has it can log in as you.',
  },
  'passkey-removed': {
    subject: 'A passkey was removed from your Suture account',
    heading: 'A passkey was removed',
    sentence: 'A passkey was removed from your account. It no longer works.',
  },
  'email-restored': {
    subject: 'The address of your Suture account was restored',
    heading: 'Your address was restored',
    sentence:
      'The change of your address was undone. All sessions have ended. Passkeys, Google and Apple accounts and a second step that were added since the change, or in the seven days before it, have been removed.',
  },
  ...identityWords('google', 'Google'),
  ...identityWords('apple', 'Apple'),
};

type OfProvider<Name extends string> = Record<`${Name}-linked` | `${Name}-removed`, Words>;

function identityWords<Name extends 'google' | 'apple'>(name: Name, label: string) {
  return {
    [`${name}-linked`]: {
      subject: `${label} can now log you in to Suture`,
      heading: `A ${label} account was linked`,
      sentence: `A ${label} account was linked to your account on Suture. Whoever has it can log in as you. Your settings list it, and you can remove it there.`,
    },
    [`${name}-removed`]: {
      subject: `${label} no longer logs you in to Suture`,
      heading: `A ${label} account was removed`,
      sentence: `A ${label} account was removed from your account on Suture. It no longer logs in to it.`,
    },
  } as OfProvider<Name>;
}

/** To an address that can still get the account back. */
export function forFormerAddress({ action: _, ...text }: MailText): MailText {
  return {
    ...text,
    footnote:
      'The account logged in with this address until a few days ago. If it was not you who changed that, undo the change with the button in the email we sent about it: it works for 7 days.',
  };
}

export function accountNoticeMail(
  account: Account,
  what: AccountNotice,
  linkBase: string,
): MailText {
  const { subject, heading, sentence } = WORDS[what];
  return {
    subject,
    heading,
    paragraphs: [greetingOf(account), sentence],
    action: { label: 'See my settings', link: `${linkBase}/settings#security` },
    footnote:
      'If this was you, you need not do anything. If not, choose a new password at once and log out everywhere else.',
  };
}
