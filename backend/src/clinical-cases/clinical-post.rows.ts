import type { AssetState, Renditions } from '../media/asset';
import type { DbTime } from '../platform/database/columns';
import type { AuthorRow } from '../profiles/author';
import type { AgeUnit } from './age.rules';
import type { Gender, PostKind } from './clinical-post.entity';

export const FILE_CATEGORIES = ['IMAGE', 'VIDEO', 'REPORT', 'SCAN'] as const;
export type FileCategory = (typeof FILE_CATEGORIES)[number];

export interface PostFileRow {
  readonly id: number;
  readonly position: number;
  readonly category: FileCategory;
  readonly mime: string;
  readonly key: string;
  readonly state: AssetState;
  readonly rejectReason: string | null;
  readonly renditions: Renditions;
  readonly width: number | null;
  readonly height: number | null;
  readonly color: string | null;
  readonly altText: string | null;
}

/** A post as lists show it, complete: its author, its files and what the viewer did with it. */
export interface PostRow extends AuthorRow {
  readonly id: number;
  readonly kind: PostKind;
  readonly speciality: string;
  /** Of an image, as its description; null in cases. */
  readonly title: string | null;
  readonly description: string | null;
  /** Of a case, as its gender; null in images. */
  readonly ageValue: number | null;
  readonly ageUnit: AgeUnit | null;
  readonly gender: Gender | null;
  readonly diagnosis: string | null;
  readonly history: string | null;
  readonly question: string | null;
  /** The reported one, else the older note. */
  readonly outcome: string | null;
  readonly hasOutcome: boolean;
  readonly likeCount: number;
  readonly commentCount: number;
  readonly version: number;
  readonly createdAt: DbTime;
  readonly editedAt: DbTime | null;
  readonly closesAt: DbTime | null;
  readonly isHidden: boolean;
  readonly isVisibleToVisitors: boolean;
  /** Its files lie under a cover. */
  readonly isSensitive: boolean;
  /** All members, or those of the post's speciality. */
  readonly audience: 'members' | 'speciality';
  /** Since when the patient's consent is withdrawn; then only its author sees what is left. */
  readonly withdrawnAt: DbTime | null;
  readonly isLiked: boolean;
  readonly isSaved: boolean;
  readonly files: readonly PostFileRow[];
}

/** The little that rules ask of a post. */
export interface PostFacts {
  readonly id: number;
  readonly kind: PostKind;
  readonly authorId: number;
  readonly closesAt: Date | null;
}

/** A post as calls name it; one family of calls knows posts of one kind only. */
export interface PostName {
  readonly id: number;
  readonly kind?: PostKind | undefined;
}
