import { Metadata } from '@tus/server';
import { Refusal } from '../../refusal';
import { claimedType } from '../file-type.rules';
import { maxBytesOf, type Purpose, type UploadRule, uploadRules } from '../upload.rules';
import type { ResumableUpload } from './resumable-upload';

export type Announced = Pick<ResumableUpload, 'purpose' | 'name' | 'declared' | 'bytes'>;

const MAX_NAME = 255;

/**
 * Parses the headers of a new upload: `Upload-Length`, and in `Upload-Metadata` filename, filetype
 * and purpose, or of a packed series its type. The purpose's rule is applied before the first byte arrives.
 * @throws Refusal 400, 413, 415, 422 or 501
 */
export function readAnnouncement(
  headers: Readonly<Record<string, string | string[] | undefined>>,
): Announced {
  if (headers['upload-concat'] !== undefined) throw new Refusal('media.not-put-together');
  const said = toldPlainly(metadataOf(headers['upload-metadata']));
  const purpose = said['purpose'] ?? '';
  if (!Object.hasOwn(uploadRules, purpose))
    throw new Refusal('fields', { errors: { purpose: ['Please say what the file is for.'] } });
  const rule: UploadRule = uploadRules[purpose as Purpose];
  const file = {
    name: (said['filename'] ?? '').slice(-MAX_NAME),
    declared: (said['filetype'] ?? '').slice(0, MAX_NAME),
  };
  const type = claimedType(file, rule.accepts);
  if (!type) throw new Refusal('media.type-not-accepted', { values: { sentence: rule.wrongType } });
  const bytes = lengthOf(headers['upload-length']);
  if (bytes === 0) throw new Refusal('fields', { errors: { file: [rule.missing] } });
  if (bytes > maxBytesOf(rule, type))
    throw new Refusal('media.too-large', { values: { sentence: rule.tooLarge } });
  return { purpose: rule.purpose, ...file, bytes };
}

/** A series has no name, which could be that of its patient: it is announced by its type alone. */
function toldPlainly(said: Readonly<Record<string, string | null>>) {
  if (said['type'] !== 'scan') return said;
  if (Object.keys(said).length > 1) throw new Refusal('request.malformed');
  return { purpose: 'scan', filename: 'series.scan' };
}

function metadataOf(header: string | string[] | undefined): Record<string, string | null> {
  const said = parsed(typeof header === 'string' ? header : '');
  // No value of ours holds NUL, and the database does not accept it.
  if (!said || Object.values(said).some((value) => value?.includes('\0')))
    throw new Refusal('request.malformed');
  return said;
}

function parsed(header: string): Record<string, string | null> | undefined {
  try {
    return Metadata.parse(header);
  } catch {
    return undefined;
  }
}

/** Deferred lengths are not accepted, since the size could not be checked in advance. */
function lengthOf(header: string | string[] | undefined): number {
  if (typeof header !== 'string' || !/^\d{1,15}$/.test(header))
    throw new Refusal('request.malformed');
  return Number(header);
}
