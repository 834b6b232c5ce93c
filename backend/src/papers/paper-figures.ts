import type { PostFileRow } from '../clinical-cases/clinical-post.sql';
import type { ShownContent } from '../clinical-cases/post-parts';

/** A figure: the picture as others see it, with its masks. */
export interface Figure {
  readonly key: string;
  /** Empty if its file is not described. */
  readonly legend: string;
}

export const MOST_FIGURES = 30;

/** The pictures of what others see of a case, in order: pictures, pages of reports, stills of films. */
export function figuresOf({ post, steps }: ShownContent): Figure[] {
  const shown = steps.filter(({ awaitsPatient }) => !awaitsPatient);
  return [...post.files, ...shown.flatMap(({ files }) => files)]
    .filter(({ state, isHeld }) => state === 'ready' && !isHeld)
    .flatMap(pictures)
    .slice(0, MOST_FIGURES);
}

function pictures({ key, mime, renditions, altText }: PostFileRow): Figure[] {
  const legend = altText?.trim() ?? '';
  if (mime.startsWith('image/')) return [{ key, legend }];
  if (renditions.poster) return [{ key: renditions.poster.key, legend: still(legend) }];
  return (renditions.pages ?? []).map((page, place) => ({
    key: page.key,
    legend: legend && place > 0 ? `${legend} (page ${place + 1})` : legend,
  }));
}

const still = (legend: string) => legend && `${legend} (still of a film)`;
