import { claimedType, fileTypes } from '../../../backend/src/media/file-type.rules';
import { maxBytesOf, type UploadRule } from '../../../backend/src/media/upload.rules';

const typeOf = (file: Pick<File, 'name' | 'type'>, rule: UploadRule) =>
  claimedType({ name: file.name, declared: file.type }, rule.accepts);

/** Checks name and size before the file is sent. @returns the API's error message */
export function problemOf(
  file: Pick<File, 'name' | 'size' | 'type'>,
  rule: UploadRule,
): string | undefined {
  const type = typeOf(file, rule);
  if (!type) return rule.wrongType;
  return file.size > maxBytesOf(rule, type) ? rule.tooLarge : undefined;
}

/** Checks the content against the file's type, as the API will. */
async function contentProblemOf(file: File, rule: UploadRule): Promise<string | undefined> {
  if (file.size === 0) return `${file.name} is empty.`;
  const type = typeOf(file, rule);
  if (!type) return undefined;
  // The signatures are loaded only once a file is chosen.
  const marks = await import('./first-bytes').catch(() => undefined);
  // Without a connection they cannot be loaded, and the server alone looks.
  if (!marks) return undefined;
  const { markOf, nameOf } = marks;
  const mark = await markOf(file);
  if (mark ? mark.types.includes(type) : type === 'txt') return undefined;
  return `${file.name} is not ${nameOf(type)}: it holds ${mark?.name ?? 'something else'}.`;
}

/** The first reason the API would give for refusing the file. */
export async function problemOfFile(file: File, rule: UploadRule): Promise<string | undefined> {
  return problemOf(file, rule) ?? (await contentProblemOf(file, rule));
}

/** For a hint: "JPEG, PNG, WebP or HEIC". */
export function typesInWords(rule: Pick<UploadRule, 'accepts'>): string {
  const names = rule.accepts.map((name) => SHOWN_AS[name] ?? name.toUpperCase());
  return [names.slice(0, -1).join(', '), names.at(-1)].filter(Boolean).join(' or ');
}

const SHOWN_AS: Readonly<Record<string, string>> = { webp: 'WebP' };

/** For the `accept` of an input: ".jpg,.jpeg,.png". */
export function acceptedBy(rule: UploadRule): string {
  return rule.accepts
    .flatMap((name) => fileTypes[name].extensions.map((extension) => `.${extension}`))
    .join(',');
}
