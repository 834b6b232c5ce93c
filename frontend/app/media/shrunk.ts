import { maxBytesOf, type UploadRule } from '../../../backend/src/media/upload.rules';

/** Case pictures are published at this size. */
const LONGEST = 4_096;
const SHORTEST = 1_024;
const QUALITY = 0.85;

/**
 * The picture as a JPEG within its limit, upright and without metadata (contract, section 32); the
 * file itself if this browser cannot read it.
 */
export async function shrunk(file: File, rule: UploadRule): Promise<File> {
  const picture = await createImageBitmap(file).catch(() => null);
  if (!picture) return file;
  try {
    const { width, height } = picture;
    const name = `${file.name.replace(/\.\w+$/, '')}.jpg`;
    for (let side = LONGEST; side >= SHORTEST; side *= 0.75) {
      const scale = Math.min(1, side / Math.max(width, height));
      const blob = await drawn(picture, Math.round(width * scale), Math.round(height * scale));
      if (blob && blob.size <= maxBytesOf(rule, 'jpeg'))
        return new File([blob], name, { type: 'image/jpeg', lastModified: file.lastModified });
    }
    return file;
  } finally {
    picture.close();
  }
}

function drawn(picture: ImageBitmap, width: number, height: number): Promise<Blob | null> {
  const canvas = Object.assign(document.createElement('canvas'), { width, height });
  const pen = canvas.getContext('2d', { alpha: false });
  if (!pen) return Promise.resolve(null);
  pen.fillStyle = '#fff';
  pen.fillRect(0, 0, width, height);
  pen.drawImage(picture, 0, 0, width, height);
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/jpeg', QUALITY));
}
