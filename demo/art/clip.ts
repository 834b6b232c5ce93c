import { writeFile } from 'node:fs/promises';
import sharp from 'sharp';
import type { Ffmpeg } from '../../backend/src/media/videos/ffmpeg';

/** The visible part of a drawing, which is scaled to one of these dimensions. */
export interface Frame {
  readonly width: number;
  readonly height: number;
  readonly scaled: { readonly width?: number; readonly height?: number };
}

/** Portrait, for phones. */
export const UPRIGHT: Frame = { width: 432, height: 768, scaled: { height: 920 } };
/** Landscape, for screens. */
export const WIDE: Frame = { width: 512, height: 288, scaled: { width: 640 } };
const SECONDS = 3;
const PICTURES_A_SECOND = 8;
const LIMIT_SECONDS = 30;

/** The view of a drawing. */
export type Side = 0 | 1 | 2;

/** Where the camera starts, as a share of its range, and whether the drawing is mirrored. */
const CAMERA = [
  { x: 0.2, y: 0.5, mirrored: false },
  { x: 0.5, y: 0.2, mirrored: true },
  { x: 0.8, y: 0.8, mirrored: false },
] as const;

/** The first frame of a clip, as a JPEG. */
export async function posterOf(
  drawing: Buffer,
  side: Side,
  { width, height, scaled: to }: Frame,
): Promise<Buffer> {
  const { x, y, mirrored } = CAMERA[side];
  const scaled = sharp(drawing).resize(to).flop(mirrored);
  const { data, info } = await scaled.toBuffer({ resolveWithObject: true });
  const left = Math.round((info.width - width) * x);
  const top = Math.round((info.height - height) * y);
  return sharp(data).extract({ left, top, width, height }).jpeg({ quality: 78 }).toBuffer();
}

interface Shot {
  readonly side: Side;
  readonly frame: Frame;
  /** Paths for the temporary drawing and for the video. */
  readonly still: string;
  readonly target: string;
}

/**
 * A three-second pan over a drawing, as an MP4 that can be played before it has loaded completely.
 */
export async function makeClip(
  ffmpeg: Ffmpeg,
  drawing: Buffer,
  { side, frame, still, target }: Shot,
): Promise<void> {
  await writeFile(still, drawing);
  const { x, y, mirrored } = CAMERA[side];
  const turn = `2*PI*t/${SECONDS}`;
  const camera = `crop=${frame.width}:${frame.height}:x='(iw-ow)*(${x}+0.15*sin(${turn}))':y='(ih-oh)*(${y}+0.2*sin(${turn}))'`;
  const filter = [
    `scale=${frame.scaled.width ?? -2}:${frame.scaled.height ?? -2}`,
    ...(mirrored ? ['hflip'] : []),
    camera,
  ].join(',');
  const input = [
    '-f',
    'image2',
    '-loop',
    '1',
    '-framerate',
    String(PICTURES_A_SECOND),
    '-i',
    still,
    '-t',
    String(SECONDS),
  ];
  const picture = [
    '-vf',
    filter,
    '-c:v',
    'libx264',
    '-preset',
    'ultrafast',
    '-crf',
    '30',
    '-pix_fmt',
    'yuv420p',
  ];
  await ffmpeg.run(
    [
      ...input,
      ...picture,
      '-fflags',
      '+bitexact',
      '-movflags',
      '+faststart',
      '-f',
      'mp4',
      `file:${target}`,
    ],
    {
      seconds: LIMIT_SECONDS,
    },
  );
}
