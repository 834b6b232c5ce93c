import { rm } from 'node:fs/promises';
import { Injectable } from '@nestjs/common';
import { Storage } from '../../platform/storage/storage';
import { TemporaryFiles } from '../../platform/storage/temporary-files';
import { Refusal } from '../../refusal';
import { FileChecksService } from '../checks/file-checks.service';
import type { Check } from '../checks/looking';
import { rewritePdf } from '../documents/pdf';
import { drawPage, drawReport } from '../documents/report';
import { type AssetKind, extensionOf, type FileTypeName, fileTypes } from '../file-type.rules';
import type { ReceivedFile } from '../multipart/received-file';
import type { Mask } from '../pictures/masks.rules';
import { redraw } from '../pictures/picture';
import { Preparation } from '../preparation';
import { keyOfUpload } from '../resumable/resumable-upload';
import { ResumableUploadsService } from '../resumable/resumable-uploads.service';
import type { UploadRule } from '../upload.rules';
import { Ffmpeg } from '../videos/ffmpeg';
import { takeFrame } from '../videos/frames';
import { probe, UnusableVideo } from '../videos/video';
import { PreviewLane } from './preview-lane';
import { type Inspected, inspect } from './tags';

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

interface PreviewAsked {
  readonly masks: readonly Mask[];
  /** The time in a video, in seconds. */
  readonly second?: number | undefined;
  /** The page of a report, starting at 1. */
  readonly page?: number | undefined;
}

interface WaitingFile {
  readonly path: string;
  readonly type: FileTypeName;
  readonly rule: UploadRule;
}

const PREVIEW = {
  maxSide: 1_600,
  format: 'same',
  animated: false,
  renditions: { thumb: 320, medium: 960 },
} as const;

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
    private readonly ffmpeg: Ffmpeg,
    private readonly lane: PreviewLane,
  ) {}

  /** @throws Refusal like the endpoint that will take the file */
  async look(
    ownerId: number,
    { file, rule }: { file: ReceivedFile; rule: UploadRule },
  ): Promise<ReviewedFile> {
    await this.preparation.judge(file, rule);
    const { kind } = fileTypes[file.claims];
    const inspected =
      kind === 'video' ? await this.inspectVideo(file) : await inspect(file.path, kind);
    const uploadId = await this.uploads.keep(ownerId, file, rule);
    try {
      await this.checks.ask(ownerId, uploadId, fileTypes[file.claims]);
    } catch (error) {
      await this.uploads.remove(uploadId);
      throw error;
    }
    return { ...inspected, uploadId, name: file.name, kind, bytes: file.bytes };
  }

  /** If a video cannot be read, it is assumed to have sound, so that its author is asked. */
  private async inspectVideo({ path, name }: ReceivedFile): Promise<Inspected> {
    const facts = await probe(this.ffmpeg, path, extensionOf(name)).catch((error: unknown) => {
      if (error instanceof UnusableVideo) return undefined;
      throw error;
    });
    return {
      ...{ tags: [], pages: null, width: facts?.width ?? null, height: facts?.height ?? null },
      hasSound: facts === undefined || facts.audioCodec !== undefined,
    };
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
    return this.lane.draw(ownerId, () => this.drawn(uploadId, upload, asked));
  }

  private async drawn(
    uploadId: string,
    upload: Omit<WaitingFile, 'path'>,
    asked: PreviewAsked,
  ): Promise<Preview> {
    const target = await this.temporary.newPath();
    try {
      const mime = await this.storage.withLocalFile(keyOfUpload(uploadId), (path) =>
        this.draw({ ...upload, path }, asked, target),
      );
      return { path: target, mime };
    } catch (error) {
      await rm(target, { force: true });
      throw error instanceof Refusal ? error : new Refusal('not-found');
    }
  }

  /** @returns the MIME type of the written file */
  private async draw(
    { path, type, rule }: WaitingFile,
    { masks, second, page }: PreviewAsked,
    target: string,
  ): Promise<string> {
    const { kind } = fileTypes[type];
    if (kind === 'image') return (await redraw({ path, type, masks }, target, PREVIEW)).mime;
    if (kind === 'pdf' && page !== undefined) {
      await this.temporary.using('pdf', async (report) => {
        await rewritePdf(path, report);
        if ((await drawPage(report, page, target, masks)) < page) throw new Refusal('not-found');
      });
      return 'image/jpeg';
    }
    if (kind === 'pdf') {
      await (rule.showsPages ? drawReport : rewritePdf)(path, target);
      return 'application/pdf';
    }
    if (kind !== 'video' || second === undefined) throw new Refusal('not-found');
    const [extension] = fileTypes[type].extensions;
    return this.temporary.using('png', async (still) => {
      await takeFrame(this.ffmpeg, { path, extension, second }, still);
      const picture = { path: still, type: 'png', masks } as const;
      return (await redraw(picture, target, { ...PREVIEW, format: 'jpeg' })).mime;
    });
  }
}
