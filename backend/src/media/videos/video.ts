import { rm } from 'node:fs/promises';
import { boundsOf, type Mask } from '../masks.rules';
import { type Ffmpeg, VideoToolFailed, VideoToolLate } from './ffmpeg';

const PROBE_SECONDS = 10;
const POSTER_SECONDS = 30;
const MAX_LENGTH_SECONDS = 60 * 60;
const MAX_LONG_SIDE = 3_840;
const MAX_SHORT_SIDE = 2_160;
const PLAYED_SIDE = 1_920;
/** The longest side of the smaller version; videos that are not larger get none. */
export const SMALL_SIDE = 854;
const VIDEO_CODECS = new Set([
  'h264',
  'hevc',
  'mpeg4',
  'vp8',
  'vp9',
  'av1',
  'mjpeg',
  'mpeg2video',
  'theora',
]);
const AUDIO_CODECS = new Set([
  'aac',
  'mp3',
  'opus',
  'vorbis',
  'ac3',
  'flac',
  'pcm_s16le',
  'pcm_s16be',
  'pcm_mulaw',
  'pcm_alaw',
  'amr_nb',
]);
/**
 * Sets the container explicitly, so that ffmpeg never guesses one (such as a playlist) from the
 * content.
 */
const CONTAINERS: Readonly<Record<string, string>> = {
  mp4: 'mov',
  mov: 'mov',
  mkv: 'matroska',
  webm: 'matroska',
  avi: 'avi',
  ogg: 'ogg',
};

/** Devices write patient data into the video stream itself: SEI messages, type 6 of H.264. */
const WITHOUT_NOTES = ['-bsf:v', 'filter_units=remove_types=6'];

export interface VideoFacts {
  readonly seconds: number;
  readonly width: number;
  readonly height: number;
  readonly videoCodec: string;
  readonly pixelFormat: string;
  readonly audioCodec: string | undefined;
}

export const TAKES_TOO_LONG =
  'This video takes too long to convert. Please shorten it or lower its resolution.';

/** A video that can never be shown; the message is meant for its owner. */
export class UnusableVideo extends Error {
  override readonly name = 'UnusableVideo';
}

export function inputOf(path: string, extension: string): string[] {
  return ['-f', CONTAINERS[extension] ?? 'mov', '-i', `file:${path}`];
}

/**
 * Inspects a video without decoding it.
 * @throws UnusableVideo
 */
export async function probe(ffmpeg: Ffmpeg, path: string, extension: string): Promise<VideoFacts> {
  const said = await ffmpeg
    .run(inputOf(path, extension), { seconds: PROBE_SECONDS, mayFail: true })
    .catch(unusable('This video could not be read.'));
  const facts = readFacts(said);
  if (!facts || !VIDEO_CODECS.has(facts.videoCodec))
    throw new UnusableVideo('This video could not be read.');
  if (facts.audioCodec !== undefined && !AUDIO_CODECS.has(facts.audioCodec))
    throw new UnusableVideo('The sound of this video could not be read.');
  const [short, long] = [Math.min(facts.width, facts.height), Math.max(facts.width, facts.height)];
  if (long > MAX_LONG_SIDE || short > MAX_SHORT_SIDE)
    throw new UnusableVideo('The picture of this video is larger than 3840 × 2160.');
  if (facts.seconds > MAX_LENGTH_SECONDS)
    throw new UnusableVideo('This video is longer than 60 minutes.');
  return facts;
}

/**
 * Parses what ffmpeg prints about its input. Browser recordings have no duration before they are
 * converted. A title that imitates these lines is printed before them or indented further.
 */
export function readFacts(said: string): VideoFacts | undefined {
  const duration = /^ {2}Duration: (?:N\/A|(\d+):(\d\d):(\d\d(?:\.\d+)?))/m.exec(said);
  const streams = said.slice(duration?.index ?? said.length);
  const video =
    /^ {2,4}Stream #[^\n]*?: Video: (\w+)[^\n]*?, (\w+)[^\n]*?, (\d{2,5})x(\d{2,5})/m.exec(streams);
  if (!duration || !video) return undefined;
  const seconds =
    Number(duration[1] ?? 0) * 3_600 + Number(duration[2] ?? 0) * 60 + Number(duration[3] ?? 0);
  const audioCodec = /^ {2,4}Stream #[^\n]*?: Audio: (\w+)/m.exec(streams)?.[1];
  return {
    seconds,
    videoCodec: video[1] ?? '',
    pixelFormat: video[2] ?? '',
    width: Number(video[3]),
    height: Number(video[4]),
    audioCodec,
  };
}

/**
 * Creates, within so many seconds, an MP4 that browsers can play before it has loaded completely, with only one video and
 * one audio stream.
 * @throws UnusableVideo
 */
export async function makePlayable(
  ffmpeg: Ffmpeg,
  source: {
    path: string;
    extension: string;
    facts: VideoFacts;
    keepsSound: boolean;
    /** Blacked out from the first frame to the last. */
    masks: readonly Mask[];
  },
  target: string,
  seconds: number,
): Promise<void> {
  const { facts } = source;
  const keepsPicture =
    source.masks.length === 0 &&
    Math.max(facts.width, facts.height) <= PLAYED_SIDE &&
    facts.videoCodec === 'h264' &&
    facts.pixelFormat.startsWith('yuv420p') &&
    !facts.pixelFormat.includes('10');
  const keepsCodec = facts.audioCodec === undefined || facts.audioCodec === 'aac';
  const picture = keepsPicture
    ? ['-c:v', 'copy', ...WITHOUT_NOTES]
    : [...transcoded({ masks: source.masks }), ...WITHOUT_NOTES];
  const sound = keepsCodec ? ['-c:a', 'copy'] : ['-c:a', 'aac', '-b:a', '128k', '-ac', '2'];
  const bare = [
    '-map',
    '0:v:0',
    ...(source.keepsSound ? ['-map', '0:a:0?'] : []),
    '-map_metadata',
    '-1',
    '-map_chapters',
    '-1',
    '-sn',
    '-dn',
    '-fflags',
    '+bitexact',
  ];
  const args = [
    ...inputOf(source.path, source.extension),
    ...bare,
    ...picture,
    ...sound,
    '-movflags',
    '+faststart',
    '-threads',
    '2',
    '-f',
    'mp4',
    `file:${target}`,
  ];
  await ffmpeg.run(args, { seconds, makes: target }).catch(async (error: unknown) => {
    await rm(target, { force: true });
    return unusable('This video could not be converted.')(error);
  });
}

/** A smaller version of the video for slow connections. @throws UnusableVideo */
export async function makeSmall(
  ffmpeg: Ffmpeg,
  path: string,
  target: string,
  seconds: number,
): Promise<void> {
  const picture = [
    ...transcoded({ side: SMALL_SIDE }),
    '-crf',
    '28',
    '-maxrate',
    '900k',
    '-bufsize',
    '1800k',
  ];
  const sound = ['-c:a', 'aac', '-b:a', '64k', '-ac', '2'];
  const container = [
    '-fflags',
    '+bitexact',
    '-movflags',
    '+faststart',
    '-threads',
    '2',
    '-f',
    'mp4',
  ];
  const args = [...inputOf(path, 'mp4'), ...picture, ...sound, ...container, `file:${target}`];
  await ffmpeg
    .run(args, { seconds, makes: target })
    .catch(unusable('This video could not be converted.'));
}

/** A frame from the first second, or else the first of all. @throws UnusableVideo */
export async function takePoster(
  ffmpeg: Ffmpeg,
  source: { path: string; seconds: number },
  target: string,
): Promise<void> {
  const at = Math.min(1, source.seconds / 2).toFixed(2);
  const still = ['-frames:v', '1', '-an', '-c:v', 'png', '-f', 'image2', '-update', '1'];
  const take = (from: readonly string[]) =>
    ffmpeg.run([...from, ...inputOf(source.path, 'mp4'), ...still, `file:${target}`], {
      seconds: POSTER_SECONDS,
      makes: target,
    });
  // Where no picture begins after that moment, none is written.
  await take(['-ss', at])
    .catch(() => take([]))
    .catch(unusable('This video shows nothing.'));
}

interface Transcoding {
  readonly side?: number;
  readonly masks?: readonly Mask[];
}

function transcoded({ side = PLAYED_SIDE, masks = [] }: Transcoding): string[] {
  const fit = `scale='min(${side},iw)':'min(${side},ih)':force_original_aspect_ratio=decrease,scale=trunc(iw/2)*2:trunc(ih/2)*2`;
  return [
    '-c:v',
    'libx264',
    '-preset',
    'veryfast',
    '-crf',
    '23',
    '-pix_fmt',
    'yuv420p',
    '-vf',
    [...masks.map(boxOf), fit].join(','),
  ];
}

const SIDE = 1_000;

/** A mask as a black box in the video; for a stroke, the box around it. */
export function boxOf(mask: Mask): string {
  const { x, y, width, height, rise } = boundsOf(mask);
  const share = (thousandths: number) => (thousandths / SIDE).toFixed(4);
  const top = `floor(ih*${share(y)}-iw*${share(rise)})`;
  const tall = `ceil(ih*${share(height)}+iw*${share(2 * rise)})+1`;
  const across = `x=floor(iw*${share(x)}):w=ceil(iw*${share(width)})+1`;
  return `drawbox=${across}:y=${top}:h=${tall}:color=black:t=fill`;
}

/**
 * If ffmpeg cannot process it, the file is at fault; a missing ffmpeg and a full disk are different
 * errors.
 */
function unusable(sentence: string): (error: unknown) => never {
  return (error) => {
    if (error instanceof VideoToolLate) throw new UnusableVideo(TAKES_TOO_LONG);
    throw error instanceof VideoToolFailed ? new UnusableVideo(sentence) : error;
  };
}
