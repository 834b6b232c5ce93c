import type { Author } from '../profiles/author.server';

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
  /** Out of others' sight until somebody has reviewed it. */
  isHidden: boolean;
  isVisibleToVisitors: boolean;
  /** Its files lie under a cover that the reader lifts. */
  isSensitive: boolean;
  /** Since when its consent is withdrawn: nobody but its author sees it. */
  withdrawnAt: string | null;
  isLiked: boolean;
  isSaved: boolean;
  isFollowing: boolean;
  likes: number;
  comments: number;
  /** Rises with every change: a newer one is not overwritten. */
  version: number;
  files: CaseFile[];
}
