import type { TemporaryFiles } from '../../platform/storage/temporary-files';
import { rewritePdf } from '../documents/pdf';
import { drawPage, drawReport } from '../documents/report';
import { type FileTypeName, fileTypes } from '../file-type.rules';
import type { Mask } from '../masks.rules';
import { redraw } from '../pictures/picture';
import type { Ffmpeg } from '../videos/ffmpeg';
import { takeFrame } from '../videos/frames';

export interface PreviewToDraw {
  readonly path: string;
  readonly type: FileTypeName;
  readonly masks: readonly Mask[];
  /** The time in a video, in seconds. */
  readonly second: number | undefined;
  /** The page of a report, starting at 1. */
  readonly page: number | undefined;
  /** Whether others see a report as pictures of its pages. */
  readonly showsPages: boolean;
  readonly target: string;
}

const PREVIEW = {
  maxSide: 1_600,
  format: 'same',
  animated: false,
  renditions: { thumb: 320, medium: 960 },
} as const;

interface Tools {
  readonly ffmpeg: Ffmpeg;
  readonly temporary: TemporaryFiles;
}

/**
 * Renders an image, a document or one of its pages, or a frame of a video as others will see it.
 * @returns the MIME type of the written file; null if there is nothing of the kind to be shown
 */
export async function drawPreview(
  { ffmpeg, temporary }: Tools,
  { path, type, masks, second, page, showsPages, target }: PreviewToDraw,
): Promise<string | null> {
  const { kind, extensions } = fileTypes[type];
  if (kind === 'image') return (await redraw({ path, type, masks }, target, PREVIEW)).mime;
  if (kind === 'pdf' && page !== undefined) {
    const pages = await temporary.using('pdf', async (report) => {
      await rewritePdf(path, report);
      return drawPage(report, page, target, masks);
    });
    return page <= pages ? 'image/jpeg' : null;
  }
  if (kind === 'pdf') {
    await (showsPages ? drawReport : rewritePdf)(path, target);
    return 'application/pdf';
  }
  if (kind !== 'video' || second === undefined) return null;
  const [extension] = extensions;
  return temporary.using('png', async (still) => {
    await takeFrame(ffmpeg, { path, extension, second }, still);
    const picture = { path: still, type: 'png', masks } as const;
    return (await redraw(picture, target, { ...PREVIEW, format: 'jpeg' })).mime;
  });
}
