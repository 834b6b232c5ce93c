import { writeFile } from 'node:fs/promises';
import sharp from 'sharp';
import type { Ffmpeg } from '../../media/videos/ffmpeg';

/** Upright, as phones hold it. */
export const CLIP = { width: 432, height: 768 } as const;
const SCALED_HEIGHT = 920;
const SECONDS = 3;
const PICTURES_A_SECOND = 8;
const LIMIT_SECONDS = 30;

/** From which side a drawing is seen. */
export type Side = 0 | 1 | 2;

/** Where the camera starts, as a share of what it can move, and whether the drawing is mirrored. */
const CAMERA = [
  { x: 0.2, y: 0.5, mirrored: false },
  { x: 0.5, y: 0.2, mirrored: true },
  { x: 0.8, y: 0.8, mirrored: false },
] as const;

/** What a clip shows first: JPEG. */
export async function posterOf(drawing: Buffer, side: Side): Promise<Buffer> {
  const { x, y, mirrored } = CAMERA[side];
  const scaled = sharp(drawing).resize({ height: SCALED_HEIGHT }).flop(mirrored);
  const { data, info } = await scaled.toBuffer({ resolveWithObject: true });
  const left = Math.round((info.width - CLIP.width) * x);
  const top = Math.round((info.height - CLIP.height) * y);
  return sharp(data)
    .extract({ left, top, ...CLIP })
    .jpeg({ quality: 78 })
    .toBuffer();
}

/** A camera that wanders over a drawing for three seconds, as an MP4 that starts before it is whole. */
export async function makeClip(ffmpeg: Ffmpeg, drawing: Buffer, { side, still, target }: { side: Side; still: string; target: string }) {
  await writeFile(still, drawing);
  const { x, y, mirrored } = CAMERA[side];
  const turn = `2*PI*t/${SECONDS}`;
  const camera = `crop=${CLIP.width}:${CLIP.height}:x='(iw-ow)*(${x}+0.15*sin(${turn}))':y='(ih-oh)*(${y}+0.2*sin(${turn}))'`;
  const filter = [`scale=-2:${SCALED_HEIGHT}`, ...(mirrored ? ['hflip'] : []), camera].join(',');
  const input = ['-f', 'image2', '-loop', '1', '-framerate', String(PICTURES_A_SECOND), '-i', still, '-t', String(SECONDS)];
  const picture = ['-vf', filter, '-c:v', 'libx264', '-preset', 'ultrafast', '-crf', '30', '-pix_fmt', 'yuv420p'];
  await ffmpeg.run([...input, ...picture, '-fflags', '+bitexact', '-movflags', '+faststart', '-f', 'mp4', `file:${target}`], {
    seconds: LIMIT_SECONDS,
  });
}
