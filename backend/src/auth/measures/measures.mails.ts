import { dayInWords } from '../../platform/day-in-words';
import type { MailText } from '../../platform/mail/mail';
import { isolated } from '../../platform/members-words.rules';
import { type Account, greetingOf } from '../account.entity';
import { isUntilLifted } from '../suspension.rules';
import type { Measure } from './measure.entity';

interface Told {
  readonly subject: string;
  readonly heading: string;
  readonly sentence: string;
}

const MEANWHILE = 'you can read everything as before, but not post, comment or write messages';

function restricted(until: Date): Told {
  const day = dayInWords(until);
  return {
    subject: `You can read but not post on Suture until ${day}`,
    heading: 'Your account is restricted',
    sentence: `An administrator of Suture has restricted your account. Until ${day} ${MEANWHILE}. Then the restriction ends automatically.`,
  };
}

function suspended(until: Date): Told {
  if (isUntilLifted(until)) return SUSPENDED_UNTIL_LIFTED;
  const day = dayInWords(until);
  return {
    subject: `Your Suture account is suspended until ${day}`,
    heading: 'Your account is suspended',
    sentence: `An administrator of Suture has suspended your account. You cannot log in until ${day}. Your posts stay as they are.`,
  };
}

const SUSPENDED_UNTIL_LIFTED: Told = {
  subject: 'Your Suture account is suspended',
  heading: 'Your account is suspended',
  sentence:
    'An administrator of Suture has suspended your account. You cannot log in until an administrator lifts the suspension. Your posts stay as they are.',
};

const REINSTATED: Told = {
  subject: 'You have full access to Suture again',
  heading: 'You have full access again',
  sentence: 'An administrator of Suture has restored full access to your account.',
};

const askedToConfirm = (what: string): Told => ({
  subject: `Please confirm your ${what} on Suture`,
  heading: `Please confirm your ${what}`,
  sentence: `An administrator of Suture asks you to confirm your ${what}. Until you have done so ${MEANWHILE}.`,
});

const told = (account: Account, { sentence }: Told, reason: string) => [
  greetingOf(account),
  sentence,
  `Reason: ${isolated(reason)}`,
];

const NOTHING_TO_DO = 'You need not do anything else.';

const objection = (linkBase: string) =>
  `If you think this is wrong, write to us: ${linkBase}/contactPage. Someone who was not involved will review it.`;

function toldOf({ kind, until }: Pick<Measure, 'kind' | 'until'>): Told {
  if (kind === 'reinstatement') return REINSTATED;
  if (!until) return askedToConfirm('phone number');
  return kind === 'suspension' ? suspended(until) : restricted(until);
}

/** A suspended member cannot open the account page, so the email states everything. */
export function measureMail(
  account: Account,
  measure: Pick<Measure, 'kind' | 'until' | 'reason'>,
  linkBase: string,
): MailText {
  const { kind, reason } = measure;
  const what = toldOf(measure);
  const action =
    kind === 'suspension'
      ? { label: 'Write to us', link: `${linkBase}/contactPage` }
      : kind === 'reinstatement'
        ? { label: 'Log in', link: `${linkBase}/login` }
        : { label: 'See your account', link: `${linkBase}/account/status` };
  return {
    subject: what.subject,
    heading: what.heading,
    action,
    paragraphs: told(account, what, reason),
    footnote: kind === 'reinstatement' ? NOTHING_TO_DO : objection(linkBase),
  };
}

/** Contains the link that confirms the address. */
export function confirmAddressMail(
  account: Account,
  { reason, link, linkBase }: { reason: string; link: string; linkBase: string },
): MailText {
  const what = askedToConfirm('email address');
  return {
    subject: what.subject,
    heading: what.heading,
    paragraphs: [...told(account, what, reason), 'The link works for 24 hours.'],
    action: { label: 'Confirm my email address', link },
    footnote: objection(linkBase),
  };
}
