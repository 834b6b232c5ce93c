import type { MultipartRule } from '../media/multipart/multipart.rule';
import type { ReceivedFile } from '../media/received-file';
import { uploadRules } from '../media/upload.rules';
import { Refusal } from '../refusal';
import { type FieldErrors, readWire } from '../wire/read';
import type { BeyondRow } from './beyond-post.sql';
import type { BeyondEdit } from './beyond-posts.service';
import { AddBeyondBody, type EditBeyondBody } from './beyond-surgery.wire';

const RULE = uploadRules['beyond-post'];
const NO_FILE = 'nofile';

/** Older apps send the title in a header; the file type they send is not trusted. */
export const addForm = {
  files: { beyondFile: [RULE] },
  maxFiles: 1,
  headers: ['title', 'indemnity', 'altText'],
} as const satisfies MultipartRule;

export const editForm = {
  files: { beyondfile: [RULE] },
  maxFiles: 1,
} as const satisfies MultipartRule;

/** @throws Refusal listing every error, including a missing file */
export async function newPostIn(form: Record<string, unknown>, file: ReceivedFile | undefined) {
  const problems: FieldErrors = file ? {} : { beyondFile: [RULE.missing] };
  const body = await readWire(AddBeyondBody, form).catch((error: unknown) => {
    throw error instanceof Refusal && error.errors
      ? new Refusal('fields', { errors: { ...error.errors, ...problems } })
      : error;
  });
  if (!file) throw new Refusal('fields', { errors: problems });
  return {
    title: body.title,
    altText: body.altText,
    isIndemnified: body.indemnity === true,
    file,
  };
}

/** @throws Refusal if `existingFile` is not a file of this post */
export function editIn(
  body: EditBeyondBody,
  post: BeyondRow,
  file: ReceivedFile | undefined,
): BeyondEdit {
  const named = body.existingFile?.split('?')[0];
  const isOwn =
    named === undefined ||
    named === '' ||
    named === NO_FILE ||
    named === `/media/${post.file?.key}`;
  if (!isOwn)
    throw new Refusal('fields', { errors: { existingFile: ['This is not a file of this post.'] } });
  const { title, altText, version } = body;
  return {
    title,
    altText,
    version,
    file: file ?? (body.removesFile === true ? 'none' : undefined),
  };
}
