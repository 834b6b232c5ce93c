import { EDITABLE_MS } from '../../../backend/src/engagement/editing.rules';

/**
 * Something that members like, save, discuss and report. The action of its own page (`to`) takes
 * these forms, by intent. The pages behind the dialogs are below it: `/likers`, `/report`,
 * `/delete`, `/comments/{id}/edit` and `/comments/{id}/delete`.
 */
export interface EngagementSubject {
  to: string;
  /** Its noun in a sentence: "case", "post". */
  noun: string;
  /** Its name where it is shared or deleted. */
  title: string;
  authorId: number;
  authorName: string;
  /** The list that it stands in, where its page leads to once it is gone. */
  listedAt: string;
  likes: number;
  comments: number;
  /** Those in its poll, as far as the reader may know them. */
  votes?: number | null;
  isLiked: boolean;
  isSaved: boolean;
  /** The ids by which an open page subscribes to changes of the discussion over the socket. */
  watched?: Record<string, number>;
  /** Whether the reader follows the discussion, where it can be followed. */
  isFollowing?: boolean;
  /** Whether it may be liked and commented on. */
  isOpen: boolean;
  /** Whether its author can no longer change it. */
  isLocked?: boolean;
  /** Whether the discussion is hidden until the reader has voted. */
  isBlinded?: boolean;
  /** Whether it is about a patient, so that comments are checked for identifying details. */
  isClinical?: boolean;
}

export const deleteQuestion = (noun: string) => `Are you sure you want to delete the ${noun}?`;
/** What goes along with a post. */
export const GOES_ALONG = 'What colleagues wrote under it is deleted with it.';
export const LIKERS_TITLE = 'Surgeons who liked.';
/** The maximum length of a comment or a reason (contract section 17). */
export const MOST_CHARACTERS = 2000;

export function mayEdit(writtenAt: string, now: string): boolean {
  return Date.parse(now) - Date.parse(writtenAt) < EDITABLE_MS;
}
