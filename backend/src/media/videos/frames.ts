import { type Ffmpeg, VideoToolFailed } from './ffmpeg';
import { inputOf, UnusableVideo, type VideoFacts } from './video';

/** A still, and when it is seen. */
export interface Frame {
  readonly second: number;
  readonly path: string;
}

interface Film {
  readonly path: string;
  readonly extension: string;
  readonly facts: Pick<VideoFacts, 'seconds'>;
}

const MOST_FRAMES = 60;
const EVERY_SECONDS = 1;
/** How much more than before the picture changes, from 0 to 1: a menu or a form that comes up is less than a cut of a film. */
const CUT = 0.03;
/** Shorter than anybody reads. */
const SHORTEST_SCENE_SECONDS = 0.25;
/** Print that a reader could make out is found at this size. */
const SIDE = 1_600;
/** Stills are numbered by a clock of their own, so that none is written twice: old programs and new ones agree about this alone. */
const RATE = 10;
const ALL_SECONDS = 150;
const ONE_SECONDS = 30;

/**
 * Stills of a whole film: one every second and one at each cut, sixty at most: those of a long film lie further apart.
 * @param pattern of the paths that they are written to; `%d` stands for their numbers, from 1
 * @throws UnusableVideo
 */
export async function takeFrames(
  ffmpeg: Ffmpeg,
  { path, extension, facts: { seconds } }: Film,
  pattern: string,
): Promise<Frame[]> {
  const every = Math.max(EVERY_SECONDS, (2 * seconds) / MOST_FRAMES);
  const scene = Math.max(SHORTEST_SCENE_SECONDS, seconds / MOST_FRAMES);
  const picked = pickedBy({ every, scene });
  const said = await ffmpeg
    .run(
      [
        ...inputOf(path, extension),
        ...['-map', '0:v:0', '-an', '-sn', '-dn'],
        ...['-vf', `select='${picked}',${within(SIDE)},showinfo,setpts=N/${RATE}/TB`],
        ...['-r', String(RATE), '-frames:v', String(MOST_FRAMES)],
        ...['-c:v', 'png', '-compression_level', '1', '-f', 'image2', `file:${pattern}`],
      ],
      { seconds: ALL_SECONDS },
    )
    .catch(notSeen);
  const times = [...said.matchAll(/Parsed_showinfo[^\n]*? n: *\d+[^\n]*? pts_time: *(-?[\d.]+)/g)];
  if (times.length === 0) throw new UnusableVideo(NOT_SEEN);
  return times.map(([, second], index) => ({
    second: Math.max(0, Number(second)),
    path: pattern.replace('%d', String(index + 1)),
  }));
}

/** In the language of the program: a cut that comes too soon after a still is remembered until its time. */
function pickedBy({ every, scene }: { every: number; scene: number }): string {
  const since = '(t-prev_selected_t)';
  return [
    `st(0,ld(0)+gt(scene,${CUT}))`,
    `st(1,isnan(prev_selected_t)+gte(${since},${every})+gte(${since},${scene})*gt(ld(0),0))`,
    'if(ld(1),st(0,0))',
    'ld(1)',
  ].join(';');
}

/** The still that is seen at a moment, as large as the film. @throws UnusableVideo */
export async function takeFrame(
  ffmpeg: Ffmpeg,
  { path, extension, second }: Pick<Film, 'path' | 'extension'> & { readonly second: number },
  target: string,
): Promise<void> {
  await ffmpeg
    .run(
      [
        ...['-ss', second.toFixed(3), ...inputOf(path, extension), '-map', '0:v:0', '-an'],
        ...['-frames:v', '1', '-c:v', 'png', '-f', 'image2', '-update', '1', `file:${target}`],
      ],
      { seconds: ONE_SECONDS },
    )
    .catch(notSeen);
}

const within = (side: number) =>
  `scale='min(${side},iw)':'min(${side},ih)':force_original_aspect_ratio=decrease`;

const NOT_SEEN = 'This video shows nothing.';
/** A file that the tool cannot use is the file's fault; a tool that is missing is not. */
function notSeen(error: unknown): never {
  throw error instanceof VideoToolFailed ? new UnusableVideo(NOT_SEEN) : error;
}
