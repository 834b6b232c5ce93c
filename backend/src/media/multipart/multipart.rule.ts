import { Refusal } from '../../refusal';
import { claimedType, type FileTypeName } from '../file-type.rules';
import { maxBytesOf, type UploadRule } from '../upload.rules';

export const MAX_FILES = 10;
export const MAX_FIELDS = 100;
export const MAX_FIELD_BYTES = 64 * 1024;

/** What a multipart endpoint accepts. */
export interface MultipartRule {
  /**
   * File fields, each with the rules a file in it may match. Files in other fields are discarded.
   */
  readonly files: Readonly<Record<string, readonly [UploadRule, ...UploadRule[]]>>;
  /** Chooses the rule, if the fields sent before the files (or the headers) determine it. */
  readonly choose?: (said: (word: string) => unknown) => UploadRule | undefined;
  /** The maximum number of files in all; 10 by default. */
  readonly maxFiles?: number;
  /** The maximum size of all files together, where less than the largest file so many times. */
  readonly maxBytes?: number;
  /** Fields that older apps send as percent-encoded headers of the same name. */
  readonly headers?: readonly string[];
}

/** The limits for a file, determined by its name and declared type before its content is read. */
export interface Admission {
  readonly claims: FileTypeName;
  readonly maxBytes: number;
  readonly tooLarge: string;
}

/** @throws Refusal if no rule of the field accepts such a file */
export function admit(
  file: { name: string; declared: string },
  rules: readonly [UploadRule, ...UploadRule[]],
): Admission {
  const claims = claimedType(file, [...new Set(rules.flatMap((rule) => rule.accepts))]);
  if (!claims)
    throw new Refusal('media.type-not-accepted', { values: { sentence: rules[0].wrongType } });
  const taking = rules.filter((rule) => rule.accepts.includes(claims));
  const [most = rules[0]] = taking.toSorted(
    (one, other) => maxBytesOf(other, claims) - maxBytesOf(one, claims),
  );
  return { claims, maxBytes: maxBytesOf(most, claims), tooLarge: most.tooLarge };
}

/** A larger request cannot be valid, whatever the sizes of its files. */
export function maxRequestBytes(rule: MultipartRule): number {
  if (rule.maxBytes !== undefined) return rule.maxBytes;
  const largest = Math.max(
    ...Object.values(rule.files).flatMap((rules) => rules.map((one) => one.maxBytes)),
  );
  return largest * (rule.maxFiles ?? MAX_FILES) + MAX_FIELDS * MAX_FIELD_BYTES;
}

export function tooLargeSentence(rule: MultipartRule): string {
  return Object.values(rule.files)[0]?.[0].tooLarge ?? '';
}
