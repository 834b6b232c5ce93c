import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import sharp from 'sharp';
import type { Rendition } from '../../backend/src/media/asset';
import { keyBeside } from '../../backend/src/media/asset-keys';
import { dominantColor } from '../../backend/src/media/pictures/dominant-color';
import { SMALL_WEBP } from '../../backend/src/media/pictures/picture';
import { type Purpose, type UploadRule, uploadRules } from '../../backend/src/media/upload.rules';
import { clinicalPicture, type PictureKind } from '../art/clinical-picture';
import { type Frame, makeClip, posterOf, type Side } from '../art/clip';
import type { Row } from './bulk';
import type { DemoStage } from './demo-stage';
import { digestOf } from './drawn-files';

/** Half the work for files that are a twentieth larger: somebody waits for the demo. */
const QUICK_WEBP = { ...SMALL_WEBP, effort: 2 };

interface Drawn {
  readonly purpose: Purpose;
  /** Determines the key: another run overwrites the same files and leaves none behind. */
  readonly name: string;
  readonly bytes: Buffer;
  readonly altText?: string;
}

/**
 * The `asset` row of a stored file; owner, id and times are added together with the row that refers
 * to it.
 */
export type StoredFile = Row & { readonly key: string };

export const drawClinical = (stage: DemoStage, kind: PictureKind, name: string): Promise<Buffer> =>
  stage.drawn.of(`picture ${kind} ${name}`, () => clinicalPicture(kind, name));

/** Stores a JPEG with its smaller versions, like the media pipeline. */
export async function keepPicture(stage: DemoStage, drawn: Drawn): Promise<StoredFile> {
  const rule: UploadRule = uploadRules[drawn.purpose];
  const key = keyOf(rule, drawn.name, 'jpg');
  const { width, height } = await sharp(drawn.bytes).metadata();
  return stage.temporary.using('jpg', async (path) => {
    await writeFile(path, drawn.bytes);
    const { thumb, medium } = rule.picture.renditions;
    const renditions = {
      thumb: await smaller(stage, drawn.bytes, { key: keyBeside(key, 'thumb'), side: thumb }),
      medium: await smaller(stage, drawn.bytes, { key: keyBeside(key, 'medium'), side: medium }),
    };
    const colour = await dominantColour(stage, drawn.bytes);
    await stage.storage.put(key, path, 'image/jpeg');
    return {
      ...described(drawn, key),
      kind: 'image',
      mime: 'image/jpeg',
      width,
      height,
      dominant_color: colour,
      renditions,
    };
  });
}

interface Filmed extends Omit<Drawn, 'bytes'> {
  readonly drawing: Buffer;
  readonly side: Side;
  readonly frame: Frame;
}

/** Stores a short video of a drawing with its poster and smaller images, like the workers. */
export async function keepClip(
  stage: DemoStage,
  { purpose, name, drawing, side, frame }: Filmed,
): Promise<StoredFile> {
  const rule: UploadRule = uploadRules[purpose];
  const key = keyOf(rule, name, 'mp4');
  const { thumb, medium } = rule.picture.renditions;
  const still = await stage.drawn.of(
    `poster ${JSON.stringify({ side, frame })} ${digestOf(drawing)}`,
    () => posterOf(drawing, side, frame),
  );
  const { width, height } = frame;
  const poster = { key: keyBeside(key, 'poster'), width, height };
  const renditions = await stage.temporary.using('jpg', async (path) => {
    await writeFile(path, still);
    const small = {
      thumb: await smaller(stage, still, { key: keyBeside(key, 'thumb'), side: thumb }),
      medium: await smaller(stage, still, { key: keyBeside(key, 'medium'), side: medium }),
    };
    await stage.storage.put(poster.key, path, 'image/jpeg');
    return { ...small, poster };
  });
  const bytes = await film(stage, drawing, { side, frame });
  await stage.temporary.using('mp4', async (path) => {
    await writeFile(path, bytes);
    await stage.storage.put(key, path, 'video/mp4');
  });
  const facts = described({ purpose, name, bytes }, key);
  return {
    ...facts,
    kind: 'video',
    mime: 'video/mp4',
    width,
    height,
    dominant_color: await dominantColour(stage, still),
    renditions,
  };
}

const film = (
  { drawn, temporary, ffmpeg }: DemoStage,
  drawing: Buffer,
  shot: Pick<Filmed, 'side' | 'frame'>,
): Promise<Buffer> =>
  drawn.of(`clip ${JSON.stringify(shot)} ${digestOf(drawing)}`, () =>
    temporary.using('mp4', async (target) => {
      await temporary.using('jpg', (still) =>
        makeClip(ffmpeg, drawing, { ...shot, still, target }),
      );
      return readFile(target);
    }),
  );

export async function keepPdf(stage: DemoStage, drawn: Drawn): Promise<StoredFile> {
  const key = keyOf(uploadRules[drawn.purpose], drawn.name, 'pdf');
  return stage.temporary.using('pdf', async (path) => {
    await writeFile(path, drawn.bytes);
    await stage.storage.put(key, path, 'application/pdf');
    return {
      ...described(drawn, key),
      kind: 'pdf',
      mime: 'application/pdf',
      width: null,
      height: null,
      dominant_color: null,
      renditions: {},
    };
  });
}

/** Stores a video that needs no conversion. */
export async function keepVideo(
  stage: DemoStage,
  drawn: Drawn & { width: number; height: number },
): Promise<StoredFile> {
  const key = keyOf(uploadRules[drawn.purpose], drawn.name, 'mp4');
  return stage.temporary.using('mp4', async (path) => {
    await writeFile(path, drawn.bytes);
    await stage.storage.put(key, path, 'video/mp4');
    const { width, height } = drawn;
    return {
      ...described(drawn, key),
      kind: 'video',
      mime: 'video/mp4',
      width,
      height,
      dominant_color: null,
      renditions: {},
    };
  });
}

function described({ purpose, bytes, altText }: Drawn, key: string) {
  return {
    purpose,
    key,
    state: 'ready',
    original_name: null,
    bytes: bytes.length,
    sha256: digestOf(bytes),
    alt_text: altText ?? null,
    scan: 'not-scanned',
  };
}

async function smaller(
  stage: DemoStage,
  source: Buffer,
  { key, side }: { key: string; side: number },
): Promise<Rendition> {
  const bytes = await stage.drawn.of(`small ${side} ${digestOf(source)}`, () =>
    sharp(source).resize(side, side, { fit: 'inside' }).webp(QUICK_WEBP).toBuffer(),
  );
  const { width, height } = await sharp(bytes).metadata();
  await stage.temporary.using('webp', async (path) => {
    await writeFile(path, bytes);
    await stage.storage.put(key, path, 'image/webp');
  });
  return { key, width, height };
}

/** In the format of other keys. It need not be secret: the demo is the same everywhere. */
export function keyOf(rule: UploadRule, name: string, extension: string): string {
  const digest = createHash('sha256').update(`demo ${name}`).digest('hex').slice(0, 32);
  return `${rule.visibility}/${digest.slice(0, 2)}/${digest}.${extension}`;
}

async function dominantColour(stage: DemoStage, bytes: Buffer): Promise<string> {
  const colour = await stage.drawn.of(`colour of the frame ${digestOf(bytes)}`, async () =>
    Buffer.from(await dominantColor(bytes)),
  );
  return colour.toString();
}
