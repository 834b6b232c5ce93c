import { lazy, Suspense } from 'react';
import { type Mask, writeMasks } from '../../../../backend/src/media/pictures/masks.rules';
import { counted, megabytes } from '../../lib/words';
import { useHydrated } from '../../ui/use-hydrated';
import type { ReviewedFile } from './api.server';
import { Checked } from './checked';
import { MaskNumbers } from './mask-numbers';
import { PdfPages } from './pdf-pages';
import { PlaceMarks } from './place-marks';
import type { Place } from './places';
import { Removed } from './removed';
import { previewOf, type SoundChoice } from './review';
import { Sound } from './sound';

/** Loaded with the first picture that is looked at. */
const MaskTool = lazy(() => import('./mask-tool').then((tool) => ({ default: tool.MaskTool })));

const kinds = { IMAGE: 'Image', VIDEO: 'Video', REPORT: 'Report', SCAN: 'Scan' };

const KB = 1024;
const sizeOf = (bytes: number) =>
  bytes < KB * 100 ? `${Math.ceil(bytes / KB)} kB` : megabytes(bytes);

interface FileReviewProps {
  file: ReviewedFile;
  /** From 0. */
  index: number;
  count: number;
  masks: readonly Mask[];
  onMasks: (masks: readonly Mask[]) => void;
  /** Ids of places. */
  covered: readonly number[];
  onCovered: (covered: readonly number[]) => void;
  /** Whether a video keeps its sound, as it was said before. */
  sound: SoundChoice;
  /** The file itself, where this browser has it. */
  local?: string;
}

/** One file, large, with what is removed from it and what can be blackened in it. */
export function FileReview({ count, local, sound, ...review }: FileReviewProps) {
  const { file, index, masks, covered, onCovered } = review;
  const size =
    file.width && file.height
      ? `${file.width} × ${file.height}`
      : file.pages
        ? counted(file.pages, 'page')
        : '';
  return (
    <article className="card look" aria-label={`File ${index + 1} of ${count}: ${file.name}`}>
      <header className="look__head">
        <h3>
          {kinds[file.category]} {index + 1} of {count}
        </h3>
        <p className="quiet">{[file.name, size, sizeOf(file.bytes)].filter(Boolean).join(' · ')}</p>
      </header>
      <div className="stage look__stage">
        <Shown {...review} local={local} />
      </div>
      <div className="look__facts">
        <Checked {...{ file, index, covered, onCovered }} />
        {file.has_sound && <Sound index={index} choice={sound} />}
        <Removed file={file} />
        {file.kind === 'pdf' && (
          <p className="muted">
            It is published as pictures of its pages. No text, links or notes of the original file
            remain. If a page shows a name or a number, take it out, or post a picture of that page.
          </p>
        )}
      </div>
      <input type="hidden" name="masks" value={writeMasks(masks)} />
    </article>
  );
}

function Shown({ file, local, ...drawn }: Omit<FileReviewProps, 'count' | 'sound'>) {
  const preview = previewOf(file.uploadId);
  if (file.kind === 'pdf')
    return <PdfPages url={preview} name={file.name} pages={file.pages ?? 1} />;
  if (file.kind === 'video') {
    return local ? (
      <video src={local} controls muted aria-label={file.name} />
    ) : (
      <p className="look__wait">Please look at it on your device.</p>
    );
  }
  return <Picture file={file} {...drawn} />;
}

function Picture({
  file,
  index,
  masks,
  onMasks,
  covered,
  onCovered,
}: Omit<FileReviewProps, 'count' | 'local' | 'sound'>) {
  const isHydrated = useHydrated();
  const { places } = file.check;
  const width = file.width ?? 1200;
  const height = file.height ?? 900;
  const still = (
    <div className="masks__frame">
      <div className="masks__pad">
        <img
          src={previewOf(file.uploadId, writeMasks(masks))}
          alt={file.name}
          width={width}
          height={height}
        />
        <PlaceMarks {...{ places, covered }} />
      </div>
    </div>
  );
  if (!isHydrated)
    return (
      <>
        {still}
        <MaskNumbers index={index} count={masks.length} />
      </>
    );
  const toggle = ({ id }: Place) =>
    onCovered(covered.includes(id) ? covered.filter((one) => one !== id) : [...covered, id]);
  return (
    <Suspense fallback={still}>
      <MaskTool
        src={previewOf(file.uploadId)}
        alt={file.name}
        {...{ width, height, masks }}
        onChange={onMasks}
      >
        <PlaceMarks {...{ places, covered }} onToggle={toggle} />
      </MaskTool>
    </Suspense>
  );
}
