import { rm } from 'node:fs/promises';
import { Injectable } from '@nestjs/common';
import { Storage } from '../../platform/storage/storage';
import { TemporaryFiles } from '../../platform/storage/temporary-files';
import { Refusal } from '../../refusal';
import { CheckEnded, CheckStarved } from '../checks/check-lane';
import { FileChecksService } from '../checks/file-checks.service';
import type { Check } from '../checks/looking';
import { type AssetKind, extensionOf, fileTypes } from '../file-type.rules';
import type { PreviewToDraw } from '../inspection/draw-preview';
import type { Inspection } from '../inspection/inspect-file';
import { type Inspected, NOTHING } from '../inspection/tags';
import { Preparation, refusalFor } from '../preparing/preparation';
import type { ReceivedFile } from '../received-file';
import { keyOfUpload } from '../resumable/resumable-upload';
import { ResumableUploadsService } from '../resumable/resumable-uploads.service';
import type { UploadRule } from '../upload.rules';
import { InspectionLane } from './inspection-lane';

export interface ReviewedFile extends Inspected {
  /** Identifies the file in the next request. */
  readonly uploadId: string;
  readonly name: string;
  readonly kind: AssetKind;
  readonly bytes: number;
}

interface Preview {
  readonly path: string;
  readonly mime: string;
}

type PreviewAsked = Pick<PreviewToDraw, 'masks' | 'second' | 'page'>;

const RETRY_AFTER_SECONDS = 60;

/**
 * Files to be reviewed before they are posted: kept for the next request, and visible to the
 * uploader only.
 */
@Injectable()
export class InspectionService {
  constructor(
    private readonly preparation: Preparation,
    private readonly uploads: ResumableUploadsService,
    private readonly checks: FileChecksService,
    private readonly storage: Storage,
    private readonly temporary: TemporaryFiles,
    private readonly lane: InspectionLane,
  ) {}

  /** @throws Refusal like the endpoint that will take the file */
  async look(
    ownerId: number,
    { file, rule }: { file: ReceivedFile; rule: UploadRule },
  ): Promise<ReviewedFile> {
    await this.preparation.admit(file, rule);
    const { kind } = fileTypes[file.claims];
    const { unreadable, inspected } = await this.inspected(ownerId, file, rule);
    if (unreadable) throw refusalFor(unreadable, file, rule);
    const uploadId = await this.uploads.keep(ownerId, file, rule);
    try {
      await this.checks.ask(ownerId, uploadId, fileTypes[file.claims]);
    } catch (error) {
      await this.uploads.remove(uploadId);
      throw error;
    }
    return { ...inspected, uploadId, name: file.name, kind, bytes: file.bytes };
  }

  private inspected(
    memberId: number,
    { path, name, claims: type }: ReceivedFile,
    { purpose }: UploadRule,
  ): Promise<Inspection> {
    const file = { path, type, extension: extensionOf(name), purpose };
    return this.lane
      .do({ memberId, type }, 'inspect-file', (inspectIt) => inspectIt(file))
      .catch((error: unknown) => {
        if (error instanceof CheckStarved)
          throw new Refusal('media.not-read-yet', { retryAfter: RETRY_AFTER_SECONDS });
        if (error instanceof CheckEnded)
          return { unreadable: { picture: 'damaged' }, inspected: NOTHING };
        throw error;
      });
  }

  /** The findings in checked files, in order; waits for them up to a limit. */
  checksOf(files: readonly ReviewedFile[]): Promise<Check[]> {
    return this.checks.awaitAll(files.map(({ uploadId }) => uploadId));
  }

  /**
   * Renders an image, a document or one of its pages, or a frame of a video as others will see it,
   * to a temporary file. The caller removes it.
   * @throws Refusal 404 if there is no such upload of this member, or no preview of its kind; 429 if
   *   too many of theirs wait
   */
  async preview(ownerId: number, uploadId: string, asked: PreviewAsked): Promise<Preview> {
    const upload = await this.uploads.demandWhole(ownerId, uploadId);
    const { type, rule } = upload;
    const target = await this.temporary.newPath();
    try {
      const mime = await this.lane.do({ memberId: ownerId, type }, 'draw-preview', (draw) =>
        this.storage.withLocalFile(keyOfUpload(uploadId), (path) =>
          draw({ ...asked, path, type, showsPages: rule.showsPages === true, target }),
        ),
      );
      if (mime === null) throw new Refusal('not-found');
      return { path: target, mime };
    } catch (error) {
      await rm(target, { force: true });
      throw error instanceof Refusal ? error : new Refusal('not-found');
    }
  }
}
