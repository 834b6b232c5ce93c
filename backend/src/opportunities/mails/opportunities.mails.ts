import type { MailText } from '../../platform/mail/mail';
import { isolated } from '../../platform/members-words.rules';
import type { ApplicationFacts } from '../applications/application.rows';

/** Emails contain no names of other members, so that names disappear when a member leaves. */
export function applicationReceivedMail(facts: ApplicationFacts, linkBase: string): MailText {
  return {
    subject: `An application for “${isolated(facts.title)}”`,
    heading: 'A colleague applied for your opportunity',
    paragraphs: [
      `Dear Dr. ${isolated(facts.ownerName)},`,
      `A colleague applied for “${isolated(facts.title)}”. The answers and the CV are on Suture.`,
    ],
    action: {
      label: 'See the responses',
      link: `${linkBase}/opportunityResponse/${facts.opportunityId}`,
    },
    footnote: 'An answer, even a no, helps a colleague plan.',
  };
}

export function applicationAcceptedMail(facts: ApplicationFacts, linkBase: string): MailText {
  return {
    subject: `Your application for “${isolated(facts.title)}” was accepted`,
    heading: 'Your application was accepted',
    paragraphs: [
      `Dear Dr. ${isolated(facts.applicantName)},`,
      `Your application for “${isolated(facts.title)}” was accepted. The colleague who offers it will contact you.`,
      ...(facts.word ? [`Their word to you: ${isolated(facts.word)}`] : []),
    ],
    action: { label: 'See my applications', link: `${linkBase}/opportunities/applied` },
    footnote: 'If your plans have changed, you can still withdraw the application.',
  };
}

export function applicationDeclinedMail(facts: ApplicationFacts, linkBase: string): MailText {
  return {
    subject: `Your application for “${isolated(facts.title)}”`,
    heading: 'Your application was not accepted',
    paragraphs: [
      `Dear Dr. ${isolated(facts.applicantName)},`,
      `Your application for “${isolated(facts.title)}” could not be accepted.`,
    ],
    action: { label: 'Find other opportunities', link: `${linkBase}/opportunities` },
    footnote:
      'Your application is erased twelve months after the opportunity closes, or as soon as you withdraw it.',
  };
}

export function opportunityTakenDownMail(
  { id, title, ownerName }: { id: number; title: string; ownerName: string },
  reason: string,
  linkBase: string,
): MailText {
  return {
    subject: `“${isolated(title)}” was closed`,
    heading: 'An administrator closed your opportunity',
    paragraphs: [
      `Dear Dr. ${isolated(ownerName)},`,
      `We closed “${isolated(title)}”. The reason: ${isolated(reason)}`,
      'You cannot open it again yourself. You can still read and answer the applications that you received.',
    ],
    action: { label: 'See the decision', link: `${linkBase}/appeals/opportunity/${id}` },
    footnote: 'If you think that this is wrong, you can appeal once on that page.',
  };
}

export function opportunityClosedMail(facts: ApplicationFacts, linkBase: string): MailText {
  return {
    subject: `“${isolated(facts.title)}” was closed`,
    heading: 'An opportunity was closed',
    paragraphs: [
      `Dear Dr. ${isolated(facts.applicantName)},`,
      `“${isolated(facts.title)}”, which you applied for, was closed. Your application can still be answered.`,
    ],
    action: { label: 'See my applications', link: `${linkBase}/opportunities/applied` },
    footnote: 'You need not do anything.',
  };
}
