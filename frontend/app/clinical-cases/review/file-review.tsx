import { writeMasks } from '../../../../backend/src/media/masks.rules';
import { counted, megabytes } from '../../lib/words';
import { useHydrated } from '../../ui/use-hydrated';
import type { ReviewedFile } from './api.server';
import { Canvas, type Decisions } from './canvas';
import { Checked } from './checked';
import { FilmStage } from './film-stage';
import { MaskNumbers } from './mask-numbers';
import { Removed } from './removed';
import { ReportStage } from './report-stage';
import type { SoundChoice } from './review';
import { Sound } from './sound';

const kinds = { IMAGE: 'Image', VIDEO: 'Video', REPORT: 'Report', SCAN: 'Scan' };

const KB = 1024;
const sizeOf = (bytes: number) =>
  bytes < KB * 100 ? `${Math.ceil(bytes / KB)} kB` : megabytes(bytes);

interface FileReviewProps extends Decisions {
  file: ReviewedFile;
  /** From 0. */
  index: number;
  count: number;
  /** Whether a video keeps its sound, as chosen before. */
  sound: SoundChoice;
  /** An object URL of the file, if this browser has it. */
  local?: string;
}

/** One file in full size, with what is removed from it and what can be blackened in it. */
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
        <Shown {...review} count={count} local={local} />
      </div>
      <div className="look__facts">
        <Checked file={file} index={index} covered={covered} onCovered={onCovered} />
        {file.has_sound && <Sound index={index} choice={sound} />}
        <Removed file={file} />
        {file.kind === 'pdf' && (
          <p className="muted">
            It is published as pictures of its pages. No text, links or notes of the original file
            remain.
          </p>
        )}
      </div>
      <input type="hidden" name="masks" value={writeMasks(masks)} />
    </article>
  );
}

function Shown({ local, count: _, ...shown }: Omit<FileReviewProps, 'sound'>) {
  const { file, index, masks } = shown;
  const isHydrated = useHydrated();
  const stage =
    file.kind === 'pdf' ? (
      <ReportStage {...shown} />
    ) : file.kind === 'video' ? (
      <FilmStage {...shown} local={local} />
    ) : (
      <Canvas {...shown} alt={file.name} />
    );
  if (isHydrated) return stage;
  return (
    <>
      {stage}
      <MaskNumbers index={index} count={masks.length} pages={file.pages ?? 1} />
    </>
  );
}
