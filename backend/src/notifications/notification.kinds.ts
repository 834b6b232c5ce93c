import { AREAS, atOnce, type Channels, everywhere, inTheAppOnly, quietly } from './channels';
import { namesOf } from './names-of';

export { AREAS, type Channel, type Channels } from './channels';

interface Kind {
  readonly area: (typeof AREAS)[number];
  /** The label on the preferences page. */
  readonly label: string;
  /**
   * The sentence a member reads, also on lock screens and in emails, so it never contains clinical
   * text. `who` is "Dr. A" or "Dr. A and 3 others", from the accounts and never from a request.
   */
  readonly says: (who: string) => string;
  /** The defaults. */
  readonly channels: Channels;
}

/** All kinds of notifications (contract, section 14). */
const kinds = {
  'case-liked': {
    area: 'Cases',
    label: 'Likes of my cases',
    says: (who) => `${who} liked your case.`,
    channels: quietly,
  },
  'case-commented': {
    area: 'Cases',
    label: 'Comments on my cases',
    says: (who) => `${who} commented on your case.`,
    channels: everywhere,
  },
  'followed-case-commented': {
    area: 'Cases',
    label: 'Comments on cases that I follow',
    says: (who) => `${who} commented on a case that you follow.`,
    channels: inTheAppOnly,
  },
  'comment-replied': {
    area: 'Cases',
    label: 'Replies to my comments',
    says: (who) => `${who} replied to your comment.`,
    channels: everywhere,
  },
  mentioned: {
    area: 'Cases',
    label: 'Comments that mention me',
    says: (who) => `${who} mentioned you in a comment.`,
    channels: everywhere,
  },
  'case-closing': {
    area: 'Cases',
    label: 'My case closes soon',
    says: () => 'Your case closes in 24 hours.',
    channels: everywhere,
  },
  'post-needs-look': {
    area: 'Cases',
    label: 'A post of mine needs my review',
    says: () => 'A post of yours needs your review.',
    channels: everywhere,
  },
  'patient-decided': {
    area: 'Cases',
    label: 'A patient decided about a post of mine',
    says: () => 'The patient decided about your post.',
    channels: everywhere,
  },
  'paper-ended': {
    area: 'Cases',
    label: 'Publication of a case of mine was taken back',
    says: () => 'Publication was taken back. The paper of your case has ended.',
    channels: everywhere,
  },
  'co-author-asked': {
    area: 'Cases',
    label: 'I am named as a co-author',
    says: (who) => `${who} names you as a co-author of a paper.`,
    channels: everywhere,
  },
  'co-author-answered': {
    area: 'Cases',
    label: 'Answers of co-authors whom I named',
    says: (who) => `${who} answered whether to be a co-author of your paper.`,
    channels: inTheAppOnly,
  },
  'outcome-due': {
    area: 'Cases',
    label: 'A case of mine is awaiting its outcome',
    says: () => 'Colleagues would like to know what became of the patient of your case.',
    channels: everywhere,
  },
  'outcome-reported': {
    area: 'Cases',
    label: 'Outcomes of cases that I discussed or saved',
    says: (who) => `${who} reported what became of a patient.`,
    channels: everywhere,
  },
  'advice-credited': {
    area: 'Cases',
    label: 'My advice helped',
    says: (who) => `${who} named your advice in an outcome.`,
    channels: everywhere,
  },
  asked: {
    area: 'Cases',
    label: 'Questions to me',
    says: (who) => `${who} asks for your opinion.`,
    channels: everywhere,
  },
  'ask-ended': {
    area: 'Cases',
    label: 'A question I asked was answered or has ended',
    says: () => 'The time to answer your question is over.',
    channels: everywhere,
  },
  'search-alert': {
    area: 'Suture',
    label: 'New cases and opportunities for my saved searches',
    says: (who) => `New results by ${who} match a search that you saved.`,
    channels: quietly,
  },
  'beyond-liked': {
    area: 'Beyond Surgery',
    label: 'Likes of my posts',
    says: (who) => `${who} liked your post.`,
    channels: quietly,
  },
  'beyond-commented': {
    area: 'Beyond Surgery',
    label: 'Comments on my posts',
    says: (who) => `${who} commented on your post.`,
    channels: quietly,
  },
  'connection-requested': {
    area: 'Connections',
    label: 'Connection requests',
    says: (who) => `${who} asked to connect with you.`,
    channels: everywhere,
  },
  'connection-accepted': {
    area: 'Connections',
    label: 'Accepted connection requests',
    says: (who) => `${who} accepted your request to connect.`,
    channels: quietly,
  },
  message: {
    area: 'Chat',
    label: 'Messages to me',
    says: (who) => `${who} sent you a message.`,
    channels: atOnce,
  },
  'application-received': {
    area: 'Opportunities',
    label: 'Applications for my opportunities',
    says: (who) => `${who} applied for your opportunity.`,
    channels: everywhere,
  },
  'application-accepted': {
    area: 'Opportunities',
    label: 'My application was accepted',
    says: (who) => `${who} accepted your application.`,
    channels: everywhere,
  },
  'application-declined': {
    area: 'Opportunities',
    label: 'My application was declined',
    says: (who) => `${who} declined your application.`,
    channels: quietly,
  },
  'opportunity-closed': {
    area: 'Opportunities',
    label: 'An opportunity of mine, or one I applied for, was closed',
    says: () => 'An opportunity was closed.',
    channels: quietly,
  },
  'opportunity-changed': {
    area: 'Opportunities',
    label: 'An opportunity I applied for was changed',
    says: () => 'An opportunity that you applied for was changed.',
    channels: everywhere,
  },
  'event-reminder': {
    area: 'Events',
    label: 'An event of mine is coming up',
    says: () => 'An event that you registered for is coming up.',
    channels: atOnce,
  },
  'report-decided': {
    area: 'Suture',
    label: 'My reports were reviewed',
    says: () => 'A report of yours was reviewed. Thank you for telling us.',
    channels: quietly,
  },
  'post-hidden': {
    area: 'Suture',
    label: 'A post of mine was hidden',
    says: () => 'A post of yours is hidden until a report about it has been reviewed.',
    channels: everywhere,
  },
  'post-removed': {
    area: 'Suture',
    label: 'A post of mine was removed',
    says: () => 'A post of yours was removed after a report.',
    channels: everywhere,
  },
  'post-needs-repair': {
    area: 'Suture',
    label: 'A post of mine needs a correction',
    says: () => 'A post of yours is hidden until you correct it.',
    channels: everywhere,
  },
  'appeal-decided': {
    area: 'Suture',
    label: 'My appeals were decided',
    says: () => 'Your appeal was decided.',
    channels: everywhere,
  },
  'post-restored': {
    area: 'Suture',
    label: 'A post of mine is visible again',
    says: () => 'A post of yours is visible again.',
    channels: everywhere,
  },
  'breach-sheet-made': {
    area: 'Suture',
    label: 'A list of who has seen a post of mine was made',
    says: () => 'Suture has made a list of who has seen a post of yours.',
    channels: everywhere,
  },
  'registration-confirmed': {
    area: 'Suture',
    label: 'My registration was confirmed',
    says: () => 'Your medical registration was confirmed.',
    channels: everywhere,
  },
  'registration-refused': {
    area: 'Suture',
    label: 'My registration was not confirmed',
    says: () => 'Your medical registration was not confirmed. Please read why.',
    channels: everywhere,
  },
  'registration-question': {
    area: 'Suture',
    label: 'There is a question about my registration',
    says: () => 'We have a question about your medical registration.',
    channels: everywhere,
  },
  'registration-expiring': {
    area: 'Suture',
    label: 'The confirmation of my registration ends soon',
    says: () => 'The confirmation of your medical registration ends soon.',
    channels: everywhere,
  },
  'account-restricted': {
    area: 'Suture',
    label: 'My account is restricted',
    says: () => 'You can read but not post for a while.',
    channels: atOnce,
  },
  'confirmation-asked': {
    area: 'Suture',
    label: 'I need to confirm my address or phone number',
    says: () =>
      'Please confirm your address or phone number. Until then you can read but not post.',
    channels: atOnce,
  },
  'film-rejected': {
    area: 'Suture',
    label: 'A video of mine cannot be shown',
    says: () => 'A video of yours cannot be shown.',
    channels: everywhere,
  },
  announcement: {
    area: 'Suture',
    label: 'Announcements',
    says: () => 'There is an announcement from Suture.',
    channels: quietly,
  },
} as const satisfies Record<string, Kind>;

export type NotificationKind = keyof typeof kinds;

export const KINDS = Object.keys(kinds) as NotificationKind[];

export function kindOf(name: NotificationKind): Kind {
  return kinds[name];
}

/**
 * The text of a notification: its own words, in which `{who}` stands for the actor, or the sentence
 * of its kind.
 */
export function sentenceOf(
  { kind, words }: { kind: NotificationKind; words: string | null },
  actorName: string,
  others = 0,
): string {
  const who = namesOf(actorName, others);
  return words?.replace('{who}', who) ?? kinds[kind].says(who);
}
