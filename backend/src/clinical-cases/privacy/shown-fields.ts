import type { ClinicalPost } from '../clinical-post.entity';
import type { PostRow } from '../clinical-post.sql';
import { type PostTextName, SHOWN_TEXTS, type ShownText, type Standing } from '../post-texts.rules';

/** What is kept of a post: its columns, without its methods. */
type Kept = {
  [Name in keyof ClinicalPost]: ClinicalPost[Name] extends (...args: never[]) => unknown
    ? never
    : Name;
}[keyof ClinicalPost];

const notShown = (why: string): { readonly notShown: string } => ({ notShown: why });
const TERMS = notShown('the terms of consent, which the page states apart from the content');
const STATE = notShown('the state of the post, which says nothing of the patient');
const COUNT = notShown('a number of what colleagues did');

/**
 * Where each column of a post stands towards the patient; its texts say so in their declaration.
 * Whoever adds another column has to say so here, or it does not compile; what is shown is part of
 * the version that the patient agrees to, of the reply and of the page.
 */
const STANDINGS = {
  speciality: 'shown',
  ageValue: 'shown',
  ageUnit: 'shown',
  gender: 'shown',
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
} as const satisfies Record<Exclude<Kept, PostTextName | undefined>, Standing>;

/** The columns whose content the patient reads. */
export type ShownField =
  | ShownText
  | {
      [Name in keyof typeof STANDINGS]: (typeof STANDINGS)[Name] extends 'shown' ? Name : never;
    }[keyof typeof STANDINGS];

/** The order that answers given until now have agreed to: it stays, or they would lapse. */
const AGREED_ORDER = [
  'speciality',
  'title',
  'description',
  'ageValue',
  'ageUnit',
  'gender',
  'diagnosis',
  'history',
  'question',
  'outcome',
] as const satisfies readonly ShownField[];
type Agreed = (typeof AGREED_ORDER)[number];

const SHOWN_COLUMNS = Object.entries(STANDINGS)
  .filter(([, standing]) => standing === 'shown')
  .map(([name]) => name as ShownField);
const LATER = [...SHOWN_COLUMNS, ...SHOWN_TEXTS].filter(
  (name) => !AGREED_ORDER.some((agreed) => agreed === name),
);

/**
 * All that is shown of a post, in a fixed order. A field that came later only counts where it is
 * written, so that older posts stay as their patients have agreed.
 */
export function shownOf(
  post: Pick<PostRow, Agreed> & Partial<Pick<PostRow, ShownField>>,
): unknown[] {
  const later = LATER.filter((name) => post[name]).map((name) => [name, post[name]]);
  return [...AGREED_ORDER.map((name) => post[name]), ...later];
}
