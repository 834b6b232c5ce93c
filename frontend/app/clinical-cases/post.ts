import type { Effect, Grade } from '../../../backend/src/clinical-cases/outcome/outcome.rules';
import type { Author } from '../profiles/author.server';

/** A comment that the author of the case credited with the outcome. */
export interface QuotedAdvice {
  commentId: number;
  effect: Effect;
  comment: string;
  author: Author;
}

/** An outcome in a list, beside its text. */
export interface OutcomeBrief {
  clavien: Grade | 'none';
  cci: number;
  stayDays: number | null;
  /** What changed the plan. */
  advice: QuotedAdvice | null;
}

export type PostKind = 'case' | 'image';

export interface ReportPage {
  url: string;
  thumbnailUrl: string;
  width: number;
  height: number;
}

export interface CaseFile {
  id: number;
  kind: 'IMAGE' | 'VIDEO' | 'REPORT' | 'SCAN';
  mimeType: string;
  url: string;
  /** For lists; pictures of a video or PDF are drawn by a worker and come later. */
  mediumUrl: string | null;
  thumbnailUrl: string | null;
  name: string;
  altText: string;
  /** What stands in for it while it loads. */
  color?: string;
  width?: number;
  height?: number;
  /** Of a report, once they are drawn. */
  pages: ReportPage[];
  isProcessing: boolean;
  /** Only its author sees it: it is still to be checked, or its author has to decide what it may show. */
  isHeld: boolean;
  /** Why it cannot be shown; its author is told. */
  problem: string;
}

/** A case, or an image: which has a title and a description, and never closes. */
export interface ClinicalPost {
  id: number;
  kind: PostKind;
  author: Author;
  speciality: string;
  title: string;
  description: string;
  /** In words: "58 years". */
  age: string;
  /** As a form holds it. */
  ageValue: string;
  ageUnit: string;
  gender: string;
  diagnosis: string;
  history: string;
  question: string;
  outcome: string;
  /** Reported, with its grade; not the older note alone. */
  hasOutcome: boolean;
  brief: OutcomeBrief | null;
  /** Closed, and its author has not told what became of the patient. */
  isOutcomeAwaited: boolean;
  /** Nobody expects to hear of the patient any more. */
  isLost: boolean;
  /** How often the case has gone on. */
  steps: number;
  postedAt: string;
  editedAt: string | null;
  isOpen: boolean;
  /** Its author sees it already; others once its video plays. */
  isProcessing: boolean;
  /** Only its author sees it until its files are checked and decided about. */
  isChecking: boolean;
  /** The patient, not its author, says who may see it. */
  isPatients: boolean;
  /** Only its author sees it until the patient has answered. */
  isWaitingForPatient: boolean;
  /** Out of others' sight until somebody has reviewed it. */
  isHidden: boolean;
  isVisibleToVisitors: boolean;
  /** Visitors may see one picture of it on the public page. */
  isShowcase: boolean;
  /** Its files lie under a cover that the reader lifts. */
  isSensitive: boolean;
  /** Since when its consent is withdrawn: nobody but its author sees it. */
  withdrawnAt: string | null;
  isLiked: boolean;
  isSaved: boolean;
  isFollowing: boolean;
  /** Colleagues vote on something. */
  hasPoll: boolean;
  /** Comments, their number and the outcome are hidden until the reader has voted. */
  isBlinded: boolean;
  likes: number;
  comments: number;
  /** Rises with every change: a newer one is not overwritten. */
  version: number;
  files: CaseFile[];
}
