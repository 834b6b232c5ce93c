import type { MailText } from '../platform/mail/mail';
import { type Account, greetingOf } from './account.entity';
import type { AccountNotice } from './account-notices.service';

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
      'The change of your address was undone. All sessions have ended, and passkeys and a second step that were added since have been removed.',
  },
};

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
      'If this was you, you need not do anything. If not, choose a new password at once and sign out everywhere else.',
  };
}
