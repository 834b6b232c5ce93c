import type { ClinicalPost } from '../clinical-post.entity';
import type { PostRow } from '../clinical-post.sql';

/** What is kept of a post: its columns, without its methods. */
type Kept = {
  [Name in keyof ClinicalPost]: ClinicalPost[Name] extends (...args: never[]) => unknown
    ? never
    : Name;
}[keyof ClinicalPost];

/** The patient reads it, or why not. */
type Standing = 'shown' | { readonly notShown: string };

const notShown = (why: string): { readonly notShown: string } => ({ notShown: why });
const TERMS = notShown('the terms of consent, which the page states apart from the content');
const STATE = notShown('the state of the post, which says nothing of the patient');
const COUNT = notShown('a number of what colleagues did');

/**
 * Where each column of a post stands towards the patient, in the order in which they are shown.
 * Whoever adds a column has to say so here, or it does not compile; what is shown is part of the
 * version that the patient agrees to, of the reply and of the page.
 */
const STANDINGS = {
  speciality: 'shown',
  title: 'shown',
  description: 'shown',
  ageValue: 'shown',
  ageUnit: 'shown',
  gender: 'shown',
  diagnosis: 'shown',
  history: 'shown',
  question: 'shown',
  outcome: 'shown',
  id: notShown('a number of ours'),
  kind: notShown('it follows from the fields'),
  authorId: notShown('the page names the surgeon'),
  indemnityGivenAt: TERMS,
  consentGivenAt: TERMS,
  relevanceGivenAt: TERMS,
  isVisibleToVisitors: TERMS,
  isShowcase: TERMS,
  audience: TERMS,
  scope: TERMS,
  consentUntil: TERMS,
  consentBy: TERMS,
  isDeclared: TERMS,
  hasVideo: notShown('the films themselves are shown'),
  hasPoll: notShown('the poll itself is shown'),
  isBlind: notShown('it decides when members read each other, not what they read'),
  isSensitive: notShown('it covers pictures until they are opened; the page shows them open'),
  withdrawnAt: STATE,
  hiddenAt: STATE,
  hiddenUntil: STATE,
  awaitsPatientAt: STATE,
  heldAt: STATE,
  lostAt: STATE,
  askedAt: STATE,
  version: STATE,
  createdAt: STATE,
  editedAt: STATE,
  closesAt: STATE,
  deletedAt: STATE,
  likeCount: COUNT,
  commentCount: COUNT,
} as const satisfies Record<Exclude<Kept, undefined>, Standing>;

/** The columns whose content the patient reads. */
export type ShownField = {
  [Name in keyof typeof STANDINGS]: (typeof STANDINGS)[Name] extends 'shown' ? Name : never;
}[keyof typeof STANDINGS];

const FIELDS = Object.entries(STANDINGS)
  .filter(([, standing]) => standing === 'shown')
  .map(([name]) => name as ShownField);

/** All that is shown of a post, in a fixed order. */
export const shownOf = (post: Pick<PostRow, ShownField>): unknown[] =>
  FIELDS.map((name) => post[name]);
