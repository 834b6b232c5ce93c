import type { Effect, Grade } from '../../../backend/src/clinical-cases/outcome/outcome.rules';
import type { PostTextName, PostTexts } from '../../../backend/src/clinical-cases/post-texts.rules';
import type { Author } from '../profiles/author.server';
import type { Scan } from '../scans/scan';

/** A comment that the author of the case marked in the outcome, with its effect on the plan. */
export interface QuotedAdvice {
  commentId: number;
  effect: Effect;
  comment: string;
  author: Author;
}

/** The figures of an outcome in a list, beside its text. */
export interface OutcomeBrief {
  clavien: Grade | 'none';
  cci: number;
  stayDays: number | null;
  /** The advice that changed the plan. */
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
  /** Smaller pictures for lists; those of a video or PDF are made by a worker and come later. */
  mediumUrl: string | null;
  thumbnailUrl: string | null;
  name: string;
  altText: string;
  /** The placeholder colour while it loads. */
  color?: string;
  width?: number;
  height?: number;
  /** The pages of a report, once they are rendered. */
  pages: ReportPage[];
  isProcessing: boolean;
  /** Only its author sees it: it is being checked, or the author has to decide what it may show. */
  isHeld: boolean;
  /** Why it cannot be shown, for its author; empty if it can. */
  problem: string;
}

/** A case, or an image, which has a title and a description and never closes. */
export interface ClinicalPost extends PostTexts {
  id: number;
  kind: PostKind;
  author: Author;
  speciality: string;
  /** In words: "58 years". */
  age: string;
  /** The number alone, for a form. */
  ageValue: string;
  ageUnit: string;
  gender: string;
  outcome: string;
  /** Whether an outcome with a grade is reported; the older free text does not count. */
  hasOutcome: boolean;
  brief: OutcomeBrief | null;
  /** The case is closed, and its author has not reported the outcome. */
  isOutcomeAwaited: boolean;
  /** Lost to follow-up: no outcome is expected any more. */
  isLost: boolean;
  /** How many steps were added since. */
  steps: number;
  postedAt: string;
  /** Null for an image. */
  closesAt: string | null;
  editedAt: string | null;
  isOpen: boolean;
  /** Only its author sees it until its video can be played. */
  isProcessing: boolean;
  /** Only its author sees it until its files are checked and the declarations made. */
  isChecking: boolean;
  /** An older app sent it without the declarations, which its author still has to make. */
  isUndeclared: boolean;
  /** Whether the patient, not the author, decides who may see it. */
  isPatients: boolean;
  /** Only its author sees it until the patient has answered. */
  isWaitingForPatient: boolean;
  /** Hidden from others until somebody has reviewed it. */
  isHidden: boolean;
  isVisibleToVisitors: boolean;
  /** Visitors may see one picture of it on the public page. */
  isShowcase: boolean;
  /** Whether its files are covered until the reader uncovers them. */
  isSensitive: boolean;
  /** When its consent was withdrawn. From then on only its author sees it. */
  withdrawnAt: string | null;
  isLiked: boolean;
  isSaved: boolean;
  isFollowing: boolean;
  hasPoll: boolean;
  /** Whether comments, their number and the outcome are hidden until the reader has voted. */
  isBlinded: boolean;
  likes: number;
  /** Up to three members; empty for posts in a list. */
  latestLikers: Author[];
  comments: number;
  /** Rises with every change: an edit of an older version does not overwrite a newer one. */
  version: number;
  files: CaseFile[];
  scans: Scan[];
  /** How many further series are being prepared. */
  scansComing: number;
}

/** A picture on the card of a post. */
export interface ListedPicture {
  /** Its number among the files of the post, from 1. */
  number: number;
  url: string;
  /** Half as wide; null for the first one, which is as wide as the card. */
  smallUrl: string | null;
  altText: string;
  color?: string;
  width?: number;
  height?: number;
}

/** The texts on a card. */
type ListedText = 'title' | 'description' | 'diagnosis' | 'history' | 'question';

/** What the card of a post in a list shows; its page has the rest. */
export type ListedPost = Omit<
  ClinicalPost,
  | Exclude<PostTextName, ListedText>
  | 'ageUnit'
  | 'ageValue'
  | 'editedAt'
  | 'files'
  | 'hasPoll'
  | 'isPatients'
  | 'isShowcase'
  | 'isUndeclared'
  | 'isVisibleToVisitors'
  | 'latestLikers'
  | 'outcome'
  | 'scans'
  | 'scansComing'
  | 'version'
> & {
  /** The first three. */
  pictures: ListedPicture[];
  fileCount: number;
};
