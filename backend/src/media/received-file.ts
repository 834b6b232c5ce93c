import { rm } from 'node:fs/promises';
import type { Request } from 'express';
import type { FileTypeName } from './file-type.rules';

/** A completely received file at a temporary path; its content is not checked yet. */
export interface ReceivedFile {
  /** The form field it was sent in. */
  readonly field: string;
  readonly path: string;
  /** The client's name for it: without a path, but not yet sanitised for display. */
  readonly name: string;
  /** The type claimed by its name and declaration. */
  readonly claims: FileTypeName;
  readonly bytes: number;
  /** In hex. */
  readonly sha256: string;
  /** The id of a resumable upload. */
  readonly uploadId?: string;
  /**
   * The resumable upload was already used by a call: the bytes are gone, but a retry is recognised
   * by the remaining fields.
   */
  readonly isSpent?: boolean;
}

export interface ReceivingRequest extends Request {
  /** The files of a multipart request, in order; set once the form was read. */
  received?: readonly ReceivedFile[];
}

export async function removeReceived(files: readonly ReceivedFile[]): Promise<void> {
  await Promise.all(
    files.filter(({ isSpent }) => !isSpent).map((file) => rm(file.path, { force: true })),
  );
}
