import { Injectable } from '@nestjs/common';
import { neutralName } from '../../identifiers/file-names.rules';
import type { Asset } from '../../media/asset';
import { FileChecksService } from '../../media/checks/file-checks.service';
import type { FileDecision } from '../../media/checks/places.rules';
import { extensionOf, fileTypes } from '../../media/file-type.rules';
import type { Mask } from '../../media/masks.rules';
import { MediaService } from '../../media/media.service';
import { sanitiseName } from '../../media/original-name';
import type { ReceivedFile } from '../../media/received-file';
import { uploadRules } from '../../media/upload.rules';
import type { IdentifierTerms } from './sent-words';

export interface NewFile extends IdentifierTerms {
  readonly file: ReceivedFile;
  readonly caption: string;
  /** The name shown to others, instead of the file's own. */
  readonly name?: string | undefined;
  /** The areas to black out. */
  readonly masks: readonly Mask[];
  /** The sender's decisions about the places marked by a review; undefined from older apps. */
  readonly decision?: FileDecision | undefined;
}

/** What a file is called that is named by nobody. */
export const NOUNS = {
  image: 'picture',
  pdf: 'document',
  video: 'video',
  document: 'document',
} as const;
const UNDECIDED: FileDecision = { masked: [], kept: [], looked: false };

/** Prepares files that are sent in a chat. */
@Injectable()
export class SentFiles {
  constructor(
    private readonly media: MediaService,
    private readonly checks: FileChecksService,
  ) {}

  /**
   * Call this outside the transaction of the message, since images are re-encoded. A reviewed file
   * is only sent once every marked place is decided.
   * @throws Refusal for a file that is not accepted, 422 or 409 for undecided places
   */
  async accept(
    memberId: number,
    {
      file,
      name,
      masks,
      decision = UNDECIDED,
    }: Pick<NewFile, 'file' | 'name' | 'masks' | 'decision'>,
  ): Promise<{ asset: Asset; isUndecided: boolean }> {
    const decided = await this.checks.masksFor(file.uploadId, decision);
    const [asset] = await this.media.acceptAll(memberId, [
      {
        file: { ...file, name: named(file, name) },
        rule: uploadRules['chat-file'],
        masks: [...masks, ...(decided ?? [])],
      },
    ]);
    if (!asset) throw new Error('One upload makes one asset.');
    return { asset, isUndecided: decided === undefined };
  }
}

/**
 * The chosen name keeps the original extension. A client that lets nobody choose sends a neutral one:
 * names of files often hold a patient's.
 */
function named(file: Pick<ReceivedFile, 'name' | 'claims'>, chosen: string | undefined): string {
  if (!chosen) return neutralName(file.name, NOUNS[fileTypes[file.claims].kind]);
  const ending = extensionOf(file.name);
  return extensionOf(chosen) === ending
    ? sanitiseName(chosen)
    : `${sanitiseName(chosen)}.${ending}`;
}
