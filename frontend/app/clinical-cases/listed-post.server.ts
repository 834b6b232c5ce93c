import { beginningOf } from '../lib/words';
import type { CaseFile, ClinicalPost, ListedPicture, ListedPost } from './post';

/** More than two pictures are shown as a mosaic of three. */
const MOSAIC = 3;

/** Leaves out what only the page of the post shows, so that a page of twenty is half as long. */
export function toListed(post: ClinicalPost): ListedPost {
  const { ageUnit, ageValue, editedAt, files, hasPoll, ...shown } = post;
  const { isPatients, isShowcase, isVisibleToVisitors, latestLikers, version, ...card } = shown;
  return {
    ...card,
    description: beginningOf(card.description),
    history: beginningOf(card.history),
    question: beginningOf(card.question),
    // Shown with its figures only.
    outcome: card.brief ? beginningOf(card.outcome) : '',
    pictures: picturesOf(files),
    fileCount: files.length,
  };
}

function picturesOf(files: CaseFile[]): ListedPicture[] {
  const pictures = files.flatMap((file, index) => {
    const url = pictureOf(file);
    const { altText, color, thumbnailUrl } = file;
    return url ? [{ number: index + 1, url, smallUrl: thumbnailUrl, altText, color }] : [];
  });
  return pictures
    .slice(0, pictures.length >= MOSAIC ? MOSAIC : 1)
    .map((picture, index) => (index > 0 ? picture : { ...picture, smallUrl: null }));
}

function pictureOf(file: CaseFile): string | null {
  if (file.mediumUrl) return file.mediumUrl;
  return file.mimeType.startsWith('image/') && file.url ? file.url : file.thumbnailUrl;
}
