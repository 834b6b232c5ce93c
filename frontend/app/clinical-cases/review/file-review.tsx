import { lazy, Suspense } from 'react';
import { type Mask, writeMasks } from '../../../../backend/src/media/pictures/masks.rules';
import { megabytes } from '../../lib/words';
import { useHydrated } from '../../ui/use-hydrated';
import type { ReviewedFile } from './api.server';
import { MaskNumbers } from './mask-numbers';
import { PdfPages } from './pdf-pages';
import { Removed } from './removed';
import { previewOf } from './review';

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
  /** The file itself, where this browser has it. */
  local?: string;
}

/** One file, large, with what is removed from it and what can be blackened in it. */
export function FileReview({ file, index, count, masks, onMasks, local }: FileReviewProps) {
  const size =
    file.width && file.height
      ? `${file.width} × ${file.height}`
      : file.pages
        ? `${file.pages} pages`
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
        <Shown {...{ file, index, masks, onMasks, local }} />
      </div>
      <div className="look__facts">
        <Removed file={file} />
        {file.kind === 'pdf' && (
          <p className="muted">
            A PDF cannot be blackened here: text lies under whatever is drawn over it. If a page
            shows a name or a number, take it out, or post a picture of that page.
          </p>
        )}
      </div>
      <input type="hidden" name="masks" value={writeMasks(masks)} />
    </article>
  );
}

function Shown({ file, index, masks, onMasks, local }: Omit<FileReviewProps, 'count'>) {
  const isHydrated = useHydrated();
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
  const width = file.width ?? 1200;
  const height = file.height ?? 900;
  const still = (
    <img
      className="look__still"
      src={previewOf(file.uploadId, writeMasks(masks))}
      alt={file.name}
      width={width}
      height={height}
    />
  );
  if (!isHydrated)
    return (
      <>
        {still}
        <MaskNumbers index={index} count={masks.length} />
      </>
    );
  return (
    <Suspense fallback={still}>
      <MaskTool src={preview} alt={file.name} {...{ width, height, masks }} onChange={onMasks} />
    </Suspense>
  );
}
