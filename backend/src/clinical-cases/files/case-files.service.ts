import { Injectable } from '@nestjs/common';
import type { Asset } from '../../media/asset';
import { FileChecksService } from '../../media/checks/file-checks.service';
import type { FileDecision } from '../../media/checks/places.rules';
import type { Mask } from '../../media/masks.rules';
import { MediaService } from '../../media/media.service';
import type { ReceivedFile } from '../../media/received-file';
import { type UploadRule, uploadRules } from '../../media/upload.rules';
import { LateEntityManager } from '../../platform/database/late-entity-manager';
import { Refusal } from '../../refusal';
import type { FileCategory } from './file-categories';
import { HeldFiles } from './held-files';
import { type FilePlace, type HeldFile, PostFilesRepository } from './post-files.repository';

export interface PostUpload {
  readonly file: ReceivedFile;
  readonly category: FileCategory;
  /** The upload rule of its form. */
  readonly rule: UploadRule;
  /** A text description for members who cannot see the file. */
  readonly altText?: string | undefined;
  /** The areas to black out. */
  readonly masks?: readonly Mask[];
  /** The author's decisions about the places marked by a review; undefined from older apps. */
  readonly decision?: FileDecision | undefined;
  /** For a video; defaults to true. */
  readonly keepsSound?: boolean | undefined;
}

/** An upload that was checked and accepted; not yet attached to a post. */
export interface AcceptedFile {
  readonly asset: Asset;
  readonly category: FileCategory;
  readonly altText: string;
  readonly maskCount: number;
  /** No valid decision was sent, or the file had not been checked before. */
  readonly isUndecided: boolean;
}

/** The post or step that holds the files, and the consent that covers new ones. */
export interface FileHolder extends FilePlace {
  readonly memberId: number;
  readonly consentId: number | null;
  /** A new post or step is held back as a whole. */
  readonly isNew?: boolean;
}

/** The changes an edit makes to the files of a post. */
export interface FileChanges {
  readonly added: readonly PostUpload[];
  readonly removed: 'all' | readonly number[];
  /** New descriptions of files that stay, by id. */
  readonly descriptions: ReadonlyMap<number, string>;
}

interface AcceptedChanges extends Omit<FileChanges, 'added'> {
  readonly accepted: readonly AcceptedFile[];
}

/** Positions of new files: first those of removed files, then after the last. */
interface Places {
  readonly accepted: readonly AcceptedFile[];
  readonly positions: readonly number[];
  readonly last: number;
}

export const MAX_CASE_FILES = 10;
const NO_CONSENT = 'Please confirm that the patient has given consent to the new file.';
const TOO_MANY = `Please add at most ${MAX_CASE_FILES} files.`;

export const caseFileRules: Readonly<Record<FileCategory, UploadRule>> = {
  IMAGE: uploadRules['case-image'],
  VIDEO: uploadRules['case-video'],
  REPORT: uploadRules['case-report'],
  SCAN: uploadRules['case-scan'],
};

/** New files were sent without the patient's consent. */
export const noConsent = () => new Refusal('fields', { errors: { consent: [NO_CONSENT] } });

/** The files of a case, from upload to removal. */
@Injectable()
export class CaseFilesService {
  constructor(
    private readonly media: MediaService,
    private readonly checks: FileChecksService,
    private readonly files: PostFilesRepository,
    private readonly holding: HeldFiles,
    private readonly em: LateEntityManager,
  ) {}

  /**
   * Call this outside the transaction of the post, since images are re-encoded.
   * @throws Refusal for the first file that is not accepted
   */
  async accept(memberId: number, uploads: readonly PostUpload[]): Promise<AcceptedFile[]> {
    const decided = await this.decidedOf(uploads);
    const masks = uploads.map(({ masks: drawn = [] }, index) => [
      ...drawn,
      ...(decided[index] ?? []),
    ]);
    const assets = await this.media.acceptAll(
      memberId,
      uploads.map(({ file, rule, keepsSound }, index) => ({
        file,
        rule,
        keepsSound,
        masks: masks[index] ?? [],
      })),
    );
    return assets.map((asset, index) => ({
      asset,
      category: uploads[index]?.category ?? 'IMAGE',
      altText: uploads[index]?.altText ?? '',
      maskCount: masks[index]?.length ?? 0,
      isUndecided: decided[index] === undefined,
    }));
  }

  /** The areas each author decided to black out; undefined for a file without a decision. */
  private async decidedOf(
    uploads: readonly PostUpload[],
  ): Promise<(readonly Mask[] | undefined)[]> {
    const all: (readonly Mask[] | undefined)[] = [];
    for (const { file, decision } of uploads)
      all.push(decision && (await this.checks.masksFor(file.uploadId, decision)));
    return all;
  }

  /** Call this in the transaction of a new post. */
  async attach(holder: FileHolder, accepted: readonly AcceptedFile[]): Promise<void> {
    await this.put(holder, { accepted, positions: [], last: 0 });
  }

  /**
   * Call this in the transaction of an edited post.
   * @returns the assets to discard after the commit
   * @throws Refusal if the post would have too many files
   */
  async change(
    holder: FileHolder,
    { accepted, removed, descriptions }: AcceptedChanges,
  ): Promise<number[]> {
    const whole = await this.files.ofWhole(holder.postId);
    const held = whole.filter(({ stepId }) => stepId === (holder.stepId ?? null));
    const going = removed === 'all' ? held : held.filter(({ id }) => removed.includes(id));
    if (held.length - going.length + accepted.length > MAX_CASE_FILES)
      throw new Refusal('fields', { errors: { files: [TOO_MANY] } });
    const gone = await this.remove(going);
    const described = held.filter((file) => descriptions.has(file.id) && !going.includes(file));
    await this.media.setAltTexts(
      described.map(({ id, assetId }) => ({ assetId, altText: descriptions.get(id) ?? '' })),
    );
    await this.put(holder, {
      accepted,
      positions: going.map(({ position }) => position),
      last: whole.at(-1)?.position ?? 0,
    });
    if (gone.length > 0) await this.holding.showUnlessHeld(holder.postId);
    return gone;
  }

  /**
   * Removes the files of a post and its steps, in the transaction that removes the post.
   * @returns the assets to discard after the commit
   */
  async removeAll(postId: number): Promise<number[]> {
    return this.remove(await this.files.ofWhole(postId));
  }

  /** Like `removeAll`, for the files of one step. */
  async removeOfStep(postId: number, stepId: number): Promise<number[]> {
    const whole = await this.files.ofWhole(postId);
    return this.remove(whole.filter((file) => file.stepId === stepId));
  }

  private async remove(held: readonly HeldFile[]): Promise<number[]> {
    await this.letGo(held);
    return held.map(({ assetId }) => assetId);
  }

  /** Deletes files no longer held by any post; URLs issued before stop working, too. */
  async discard(assetIds: readonly number[]): Promise<void> {
    await this.media.discard(assetIds);
  }

  /**
   * Waits until the files just added are checked, up to the limit for a posting request. Workers do
   * not see them before the request's transaction has been committed.
   */
  async settle(postId: number, accepted: readonly AcceptedFile[]): Promise<void> {
    if (accepted.some(({ isUndecided }) => isUndecided))
      await this.em.afterCommit(() => this.holding.settle(postId));
  }

  private async put(
    { memberId, consentId, isNew = false, ...place }: FileHolder,
    { accepted, positions, last }: Places,
  ): Promise<void> {
    const placed = accepted.map(({ asset, category }, index) => ({
      assetId: asset.id,
      category,
      consentId,
      position: positions[index] ?? last + 1 + index - positions.length,
    }));
    const ids = await this.files.add(place, placed);
    await this.media.hold(
      memberId,
      accepted.map(({ asset }) => asset),
    );
    const described = accepted.filter(({ altText }) => altText !== '');
    await this.media.setAltTexts(
      described.map(({ asset, altText }) => ({ assetId: asset.id, altText })),
    );
    const undecided = accepted.filter(({ isUndecided }) => isUndecided);
    await this.holding.hold(
      { ...place, isNew },
      undecided.map(({ asset }) => ({ fileId: ids.get(asset.id) ?? 0, kind: asset.kind })),
    );
  }

  private async letGo(files: readonly HeldFile[]): Promise<void> {
    await this.files.remove(files);
    await this.media.letGo(files.map(({ assetId }) => assetId));
  }
}
