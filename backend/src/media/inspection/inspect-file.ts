import type { TemporaryFiles } from '../../platform/storage/temporary-files';
import { rewritePdf } from '../documents/pdf';
import { drawPage } from '../documents/report';
import { UnusablePdf } from '../documents/unusable-pdf';
import { type FileTypeName, fileTypes } from '../file-type.rules';
import { redraw } from '../pictures/picture';
import { UnusablePicture } from '../pictures/unusable-picture';
import type { Unreadable } from '../preparing/file-problems';
import { MOST_PAGES } from '../report.rules';
import { type Purpose, type UploadRule, uploadRules } from '../upload.rules';
import type { Ffmpeg } from '../videos/ffmpeg';
import { probe, UnusableVideo } from '../videos/video';
import { type Inspected, inspect, NOTHING } from './tags';

export interface FileToInspect {
  readonly path: string;
  readonly type: FileTypeName;
  readonly extension: string;
  readonly purpose: Purpose;
}

export interface Inspection {
  readonly unreadable: Unreadable | null;
  readonly inspected: Inspected;
}

interface Tools {
  readonly ffmpeg: Ffmpeg;
  readonly temporary: TemporaryFiles;
}

/** Finds out whether a file could be posted, and what it tells beside what is seen. */
export async function inspectFile(
  { ffmpeg, temporary }: Tools,
  file: FileToInspect,
): Promise<Inspection> {
  const unreadable = await whyUnreadable(temporary, file);
  if (unreadable) return { unreadable, inspected: NOTHING };
  const { kind } = fileTypes[file.type];
  const inspected =
    kind === 'video' ? await inspectVideo(ffmpeg, file) : await inspect(file.path, kind);
  return { unreadable: null, inspected };
}

async function whyUnreadable(
  temporary: TemporaryFiles,
  { path, type, purpose }: FileToInspect,
): Promise<Unreadable | null> {
  const { kind } = fileTypes[type];
  const rule: UploadRule = uploadRules[purpose];
  try {
    if (kind === 'image')
      await temporary.using('part', (drawn) => redraw({ path, type }, drawn, rule.picture));
    if (kind === 'pdf')
      await temporary.using('pdf', async (report) => {
        await rewritePdf(path, report);
        if (rule.showsPages) await drawFirstPage(temporary, report);
      });
    return null;
  } catch (error) {
    if (error instanceof UnusablePicture) return { picture: error.problem };
    if (error instanceof UnusablePdf) return { pdf: error.problem };
    throw error;
  }
}

/** A report is drawn when it is posted; whether it can be is seen at its first page. */
async function drawFirstPage(temporary: TemporaryFiles, report: string): Promise<void> {
  const pages = await temporary.using('jpg', (page) =>
    drawPage(report, 1, page).catch(() => {
      throw new UnusablePdf('broken');
    }),
  );
  if (pages > MOST_PAGES) throw new UnusablePdf('too-long');
}

/** If a video cannot be read, it is assumed to have sound, so that its author is asked. */
async function inspectVideo(
  ffmpeg: Ffmpeg,
  { path, extension }: FileToInspect,
): Promise<Inspected> {
  const facts = await probe(ffmpeg, path, extension).catch((error: unknown) => {
    if (error instanceof UnusableVideo) return undefined;
    throw error;
  });
  return {
    tags: [],
    pages: null,
    width: facts?.width ?? null,
    height: facts?.height ?? null,
    hasSound: facts === undefined || facts.audioCodec !== undefined,
  };
}
