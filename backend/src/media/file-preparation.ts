import type { AssetKind } from './file-type.rules';
import type { Mask } from './masks.rules';
import type { ReceivedFile } from './received-file';
import type { UploadRule } from './upload.rules';

/** A received file after sanitising, at a temporary path. */
export interface PreparedFile {
  readonly source: ReceivedFile;
  readonly rule: UploadRule;
  readonly path: string;
  readonly kind: AssetKind;
  readonly extension: string;
  readonly mime: string;
  readonly bytes: number;
  readonly width: number | null;
  readonly height: number | null;
  readonly dominantColor: string | null;
  readonly scan: 'clean' | 'not-scanned';
}

/** Checks the content of received files. Implemented by the room that knows each type. */
export abstract class FilePreparation {
  /**
   * Creates a sanitised file.
   * @throws Refusal 415 for the wrong type, 413 if too large, 422 if the scanner found something
   */
  abstract prepare(
    file: ReceivedFile,
    rule: UploadRule,
    masks?: readonly Mask[],
  ): Promise<PreparedFile>;
}
