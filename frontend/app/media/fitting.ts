import { claimedType } from '../../../backend/src/media/file-type.rules';
import { maxBytesOf, type UploadRule } from '../../../backend/src/media/upload.rules';

/** Their pictures stand still, so nothing is lost but size. */
const SHRINKABLE = ['jpeg', 'png', 'webp', 'heic'];

/** A picture above its limit, which browsers can make smaller. */
export function isTooLargePicture(file: File, rule: UploadRule): boolean {
  const type = claimedType({ name: file.name, declared: file.type }, rule.accepts);
  return type !== undefined && SHRINKABLE.includes(type) && file.size > maxBytesOf(rule, type);
}

/** The picture within its limit; any other file as it is. */
export async function fitting(file: File, rule: UploadRule): Promise<File> {
  if (!isTooLargePicture(file, rule)) return file;
  // Loaded for pictures that are too large only.
  const shrinking = await import('./shrunk').catch(() => undefined);
  return shrinking ? shrinking.shrunk(file, rule) : file;
}
