import type { MailText } from '../../platform/mail/mail';
import { type Account, greetingOf } from '../account.entity';
import type { Measure } from './measure.entity';

interface Told {
  readonly subject: string;
  readonly heading: string;
  readonly sentence: string;
}

const MEANWHILE = 'you can read everything as before, but not post, comment or write messages';

function restricted(until: Date): Told {
  const day = until.toISOString().slice(0, 10);
  return {
    subject: `You can read but not post on Suture until ${day}`,
    heading: 'Your account is restricted for a while',
    sentence: `an administrator of Suture has restricted your account. Until ${day} ${MEANWHILE}. Then the restriction ends by itself.`,
  };
}

const askedToConfirm = (what: string): Told => ({
  subject: `Please confirm your ${what} on Suture`,
  heading: `Please confirm your ${what}`,
  sentence: `an administrator of Suture asks you to confirm your ${what}. Until you have done so ${MEANWHILE}.`,
});

const told = (account: Account, { sentence }: Told, reason: string) => [
  greetingOf(account),
  sentence,
  `The reason: ${reason}`,
];

const objection = (linkBase: string) =>
  `If you think that this is wrong, write to us: ${linkBase}/contactPage. Somebody who was not involved will look at it again.`;

export function measureMail(
  account: Account,
  { until, reason }: Pick<Measure, 'until' | 'reason'>,
  linkBase: string,
): MailText {
  const what = until ? restricted(until) : askedToConfirm('phone number');
  return {
    subject: what.subject,
    heading: what.heading,
    paragraphs: told(account, what, reason),
    action: { label: 'See your account', link: `${linkBase}/account/status` },
    footnote: objection(linkBase),
  };
}

/** Carries the link by which the address is confirmed. */
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
