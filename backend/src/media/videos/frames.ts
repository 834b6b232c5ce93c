import { type Ffmpeg, hasBytes, VideoToolFailed } from './ffmpeg';
import { inputOf, UnusableVideo, type VideoFacts } from './video';

/** A frame and its time. */
export interface Frame {
  readonly second: number;
  readonly path: string;
}

interface Film {
  readonly path: string;
  readonly extension: string;
  readonly facts: Pick<VideoFacts, 'seconds'>;
}

/** Of a film, in seconds. */
export interface Part {
  readonly from: number;
  readonly seconds: number;
}

const MOST_PARTS = 12;
const SHORTEST_PART_SECONDS = 10;
/** AVI and Ogg may lack an index, and a time is then found only roughly. */
const FOUND_BY_TIME = new Set(['mp4', 'mov', 'mkv', 'webm']);
const MOST_FRAMES = 60;
const EVERY_SECONDS = 1;
/** The scene-change threshold, from 0 to 1: a menu or form that appears changes less than a cut. */
const CUT = 0.03;
/** Too short for anyone to read. */
const SHORTEST_SCENE_SECONDS = 0.25;
/** At this size, legible text is found. */
const SIDE = 1_600;
/**
 * Frames are numbered at a fixed rate, so that none is written twice: it is the only method on
 * which old and new versions of ffmpeg agree.
 */
const RATE = 10;
const ALL_SECONDS = 150;
const ONE_SECONDS = 30;

/** The parts in which a film is looked through: one if it is short, or has to be read in order. */
export function partsOf({ seconds, extension }: { seconds: number; extension: string }): Part[] {
  if (!FOUND_BY_TIME.has(extension)) return [{ from: 0, seconds }];
  const length = Math.max(SHORTEST_PART_SECONDS, seconds / MOST_PARTS);
  const count = Math.max(1, Math.ceil(seconds / length - 1e-6));
  return Array.from({ length: count }, (_, nth) => ({ from: nth * length, seconds: length }));
}

/**
 * Frames of a whole video: one per second and one per cut, sixty at most, so those of a long video
 * are further apart.
 * @param pattern path of the frames; `%d` stands for their numbers, starting at 1
 * @param part takes those of a part alone, as far apart as in the whole
 * @throws UnusableVideo
 */
export async function takeFrames(
  ffmpeg: Ffmpeg,
  { path, extension, facts: { seconds } }: Film,
  pattern: string,
  part?: Part,
): Promise<Frame[]> {
  const every = Math.max(EVERY_SECONDS, (2 * seconds) / MOST_FRAMES);
  const scene = Math.max(SHORTEST_SCENE_SECONDS, seconds / MOST_FRAMES);
  const picked = pickedBy({ every, scene });
  const within = part ? ['-ss', part.from.toFixed(3), '-t', part.seconds.toFixed(3)] : [];
  const said = await ffmpeg
    .run(
      [
        ...within,
        ...inputOf(path, extension),
        '-map',
        '0:v:0',
        '-an',
        '-sn',
        '-dn',
        '-vf',
        `select='${picked}',${noLargerThan(SIDE)},showinfo,setpts=N/${RATE}/TB`,
        '-r',
        String(RATE),
        '-frames:v',
        String(MOST_FRAMES),
        '-c:v',
        'png',
        '-compression_level',
        '1',
        '-f',
        'image2',
        `file:${pattern}`,
      ],
      { seconds: ALL_SECONDS },
    )
    .catch(notSeen);
  const times = [...said.matchAll(/Parsed_showinfo[^\n]*? n: *\d+[^\n]*? pts_time: *(-?[\d.]+)/g)];
  const frames = times.map(([, second], index) => ({
    second: (part?.from ?? 0) + Math.max(0, Number(second)),
    path: pattern.replace('%d', String(index + 1)),
  }));
  const written = await Promise.all(frames.map((frame) => hasBytes(frame.path)));
  if (frames.length === 0 || written.includes(false)) throw new UnusableVideo(NOT_SEEN);
  return frames;
}

/** An ffmpeg expression: a cut too soon after a frame is remembered and taken later. */
function pickedBy({ every, scene }: { every: number; scene: number }): string {
  const since = '(t-prev_selected_t)';
  return [
    `st(0,ld(0)+gt(scene,${CUT}))`,
    `st(1,isnan(prev_selected_t)+gte(${since},${every})+gte(${since},${scene})*gt(ld(0),0))`,
    'if(ld(1),st(0,0))',
    'ld(1)',
  ].join(';');
}

/** The frame at a given time, in full size. @throws UnusableVideo */
export async function takeFrame(
  ffmpeg: Ffmpeg,
  { path, extension, second }: Pick<Film, 'path' | 'extension'> & { readonly second: number },
  target: string,
): Promise<void> {
  await ffmpeg
    .run(
      [
        '-ss',
        second.toFixed(3),
        ...inputOf(path, extension),
        '-map',
        '0:v:0',
        '-an',
        '-frames:v',
        '1',
        '-c:v',
        'png',
        '-f',
        'image2',
        '-update',
        '1',
        `file:${target}`,
      ],
      { seconds: ONE_SECONDS, makes: target },
    )
    .catch(notSeen);
}

const noLargerThan = (side: number) =>
  `scale='min(${side},iw)':'min(${side},ih)':force_original_aspect_ratio=decrease`;

const NOT_SEEN = 'This video shows nothing.';
/** If ffmpeg cannot process it, the file is at fault; a missing ffmpeg is a different error. */
function notSeen(error: unknown): never {
  throw error instanceof VideoToolFailed ? new UnusableVideo(NOT_SEEN) : error;
}
