import type { MailText } from '../platform/mail/mail';
import type { ApplicationFacts } from './applications/application.rows';

/** Emails contain no names of other members, so that names disappear when a member leaves. */
export function applicationReceivedMail(facts: ApplicationFacts, linkBase: string): MailText {
  return {
    subject: `An application for “${facts.title}”`,
    heading: 'Somebody applied for your opportunity',
    paragraphs: [
      `Dear Dr. ${facts.ownerName},`,
      `a colleague applied for “${facts.title}”. The answers and the CV are on Suture.`,
    ],
    action: {
      label: 'See the responses',
      link: `${linkBase}/opportunityResponse/${facts.opportunityId}`,
    },
    footnote: 'An answer, even a no, helps a colleague to plan.',
  };
}

export function applicationAcceptedMail(facts: ApplicationFacts, linkBase: string): MailText {
  return {
    subject: `Your application for “${facts.title}” was accepted`,
    heading: 'Your application was accepted',
    paragraphs: [
      `Dear Dr. ${facts.applicantName},`,
      `your application for “${facts.title}” was accepted. You will hear from the colleague who offers it.`,
    ],
    action: { label: 'See my applications', link: `${linkBase}/opportunities/applied` },
    footnote: 'You can still withdraw the application, should your plans have changed.',
  };
}

export function applicationDeclinedMail(facts: ApplicationFacts, linkBase: string): MailText {
  return {
    subject: `Your application for “${facts.title}”`,
    heading: 'This time it was somebody else',
    paragraphs: [
      `Dear Dr. ${facts.applicantName},`,
      `your application for “${facts.title}” could not be accepted.`,
    ],
    action: { label: 'Find other opportunities', link: `${linkBase}/opportunities` },
    footnote:
      'What you sent is erased twelve months after the opportunity closes, or as soon as you withdraw it.',
  };
}

export function opportunityClosedMail(facts: ApplicationFacts, linkBase: string): MailText {
  return {
    subject: `“${facts.title}” was closed`,
    heading: 'An opportunity was closed',
    paragraphs: [
      `Dear Dr. ${facts.applicantName},`,
      `“${facts.title}”, for which you applied, was closed. Your application can still be answered.`,
    ],
    action: { label: 'See my applications', link: `${linkBase}/opportunities/applied` },
    footnote: 'You need not do anything.',
  };
}
