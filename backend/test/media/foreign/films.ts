import { madeByFfmpeg } from './by-ffmpeg';

export interface ForeignFilm {
  readonly what: string;
  readonly name: string;
  readonly bytes: Buffer;
  /** What becomes of it where its kind is taken. */
  readonly state: 'ready' | 'rejected' | 'either';
  /** Red is above, not on the left. */
  readonly isTurned?: boolean;
}

const H264 = '-c:v libx264 -preset ultrafast -qp 10';
const SOUND = '-map 0:v -map 1:a -shortest';

/** Their names, and how ffmpeg makes them; half a second each. */
const MADE = {
  'H.264 without sound': `a.mp4 ${H264} -pix_fmt yuv420p -f mp4`,
  'H.264 with AAC': `a.mp4 ${SOUND} ${H264} -pix_fmt yuv420p -c:a aac -f mp4`,
  'H.264 of odd sides': `a.mp4 ${H264} -pix_fmt yuv444p -vf scale=63:47 -f mp4`,
  'H.264 of 4:2:2': `a.mp4 ${H264} -pix_fmt yuv422p -f mp4`,
  'H.264 in pieces': `a.mp4 ${H264} -pix_fmt yuv420p -movflags frag_keyframe+empty_moov -f mp4`,
  'H.264 at changing speed': `a.mp4 ${H264} -pix_fmt yuv420p -vf select=not(mod(n\\,3))+eq(n\\,1) -vsync vfr -f mp4`,
  'H.264 of long pixels': `a.mp4 ${H264} -pix_fmt yuv420p -vf setsar=2/1 -f mp4`,
  'H.264 with plain sound': `a.mov ${SOUND} ${H264} -pix_fmt yuv420p -c:a pcm_s16le -f mov`,
  'HEVC of a phone':
    'a.mov -c:v libx265 -preset ultrafast -x265-params log-level=none:qp=10 -tag:v hvc1 -pix_fmt yuv420p -f mov',
  'Motion JPEG': 'a.mov -c:v mjpeg -q:v 1 -pix_fmt yuvj420p -f mov',
  'MPEG-4': 'a.mp4 -c:v mpeg4 -q:v 1 -f mp4',
  'MPEG-2': 'a.mkv -c:v mpeg2video -r 25 -q:v 1 -f matroska',
  'VP9 in Matroska': 'a.mkv -c:v libvpx-vp9 -deadline realtime -cpu-used 8 -b:v 2M -f matroska',
  'VP8 with Vorbis': `a.webm ${SOUND} -c:v libvpx -deadline realtime -b:v 2M -c:a libvorbis -f webm`,
  Theora: 'a.ogg -c:v libtheora -q:v 10 -f ogg',
  'ProRes of a camera': 'a.mov -c:v prores -f mov',
  'wider than any screen': `a.mp4 ${H264} -pix_fmt yuv420p -vf scale=4096:32 -f mp4`,
  'sound alone': 'a.mp4 -map 1:a -c:a aac -f mp4',
} as const;

/** ffmpeg for one cannot read these; nor can browsers. */
const NEVER = new Set<string>(['ProRes of a camera', 'wider than any screen', 'sound alone']);

function withBox(film: Buffer, type: string, from: number, bytes: readonly number[]): Buffer {
  const changed = Buffer.from(film);
  changed.set(bytes, changed.indexOf(type) + 4 + from);
  return changed;
}

const NONE = [0, 0, 0, 0];
/** A quarter of a turn, as a phone that was held upright notes it. */
const TURNED = [...NONE, 0, 1, 0, 0, ...NONE, 255, 255, 0, 0, ...NONE];

/** Films of other programs, some of them damaged. */
export async function foreignFilms(): Promise<ForeignFilm[]> {
  const made = await madeByFfmpeg(
    Object.fromEntries(
      Object.entries(MADE).map(([what, options]) => [
        what,
        `-t 0.5 ${options.slice(options.indexOf(' ') + 1)}`,
      ]),
    ),
  );
  const whole = Object.entries(MADE).map(([what, options]): ForeignFilm => {
    const name = options.split(' ')[0] ?? '';
    const state = NEVER.has(what) ? 'rejected' : 'ready';
    const bytes = made[what] ?? Buffer.alloc(0);
    return { what, name, bytes, state };
  });
  const plain = made['H.264 without sound'] ?? Buffer.alloc(0);
  const pieces = made['H.264 in pieces'] ?? Buffer.alloc(0);
  const cut = (bytes: Buffer, share: number) => bytes.subarray(0, Math.floor(bytes.length * share));
  const damaged: readonly (readonly [string, Buffer, ForeignFilm['state']])[] = [
    ['cut off at the beginning', cut(plain, 0.1), 'rejected'],
    ['cut off in the middle', cut(plain, 0.5), 'rejected'],
    ['cut off near its end', cut(plain, 0.95), 'either'],
    ['in pieces, cut off', cut(pieces, 0.7), 'either'],
    ['of no length by its head', withBox(plain, 'mvhd', 16, NONE), 'either'],
    ['of no length by its track', withBox(plain, 'mdhd', 16, NONE), 'either'],
    ['of no height by its track', withBox(plain, 'tkhd', 80, NONE), 'either'],
    ['with words behind it', Buffer.concat([plain, Buffer.from('Thu Feb 19 2012')]), 'either'],
  ];
  const turned = withBox(plain, 'tkhd', 40, TURNED);
  return [
    ...whole,
    { what: 'that lies on its side', name: 'a.mp4', bytes: turned, state: 'ready', isTurned: true },
    ...damaged.map(([what, bytes, state]) => ({ what, name: 'a.mp4', bytes, state })),
  ];
}
