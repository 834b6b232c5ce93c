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
      'from now on a log-in with your password, Google or Apple asks for a code of your authenticator app, too. Keep your recovery codes where you find them without your phone.',
  },
  'second-step-off': {
    subject: 'The second step of your Suture account is off',
    heading: 'The second step is off',
    sentence:
      'a log-in no longer asks for a code of your authenticator app. Your recovery codes no longer work.',
  },
  'second-step-reset': {
    subject: 'The second step of your Suture account was reset',
    heading: 'The second step was reset',
    sentence:
      'an administrator of Suture turned off the second step of your account, as you asked us to. You can log in without a code now. Please turn it on again with your new phone.',
  },
  'recovery-code-used': {
    subject: 'A recovery code of your Suture account was used',
    heading: 'A recovery code was used',
    sentence:
      'one of your recovery codes was used just now. It does not work again. If you have lost your phone, turn the second step off and on again with the new one.',
  },
  'passkey-added': {
    subject: 'A passkey was added to your Suture account',
    heading: 'A passkey was added',
    sentence: 'a new passkey was added to your account. Whoever holds it can log in as you.',
  },
  'passkey-removed': {
    subject: 'A passkey was removed from your Suture account',
    heading: 'A passkey was removed',
    sentence: 'a passkey was removed from your account. It no longer logs in.',
  },
  'email-restored': {
    subject: 'The address of your Suture account is back',
    heading: 'Your address is back',
    sentence:
      'the change of your address was taken back. All sessions are ended, and passkeys and a second step that were added since are removed.',
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
      'If it was you, there is nothing you need to do. If not, choose a new password at once and sign out everywhere else.',
  };
}
