/**
 * Something that members like, save, discuss and report. Its own page (`to`) takes the forms of these, by intent; below it lie the
 * pages that stand behind the dialogs: `/likers`, `/report`, `/delete`, `/comments/{id}/edit` and `/comments/{id}/delete`.
 */
export interface EngagementSubject {
  to: string;
  /** What it is in a sentence: "case", "post". */
  noun: string;
  /** What it is called where it is shared or deleted. */
  title: string;
  authorId: number;
  likes: number;
  comments: number;
  isLiked: boolean;
  isSaved: boolean;
  /** How a page that is open names it to the server, to hear how its discussion goes on. */
  watched?: Record<string, number>;
  /** Where one can follow what is said of it. */
  isFollowing?: boolean;
  /** Whether it may be liked and commented on. */
  isOpen: boolean;
  /** Its author can't change it any more. */
  isLocked?: boolean;
  /** What is said of it is hidden until the reader has voted. */
  isBlinded?: boolean;
  /** It is about a patient, so what is said of it is read for what could tell who that is. */
  isClinical?: boolean;
}

export const REPORT_CATEGORIES = [
  { value: 'patient-identifiable', label: 'It identifies the patient' },
  { value: 'wrong', label: 'It is wrong or misleading' },
  { value: 'abusive', label: 'It is abusive' },
  { value: 'other', label: 'Something else' },
];

export const deleteQuestion = (noun: string) => `Are you sure you want to delete the ${noun}?`;
export const REPORT_TITLE = 'Please fill the reason.';
export const LIKERS_TITLE = 'Surgeons who liked.';
/** So many characters a comment or a reason may have (contract section 17). */
export const MOST_CHARACTERS = 2000;
/** So long its author may change a comment; the API judges. */
const EDITABLE_MS = 15 * 60_000;

export function mayEdit(writtenAt: string, now: string): boolean {
  return Date.parse(now) - Date.parse(writtenAt) < EDITABLE_MS;
}
