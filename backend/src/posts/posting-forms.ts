import type { PostContent } from '../clinical-cases/clinical-post.content';
import type { PostRow } from '../clinical-cases/clinical-post.sql';
import type { CheckedBody } from '../clinical-cases/consent/consent.wire';
import {
  type FileChanges,
  MAX_CASE_FILES,
  type PostUpload,
} from '../clinical-cases/files/case-files.service';
import { caseForm, fileChanges, pairedUp } from '../clinical-cases/files/case-uploads';
import type { PollDraft } from '../clinical-cases/polls/case-poll.repository';
import { draftOf } from '../clinical-cases/polls/polls.wire';
import type { PostedScans } from '../clinical-cases/scans/scans.wire';
import type { MultipartRule } from '../media/multipart/multipart.rule';
import type { ReceivedFile } from '../media/received-file';
import { filmRules, type UploadRule, uploadRules } from '../media/upload.rules';
import { Refusal } from '../refusal';
import { type FieldErrors, readWire } from '../wire/read';
import type { WireClass } from '../wire/wire';
import { contentOf, NewCaseBody } from './case-form.wire';
import { type ChangedPostBody, imageContentOf, NewImageBody, PostKindBody } from './posting.wire';

const IMAGE = uploadRules['community-image'];
const CHANGED_IMAGE = uploadRules['community-image-edit'];

/**
 * One form for both kinds. If it names the kind before the files, the limits of an image hold at
 * once; else its files are checked at the end.
 */
const formFor = (image: UploadRule, film: UploadRule) =>
  ({
    files: { ...caseForm.files, files: [...caseForm.files.files, image, film] },
    maxBytes: film.maxBytes + caseForm.files.scans[0].maxBytes * (MAX_CASE_FILES - 1),
    choose: (said) => (said('kind') === 'image' ? image : undefined),
  }) satisfies MultipartRule;
export const postForm = formFor(IMAGE, filmRules.new);
export const changedForm = formFor(CHANGED_IMAGE, filmRules.changed);

interface NewPost {
  readonly content: PostContent;
  readonly uploads: readonly PostUpload[];
  readonly body: CheckedBody & PostedScans;
  readonly poll?: PollDraft | undefined;
}

/** Reads a new post. @throws Refusal with all that is wrong with its fields */
export async function newPostIn(
  form: Record<string, unknown>,
  files: readonly ReceivedFile[],
): Promise<NewPost> {
  const { kind = 'case' } = await readWire(PostKindBody, form);
  if (kind === 'image') {
    const missing = files.length === 0 ? FILE_MISSING : {};
    const body = await readWith(missing, NewImageBody, form);
    const uploads = ofImage(pairedUp(files, body), IMAGE);
    return { content: imageContentOf(body), uploads, body };
  }
  const body = await readWire(NewCaseBody, form);
  const poll = body.poll && draftOf(body.poll);
  return {
    content: contentOf(body),
    uploads: withFilm(pairedUp(files, body), filmRules.new),
    body,
    poll,
  };
}

/** @throws Refusal if an image would be left without a file */
export function changesOfFiles(
  { kind, files: current }: Pick<PostRow, 'kind' | 'files'>,
  body: ChangedPostBody,
  files: readonly ReceivedFile[],
): FileChanges {
  const changes = fileChanges(body, files);
  if (kind !== 'image') return { ...changes, added: withFilm(changes.added, filmRules.changed) };
  const { removed } = changes;
  const left = removed === 'all' ? [] : current.filter(({ id }) => !removed.includes(id));
  if (left.length + changes.added.length === 0)
    throw new Refusal('fields', { errors: FILE_MISSING });
  return { ...changes, added: ofImage(changes.added, CHANGED_IMAGE) };
}

const ONE_FILM = 'Please add at most one video that is larger than 10 MB or an MKV or AVI file.';
const FILE_MISSING: FieldErrors = { files: [IMAGE.missing] };

/** The pictures of an image may be larger than those of a case. */
const ofImage = (uploads: readonly PostUpload[], rule: UploadRule): PostUpload[] =>
  uploads.map((upload) => ({ ...upload, rule }));

/**
 * Whoever posts need not say which of the files is the large one: it is the video that is more than
 * a video of a case may be.
 * @throws Refusal if there are two
 */
function withFilm(uploads: readonly PostUpload[], film: UploadRule): PostUpload[] {
  const isFilm = ({ file, category, rule }: PostUpload) =>
    category === 'VIDEO' && (file.bytes > rule.maxBytes || !rule.accepts.includes(file.claims));
  if (uploads.filter(isFilm).length > 1)
    throw new Refusal('fields', { errors: { files: [ONE_FILM] } });
  return uploads.map((upload) => (isFilm(upload) ? { ...upload, rule: film } : upload));
}

/** @throws Refusal listing every error, including the `problems` of the files */
export async function readWith<T extends object>(
  problems: FieldErrors,
  type: WireClass<T>,
  form: Record<string, unknown>,
): Promise<T> {
  const value = await readWire(type, form).catch((error: unknown) => {
    throw error instanceof Refusal && error.errors
      ? new Refusal('fields', { errors: { ...error.errors, ...problems } })
      : error;
  });
  if (Object.keys(problems).length > 0) throw new Refusal('fields', { errors: problems });
  return value;
}
