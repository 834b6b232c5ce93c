import type { DbTime } from '../../platform/database/columns';
import type { Purpose } from '../upload.rules';

/** A file that arrives in pieces. A state that it has reached says when; touched by every piece and every change of state. */
export interface ResumableUpload {
  readonly id: string;
  readonly ownerId: number;
  /** The rule it was admitted under. */
  readonly purpose: Purpose;
  readonly name: string;
  /** The type that its sender declared. */
  readonly declared: string;
  /** As announced. */
  readonly bytes: number;
  /** Of the whole, in hex; known once it was claimed. */
  readonly sha256: string | null;
  readonly touchedAt: DbTime;
  readonly finishedAt: DbTime | null;
  /** A call works on it. */
  readonly claimedAt: DbTime | null;
  /** A call has taken it; only the row is left, for retries of that call. */
  readonly spentAt: DbTime | null;
}

/** Where the bytes of an upload lie in the media store. No address leads there. */
export const keyOfUpload = (id: string) => `uploads/${id}`;
export const idOfUpload = (key: string) => key.slice(keyOfUpload('').length);

/** Everything that may lie there: the bytes, and what the stores of disk and bucket note beside them. */
export const keysOfUpload = (id: string) =>
  ['', '.json', '.info', '.part'].map((tail) => keyOfUpload(id) + tail);
