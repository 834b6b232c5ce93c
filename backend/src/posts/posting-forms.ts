import type { PostContent, PostKind } from '../clinical-cases/clinical-post.content';
import type { PostRow } from '../clinical-cases/clinical-post.sql';
import type { CheckedBody } from '../clinical-cases/consent/consent.wire';
import type { AttachedFiles } from '../clinical-cases/files/attached-files.wire';
import type { FileChanges, PostUpload } from '../clinical-cases/files/case-files.service';
import { caseForm, fileChanges, pairedUp } from '../clinical-cases/files/case-uploads';
import type { PollDraft } from '../clinical-cases/polls/case-poll.repository';
import { draftOf } from '../clinical-cases/polls/polls.wire';
import type { MultipartRule } from '../media/multipart/multipart.rule';
import type { ReceivedFile } from '../media/received-file';
import { uploadRules } from '../media/upload.rules';
import { Refusal } from '../refusal';
import { readWire } from '../wire/read';
import { contentOf, NewCaseBody } from './case-form.wire';
import { type ChangedPostBody, imageContentOf, NewImageBody, PostKindBody } from './posting.wire';

const IMAGE = uploadRules['community-image'];

/** One form for both kinds; which limit holds for a picture follows from the kind. */
export const postForm = {
  files: { ...caseForm.files, files: [...caseForm.files.files, IMAGE] },
} as const satisfies MultipartRule;

interface NewPost {
  readonly content: PostContent;
  readonly uploads: readonly PostUpload[];
  readonly body: CheckedBody;
  readonly poll?: PollDraft | undefined;
}

/** Reads a new post. @throws Refusal with all that is wrong with its fields */
export async function newPostIn(
  form: Record<string, unknown>,
  files: readonly ReceivedFile[],
): Promise<NewPost> {
  const { kind = 'case' } = await readWire(PostKindBody, form);
  if (kind === 'image') {
    const body = await readWire(NewImageBody, form);
    const uploads = uploadsOf('image', files, body);
    if (uploads.length === 0) throw fileMissing();
    return { content: imageContentOf(body), uploads, body };
  }
  const body = await readWire(NewCaseBody, form);
  const poll = body.poll && draftOf(body.poll);
  return { content: contentOf(body), uploads: uploadsOf('case', files, body), body, poll };
}

/** @throws Refusal if an image would be left without a file */
export function changesOfFiles(
  { kind, files: current }: Pick<PostRow, 'kind' | 'files'>,
  body: ChangedPostBody,
  files: readonly ReceivedFile[],
): FileChanges {
  const changes = fileChanges(body, files);
  if (kind !== 'image') return changes;
  const { removed } = changes;
  const left = removed === 'all' ? [] : current.filter(({ id }) => !removed.includes(id));
  if (left.length + changes.added.length === 0) throw fileMissing();
  return { ...changes, added: uploadsOf('image', files, body) };
}

const fileMissing = () => new Refusal('fields', { errors: { files: [IMAGE.missing] } });

/** The pictures of an image may be larger than those of a case. */
function uploadsOf(
  kind: PostKind,
  files: readonly ReceivedFile[],
  said: CheckedBody & AttachedFiles,
): PostUpload[] {
  const uploads = pairedUp(files, said);
  return kind === 'image' ? uploads.map((upload) => ({ ...upload, rule: IMAGE })) : uploads;
}
