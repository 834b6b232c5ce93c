import { beginningOf } from '../lib/words';
import type { CaseFile, ClinicalPost, ListedPicture, ListedPost } from './post';

/** As many pictures as a card shows. */
const MOST = 3;

type ListedAsIs = Pick<ClinicalPost, keyof ClinicalPost & keyof ListedPost>;

/** Named one by one: copying the rest of an object takes ten times as long. */
const LISTED: Record<keyof ListedAsIs, true> = {
  id: true,
  kind: true,
  author: true,
  speciality: true,
  title: true,
  description: true,
  age: true,
  gender: true,
  diagnosis: true,
  history: true,
  question: true,
  hasOutcome: true,
  brief: true,
  isOutcomeAwaited: true,
  isLost: true,
  steps: true,
  postedAt: true,
  closesAt: true,
  isOpen: true,
  isProcessing: true,
  isChecking: true,
  isHidden: true,
  isWaitingForPatient: true,
  isSensitive: true,
  withdrawnAt: true,
  isBlinded: true,
  isLiked: true,
  isSaved: true,
  isFollowing: true,
  likes: true,
  comments: true,
};
const NAMES = Object.keys(LISTED) as (keyof ListedAsIs)[];

/** Leaves out what only the page of the post shows, so that a page of twenty is half as long. */
export function toListed(post: ClinicalPost): ListedPost {
  const { description, history, question, files } = post;
  return Object.assign(picked(post, NAMES), {
    description: beginningOf(description),
    history: beginningOf(history),
    question: beginningOf(question),
    pictures: picturesOf(files),
    fileCount: files.length,
  });
}

function picked<From, Name extends keyof From>(from: From, names: Name[]): Pick<From, Name> {
  const some = {} as Pick<From, Name>;
  for (const name of names) some[name] = from[name];
  return some;
}

function picturesOf(files: CaseFile[]): ListedPicture[] {
  const pictures = files.flatMap((file, index) => {
    const url = pictureOf(file);
    const { altText, color, thumbnailUrl: smallUrl } = file;
    if (!url) return [];
    return [{ number: index + 1, url, smallUrl, altText, color, ...sidesOf(file) }];
  });
  return pictures
    .slice(0, MOST)
    .map((picture, index) => (index > 0 ? picture : { ...picture, smallUrl: null }));
}

/** A report is represented by its first page. */
const sidesOf = ({ width, height, pages: [page] }: CaseFile) => ({
  width: page?.width ?? width,
  height: page?.height ?? height,
});

function pictureOf(file: CaseFile): string | null {
  if (file.mediumUrl) return file.mediumUrl;
  return file.mimeType.startsWith('image/') && file.url ? file.url : file.thumbnailUrl;
}
