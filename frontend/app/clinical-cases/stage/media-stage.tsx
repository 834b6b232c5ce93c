import { useNavigate } from '@remix-run/react';
import { Download, Maximize2 } from 'lucide-react';
import { type KeyboardEvent, type MouseEvent, useRef } from 'react';
import { DoubleTapLike } from '../../engagement/double-tap-like';
import type { EngagementSubject } from '../../engagement/subject';
import { classNames } from '../../ui/class-names';
import { Icon } from '../../ui/icon';
import { useSwipe } from '../../ui/use-swipe';
import { ChooseBar } from '../pins/choose-bar';
import { MarkLayer } from '../pins/mark-layer';
import { MarksSwitch } from '../pins/marks-switch';
import type { CaseFile, ClinicalPost } from '../post';
import { SensitiveCover } from '../sensitive-cover';
import { isPicture, kindName, StageFile } from './stage-file';
import { StageFilmTools } from './stage-film-tools';
import { Strip, Turn } from './stage-turns';

interface MediaStageProps {
  post: Pick<ClinicalPost, 'id' | 'files' | 'isSensitive'>;
  /** From 1. */
  current: number;
  subject: EngagementSubject;
}

const TURNS: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1 };

/**
 * Media first, uncropped. Each file has its URL (?picture=2); arrows and swipes turn between them.
 */
export function MediaStage({
  post: { id, files, isSensitive },
  current,
  subject,
}: MediaStageProps) {
  const navigate = useNavigate();
  const opener = useRef<HTMLAnchorElement>(null);
  const turn = (by: number) => {
    const to = current + by;
    if (to >= 1 && to <= files.length)
      navigate(`?picture=${to}`, { preventScrollReset: true, replace: true });
  };
  const swipe = useSwipe(turn);
  const file = files[current - 1];
  if (!file) return null;
  const alt = file.altText || `File ${current} of ${files.length}: ${subject.title}`;
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const by = TURNS[event.key];
    // A video uses the arrow keys itself.
    if (by && !(event.target instanceof HTMLVideoElement)) turn(by);
  };
  const zoom = async (event: MouseEvent) => {
    if (!isPicture(file) || event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    const { openLightbox } = await import('./lightbox');
    openLightbox({
      files,
      file,
      subject: subject.title,
      onTurn: (to) => turn(files.indexOf(to) + 1 - current),
      onClose: () => opener.current?.focus(),
    });
  };
  const shown = (
    <StageFile
      file={file}
      alt={alt}
      onZoom={zoom}
      overPage={(page) => <MarkLayer file={file} page={page} />}
    />
  );
  return (
    <section
      className={classNames('stage viewer', files.length === 1 && 'viewer--single')}
      aria-label="Files of this case"
      onKeyDown={onKeyDown}
    >
      {isSensitive && <SensitiveCover postId={id} />}
      <figure className="viewer__main" {...swipe}>
        {isPicture(file) ? <DoubleTapLike subject={subject}>{shown}</DoubleTapLike> : shown}
        {hasMarks(file) && <MarkLayer key={file.id} file={file} />}
        <figcaption className="viewer__bar">
          <span>
            <b>{current}</b> of {files.length} · {kindName(file)}
          </span>
          <span className="viewer__tools">
            <MarksSwitch isIn={(pin) => pin.file === file.id} />
            <Turn by={-1} current={current} of={files.length} />
            <Turn by={1} current={current} of={files.length} />
            {file.url && (
              <a
                className="btn btn--quiet btn--icon"
                ref={opener}
                href={file.url}
                target="_blank"
                rel="noopener"
                aria-label="Open in full size"
                onClick={zoom}
              >
                <Icon of={file.mimeType === 'application/pdf' ? Download : Maximize2} />
              </a>
            )}
          </span>
        </figcaption>
        {file.kind === 'VIDEO' && hasMarks(file) && (
          <StageFilmTools key={`tools ${file.id}`} file={file} />
        )}
        <ChooseBar />
      </figure>
      {files.length > 1 && <Strip files={files} current={current} />}
    </section>
  );
}

/** Those of a report are on its pages. */
const hasMarks = (file: CaseFile) =>
  isPicture(file) ||
  (file.kind === 'VIDEO' && file.url !== '' && !file.problem && !file.isProcessing);
