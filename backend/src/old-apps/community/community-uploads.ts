import type { PostKind } from '../../clinical-cases/clinical-post.content';
import type { PostFileRow } from '../../clinical-cases/clinical-post.sql';
import type { FileChanges, PostUpload } from '../../clinical-cases/files/case-files.service';
import { CATEGORY_BY_KIND } from '../../clinical-cases/files/case-uploads';
import { descriptionsIn } from '../../clinical-cases/files/described-files.wire';
import { fileTypes } from '../../media/file-type.rules';
import type { MultipartRule } from '../../media/multipart/multipart.rule';
import type { ReceivedFile } from '../../media/received-file';
import type { UploadRule } from '../../media/upload.rules';
import { uploadRules } from '../../media/upload.rules';
import { Refusal } from '../../refusal';
import type { FieldErrors } from '../../wire/read';
import type { FileFlags } from './community.wire';
import type { SaidOfFile } from './community-forms';

const CASE = uploadRules['community-case'];
const IMAGE = uploadRules['community-image'];
/** Fields that older apps send as headers. */
const HEADERS = [
  'type',
  'title',
  'description',
  'speciality',
  'specialty',
  'age',
  'ageUnit',
  'gender',
  'diagnosis',
  'history',
];
const NO_FILE = 'nofile';

/**
 * If a field or header gives the type before the file arrives, its rule is applied at once; else
 * the file is checked at the end.
 */
export const addForm = {
  files: { cummunityfile: [CASE, IMAGE] },
  maxFiles: 1,
  headers: [
    ...HEADERS,
    'clinical_question',
    'indemnity',
    'consent',
    'relevance',
    'visibleToVisitors',
  ],
  choose: (said) => ({ '1': IMAGE, '2': CASE })[String(said('type'))],
} as const satisfies MultipartRule;

export const editForm = {
  files: {
    communityfile: [uploadRules['community-case-edit'], uploadRules['community-image-edit']],
  },
  maxFiles: 1,
} as const satisfies MultipartRule;

/** An image needs one file; for a case it is optional. */
export function fileProblems(kind: PostKind, file: ReceivedFile | undefined): FieldErrors {
  return kind === 'image' && !file ? { cummunityfile: [IMAGE.missing] } : {};
}

export function addedFiles(
  file: ReceivedFile | undefined,
  kind: PostKind,
  said: SaidOfFile,
): PostUpload[] {
  return file ? [upload({ file, ...said }, kind === 'image' ? IMAGE : CASE)] : [];
}

/**
 * These endpoints handle one file per post: the one named by `existingFile`, or the first.
 * @throws Refusal if `existingFile` is not a file of this post, or an image would be left without a
 *   file
 */
export function changedFiles(
  post: { readonly kind: PostKind; readonly files: readonly PostFileRow[] },
  flags: FileFlags,
  { file, said }: { readonly file: ReceivedFile | undefined; readonly said: SaidOfFile },
): FileChanges {
  const current = currentFile(post.files, flags.existingFile);
  const isImage = post.kind === 'image';
  const descriptions = descriptionsIn(flags);
  if (file) {
    const added = [
      upload(
        { file, ...said },
        uploadRules[isImage ? 'community-image-edit' : 'community-case-edit'],
      ),
    ];
    const stays = flags.addsFile === true && flags.replacesFile !== true && !isImage;
    return { added, removed: current && !stays ? [current.id] : [], descriptions };
  }
  if (flags.removesFile !== true || !current) return { added: [], removed: [], descriptions };
  if (isImage) throw new Refusal('fields', { errors: { communityfile: [IMAGE.missing] } });
  return { added: [], removed: [current.id], descriptions };
}

function currentFile(
  files: readonly PostFileRow[],
  named: string | undefined,
): PostFileRow | undefined {
  if (named === undefined || named === NO_FILE) return files[0];
  const path = named.split('?')[0];
  const file = files.find(({ key }) => path === `/media/${key}`);
  if (!file)
    throw new Refusal('fields', { errors: { existingFile: ['This is not a file of this post.'] } });
  return file;
}

function upload(
  { file, altText, masks, decision, keepsSound }: SaidOfFile & { readonly file: ReceivedFile },
  rule: UploadRule,
): PostUpload {
  return {
    file,
    rule,
    altText,
    masks,
    decision,
    keepsSound,
    category: CATEGORY_BY_KIND[fileTypes[file.claims].kind],
  };
}
