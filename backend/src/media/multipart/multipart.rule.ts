import { Refusal } from '../../refusal';
import { claimedType, type FileTypeName } from '../file-type.rules';
import { maxBytesOf, type UploadRule } from '../upload.rules';

export const MAX_FILES = 10;
export const MAX_FIELDS = 100;
export const MAX_FIELD_BYTES = 64 * 1024;

/** What a multipart call takes. */
export interface MultipartRule {
  /** File fields, each with the rules that a file in it may fall under. Files under other words are read and dropped. */
  readonly files: Readonly<Record<string, readonly [UploadRule, ...UploadRule[]]>>;
  /** The one rule that counts, when what the form has said before its files (or its headers say) decides that. */
  readonly choose?: (said: (word: string) => unknown) => UploadRule | undefined;
  /** At most this many files in all; 10 if left out. */
  readonly maxFiles?: number;
  /** Fields that older apps send as percent-encoded headers of the same name. */
  readonly headers?: readonly string[];
}

/** How a file may go on, judged by its name and declaration before its bytes are read. */
export interface Admission {
  readonly claims: FileTypeName;
  readonly maxBytes: number;
  readonly tooLarge: string;
}

/** @throws Refusal when no rule of the field takes such a file */
export function admit(
  file: { name: string; declared: string },
  rules: readonly [UploadRule, ...UploadRule[]],
): Admission {
  const claims = claimedType(file, [...new Set(rules.flatMap((rule) => rule.accepts))]);
  if (!claims)
    throw new Refusal('media.type-not-accepted', { values: { sentence: rules[0].wrongType } });
  const taking = rules.filter((rule) => rule.accepts.includes(claims));
  const maxBytes = Math.max(...taking.map((rule) => maxBytesOf(rule, claims)));
  return { claims, maxBytes, tooLarge: (taking[0] ?? rules[0]).tooLarge };
}

/** Bytes beyond which a request cannot be right, however its files are spread. */
export function maxRequestBytes(rule: MultipartRule): number {
  const largest = Math.max(
    ...Object.values(rule.files).flatMap((rules) => rules.map((one) => one.maxBytes)),
  );
  return largest * (rule.maxFiles ?? MAX_FILES) + MAX_FIELDS * MAX_FIELD_BYTES;
}

export function tooLargeSentence(rule: MultipartRule): string {
  return Object.values(rule.files)[0]?.[0].tooLarge ?? '';
}
