import type { PostFileRow } from '../clinical-cases/clinical-post.sql';
import type { ShownContent } from '../clinical-cases/post-parts';
import { keyOfWindow } from '../media/asset-keys';
import type { ScanRow } from '../scans/kept/kept-scans.service';

/** A figure: the picture as others see it, with its masks. */
export interface Figure {
  readonly key: string;
  /** The index of the slice in a series, from 0. */
  readonly slice?: number;
  /** Empty if its file is not described. */
  readonly legend: string;
}

export const MOST_FIGURES = 30;

/**
 * The pictures of what others see of a case, in order: pictures, pages of reports, stills of films,
 * then the key slices of its series, then what its steps show.
 */
export function figuresOf({ post, scans, steps }: ShownContent): Figure[] {
  const shown = steps.filter(({ awaitsPatient }) => !awaitsPatient);
  return [
    ...ready(post.files).flatMap(pictures),
    ...scans.flatMap(slices),
    ...ready(shown.flatMap(({ files }) => files)).flatMap(pictures),
  ].slice(0, MOST_FIGURES);
}

const ready = (files: readonly PostFileRow[]) =>
  files.filter(({ state, isHeld }) => state === 'ready' && !isHeld);

/** The author's key slices, or the middle slice if there are none. */
function slices({ key, name, facts, keyFrames }: ScanRow): Figure[] {
  const chosen = keyFrames.length > 0 ? keyFrames : [Math.floor(facts.frames / 2)];
  return chosen.map((slice) => ({
    key: keyOfWindow(key, 'sent'),
    slice,
    legend: `${name || facts.modality}, slice ${slice + 1}`,
  }));
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
