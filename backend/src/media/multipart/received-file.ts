import { rm } from 'node:fs/promises';
import type { Request } from 'express';
import type { FileTypeName } from '../file-type.rules';

/** A file of an upload, whole and in a temporary place, its bytes not yet looked at. */
export interface ReceivedFile {
  /** The form field it came in. */
  readonly field: string;
  readonly path: string;
  /** As the sender calls it: never a path, but not yet fit to be shown. */
  readonly name: string;
  /** What its name and its declaration claim. */
  readonly claims: FileTypeName;
  readonly bytes: number;
  /** Hex. */
  readonly sha256: string;
  /** Of one that was sent before, and is named by this call. */
  readonly uploadId?: string;
  /** It came in pieces and a call has taken it before: there are no bytes any more, a retry is known by the rest. */
  readonly isSpent?: boolean;
}

export interface ReceivingRequest extends Request {
  /** The files of a multipart request, in their order; set once it was read. */
  received?: readonly ReceivedFile[];
}

export async function removeReceived(files: readonly ReceivedFile[]): Promise<void> {
  await Promise.all(
    files.filter(({ isSpent }) => !isSpent).map((file) => rm(file.path, { force: true })),
  );
}
