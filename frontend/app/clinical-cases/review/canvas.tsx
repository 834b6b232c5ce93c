import { lazy, Suspense } from 'react';
import { type Mask, writeMasks } from '../../../../backend/src/media/masks.rules';
import { useHydrated } from '../../ui/use-hydrated';
import type { ReviewedFile } from './api.server';
import { PlaceMarks } from './place-marks';
import type { Place } from './places';
import { previewOf, type StillAt } from './review';

/** Loaded with the first picture to review. */
const MaskTool = lazy(() => import('./mask-tool').then((tool) => ({ default: tool.MaskTool })));

/** The decisions about one file, with their setters. */
export interface Decisions {
  masks: readonly Mask[];
  onMasks: (masks: readonly Mask[]) => void;
  /** The ids of the places to cover. */
  covered: readonly number[];
  onCovered: (covered: readonly number[]) => void;
}

interface CanvasProps extends Decisions {
  file: Pick<ReviewedFile, 'uploadId' | 'width' | 'height' | 'check'>;
  alt: string;
  /** The page or the moment to show; none for a picture. */
  at?: StillAt;
}

/** The size of a page until it has loaded: A4. */
const PAGE = { width: 1240, height: 1754 };
const PICTURE = { width: 1200, height: 900 };

/** A picture, a page of a report or a still of a video, with what was found in it, to be masked. */
export function Canvas({ file, alt, at = {}, masks, onMasks, covered, onCovered }: CanvasProps) {
  const isHydrated = useHydrated();
  const isPage = at.page !== undefined;
  // A mask on a video applies from its first moment to its last.
  const isHere = ({ page }: { page?: number | null }) => !isPage || (page ?? 1) === at.page;
  const own = masks.filter(isHere);
  const places = file.check.places.filter(isHere);
  const sides = isPage ? PAGE : PICTURE;
  const size = { width: file.width ?? sides.width, height: file.height ?? sides.height };
  const still = (
    <div className="masks__frame">
      <div className="masks__pad">
        <img
          src={previewOf(file.uploadId, { ...at, masks: writeMasks(own) })}
          alt={alt}
          {...size}
          loading={isPage ? 'lazy' : undefined}
        />
        <PlaceMarks places={places} covered={covered} />
      </div>
    </div>
  );
  if (!isHydrated) return still;
  const toggle = ({ id }: Place) =>
    onCovered(covered.includes(id) ? covered.filter((one) => one !== id) : [...covered, id]);
  const change = (drawn: readonly Mask[]) =>
    onMasks([
      ...masks.filter((mask) => !isHere(mask)),
      ...drawn.map((mask) => (isPage ? { ...mask, page: at.page } : mask)),
    ]);
  return (
    <Suspense fallback={still}>
      <MaskTool
        src={previewOf(file.uploadId, at)}
        alt={alt}
        {...size}
        masks={own}
        onChange={change}
      >
        <PlaceMarks places={places} covered={covered} onToggle={toggle} />
      </MaskTool>
    </Suspense>
  );
}
