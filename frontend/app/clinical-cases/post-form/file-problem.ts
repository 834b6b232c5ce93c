import { claimedType, fileTypes } from '../../../../backend/src/media/file-type.rules';
import { maxBytesOf, type UploadRule } from '../../../../backend/src/media/upload.rules';

/** What the API will say of a file, said before it is sent. */
export function problemOf(
  file: Pick<File, 'name' | 'size' | 'type'>,
  rule: UploadRule,
): string | undefined {
  const type = claimedType({ name: file.name, declared: file.type }, rule.accepts);
  if (!type) return rule.wrongType;
  return file.size > maxBytesOf(rule, type) ? rule.tooLarge : undefined;
}

/** For the `accept` of an input: ".jpg,.jpeg,.png". */
export function acceptedBy(rule: UploadRule): string {
  return rule.accepts
    .flatMap((name) => fileTypes[name].extensions.map((extension) => `.${extension}`))
    .join(',');
}
