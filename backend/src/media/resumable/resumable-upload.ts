import type { DbTime } from '../../platform/database/columns';
import type { Purpose } from '../upload.rules';

/**
 * A resumable upload. The times say when a state was reached; `touchedAt` is updated by every piece
 * and every change of state.
 */
export interface ResumableUpload {
  readonly id: string;
  readonly ownerId: number;
  /** Determines the upload rule. */
  readonly purpose: Purpose;
  readonly name: string;
  /** The MIME type declared by the client. */
  readonly declared: string;
  /** The announced length. */
  readonly bytes: number;
  /** The digest in hex; set once the upload is claimed. */
  readonly sha256: string | null;
  readonly touchedAt: DbTime;
  readonly finishedAt: DbTime | null;
  /** Since when a call has been using it. */
  readonly claimedAt: DbTime | null;
  /** When a call used it up; only the row is kept, for retries of that call. */
  readonly spentAt: DbTime | null;
}

/** The storage key of an upload. It has no URL. */
export const keyOfUpload = (id: string) => `uploads/${id}`;
export const idOfUpload = (key: string) => key.slice(keyOfUpload('').length);

/** The pictures that a check of a packed series looks at. */
export const keyOfLooks = (id: string) => `${keyOfUpload(id)}.looks`;

/** All keys of an upload: the bytes, the metadata files of the disk and S3 stores, and its looks. */
export const keysOfUpload = (id: string) =>
  ['', '.json', '.info', '.part', '.looks'].map((tail) => keyOfUpload(id) + tail);
