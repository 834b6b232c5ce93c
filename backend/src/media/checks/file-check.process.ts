import { yieldToPages } from '../../platform/priority';
import { TemporaryFiles } from '../../platform/storage/temporary-files';
import { rewritePdf } from '../documents/pdf';
import { drawPage, endDrawing } from '../documents/report';
import { typeOf } from '../file-type.rules';
import { drawPreview } from '../inspection/draw-preview';
import { inspectFile } from '../inspection/inspect-file';
import { redraw } from '../pictures/picture';
import { uploadRules } from '../upload.rules';
import { Ffmpeg } from '../videos/ffmpeg';
import { takeFrames } from '../videos/frames';
import { probe, UnusableVideo } from '../videos/video';
import { boxesIn, endLooking, lookForWords } from './look-for-words';
import type { PieceKind, Pieces } from './pieces';
import { readPage } from './read-page';
import { reader } from './reader';

/** The arguments of the process. */
export interface CheckSettings {
  readonly dataDir: string;
  readonly stage: 'local' | 'live';
  readonly ffmpegPath: string | undefined;
  /** The memory available for checks, in addition to the program itself. */
  readonly megabytes: number;
  /** How far it yields to pages. */
  readonly priority: number;
}

export interface AskedPiece {
  readonly kind: PieceKind;
  readonly task: unknown;
}
/** With the processor time it took. */
export type AnsweredPiece = { readonly cpuMs: number } & (
  | { readonly result: unknown }
  | { readonly failure: string }
);

/** The processor time that the current task has used so far. */
export interface UsedSoFar {
  readonly cpuMs: number;
}

const LOOK_EVERY_MS = 100;
const TELL_EVERY_MS = 500;
const BYTES_PER_MB = 1024 ** 2;

/** Also kills what this process started, such as ffmpeg. */
function endAll(): void {
  try {
    process.kill(-process.pid, 'SIGKILL');
  } catch {
    // On systems without process groups.
    process.exit(1);
  }
}

const settings = JSON.parse(process.argv[2] ?? '{}') as CheckSettings;
yieldToPages(settings.priority);
const temporary = new TemporaryFiles(settings);
const ffmpeg = new Ffmpeg(settings);
const atRest = process.memoryUsage.rss();
// The work runs in threads, so that this one can monitor total memory.
setInterval(() => {
  if (process.memoryUsage.rss() - atRest > settings.megabytes * BYTES_PER_MB) endAll();
}, LOOK_EVERY_MS).unref();
process.on('disconnect', endAll);

const works: {
  readonly [Kind in PieceKind]: (task: Pieces[Kind]['takes']) => Promise<Pieces[Kind]['gives']>;
} = {
  'look-at-picture': (picture) => wordsIn(picture),
  'open-report': async ({ path, target }) => {
    await rewritePdf(path, target);
    return null;
  },
  'draw-page': ({ report, page, target }) => drawPage(report, page, target),
  'look-at-page': ({ picture }) => boxesIn(picture),
  'read-page': ({ picture, shapes }) => readPage(picture, shapes),
  'open-film': async ({ path, extension }) => {
    const { seconds, audioCodec } = await probe(ffmpeg, path, extension);
    return { seconds, hasSound: audioCodec !== undefined };
  },
  'take-stills': async ({ path, extension, pattern, seconds, part }) => {
    const film = { path, extension, facts: { seconds } };
    return takeFrames(ffmpeg, film, pattern, part).catch((error: unknown) => {
      if (part && error instanceof UnusableVideo) return [];
      throw error;
    });
  },
  'look-at-still': ({ still, known }) => lookForWords(still, { known }),
  'inspect-file': (file) => inspectFile({ ffmpeg, temporary }, file),
  'draw-preview': (preview) => drawPreview({ ffmpeg, temporary }, preview),
};

/**
 * An upload is redrawn as it will be when it is posted, so that the same pixels are looked at
 * whatever way they came; an animation with all its frames.
 */
function wordsIn({
  path,
  extension,
  isOriginal,
  asksForFaces,
}: Pieces['look-at-picture']['takes']) {
  const looks = { inColour: true, asksForFaces };
  if (!isOriginal) return lookForWords(path, looks);
  return temporary.using('part', async (drawn) => {
    const picture = { ...uploadRules['case-image'].picture, animated: true };
    await redraw({ path, type: typeOf(extension) }, drawn, picture);
    return lookForWords(drawn, looks);
  });
}

/** What holds memory after a piece; only one kind of it is kept. */
const ends = {
  drawing: endDrawing,
  looking: endLooking,
  reading: () => reader.end(),
  words: async () => {
    await endLooking();
    await reader.end();
  },
};
const HOLDS: Readonly<Partial<Record<PieceKind, keyof typeof ends>>> = {
  'look-at-picture': 'words',
  'draw-page': 'drawing',
  'look-at-page': 'looking',
  'read-page': 'reading',
  'look-at-still': 'words',
  'inspect-file': 'drawing',
  'draw-preview': 'drawing',
};
let held: keyof typeof ends | undefined;

async function done({ kind, task }: AskedPiece): Promise<unknown> {
  const holds = HOLDS[kind];
  if (held && holds && held !== holds) await ends[held]();
  held = holds ?? held;
  return works[kind](task as never);
}

process.on('message', (asked: AskedPiece) => {
  const before = process.cpuUsage();
  const cpuMs = () => {
    const { user, system } = process.cpuUsage(before);
    return (user + system) / 1_000;
  };
  const telling = setInterval(
    () => process.send?.({ cpuMs: cpuMs() } satisfies UsedSoFar),
    TELL_EVERY_MS,
  );
  void done(asked)
    .then(
      (result): AnsweredPiece => ({ result, cpuMs: cpuMs() }),
      (error: unknown): AnsweredPiece => ({ failure: String(error), cpuMs: cpuMs() }),
    )
    .then((answer) => {
      clearInterval(telling);
      process.send?.(answer);
    });
});
