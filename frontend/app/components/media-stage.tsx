import { Link } from '@remix-run/react';
import { ChevronLeft, ChevronRight, Download, FileText, Maximize2, Play } from 'lucide-react';
import type { CaseFile } from '../api/clinical-cases.server';
import { classNames } from './class-names';
import { fetchFirst } from './fetch-first';
import { Icon } from './icon';
import { PdfFrame } from './pdf-frame';

interface MediaStageProps {
  files: CaseFile[];
  /** From 1. */
  current: number;
  /** What the pictures show, for those who cannot see them. */
  subject: string;
}

/** Media first, uncropped, on its own dark stage. Each file has its address: ?picture=2 */
export function MediaStage({ files, current, subject }: MediaStageProps) {
  const file = files[current - 1];
  if (!file) return null;
  return (
    <section className={classNames('stage viewer', files.length === 1 && 'viewer--single')} aria-label="Files of this case">
      <figure className="viewer__main">
        <StageFile file={file} alt={file.altText || `File ${current} of ${files.length}: ${subject}`} />
        <figcaption className="viewer__bar">
          <span>
            <b>{current}</b> of {files.length} · {kindName(file)}
          </span>
          <span className="viewer__tools">
            <Turn to={current - 1} of={files.length} label="Previous file" icon={ChevronLeft} />
            <Turn to={current + 1} of={files.length} label="Next file" icon={ChevronRight} />
            {file.url && (
              <a className="btn btn--quiet btn--icon" href={file.url} target="_blank" rel="noopener" aria-label="Open in full size">
                <Icon of={file.mimeType === 'application/pdf' ? Download : Maximize2} />
              </a>
            )}
          </span>
        </figcaption>
      </figure>
      {files.length > 1 && <Strip files={files} current={current} />}
    </section>
  );
}

function StageFile({ file, alt }: { file: CaseFile; alt: string }) {
  if (file.problem) return <p className="viewer__wait">{file.problem}</p>;
  if (file.isProcessing) return <p className="viewer__wait">Processing</p>;
  if (file.mimeType === 'application/pdf') return <PdfFrame url={file.url} name={file.name} />;
  if (file.kind === 'VIDEO') return <Video file={file} label={alt} />;
  const size = { width: file.width ?? 960, height: file.height ?? 720 };
  return <img className="viewer__media" src={file.url} alt={alt} {...size} {...fetchFirst} />;
}

/** Silent until somebody turns the sound on: theatres talk, and wards listen. */
function Video({ file, label }: { file: CaseFile; label: string }) {
  return (
    <video
      className="viewer__media"
      controls
      muted
      preload="metadata"
      poster={file.thumbnailUrl ?? undefined}
      src={file.url}
      aria-label={label}
    >
      <a href={file.url}>{file.name}</a>
    </video>
  );
}

function Turn({ to, of, label, icon }: { to: number; of: number; label: string; icon: typeof ChevronLeft }) {
  if (to < 1 || to > of) return null;
  return (
    <Link className="btn btn--quiet btn--icon" to={`?picture=${to}`} preventScrollReset replace aria-label={label}>
      <Icon of={icon} />
    </Link>
  );
}

function Strip({ files, current }: { files: CaseFile[]; current: number }) {
  return (
    <ul className="viewer__strip">
      {files.map((file, i) => (
        <li key={file.name}>
          <Link to={`?picture=${i + 1}`} preventScrollReset replace aria-current={i + 1 === current ? 'true' : undefined}>
            <Thumbnail file={file} number={i + 1} />
          </Link>
        </li>
      ))}
    </ul>
  );
}

function Thumbnail({ file, number }: { file: CaseFile; number: number }) {
  if (file.thumbnailUrl) return <img src={file.thumbnailUrl} alt={`${kindName(file)} ${number}`} width={136} height={80} />;
  return (
    <>
      <Icon of={file.kind === 'VIDEO' ? Play : FileText} />
      {kindName(file)}
      <span className="sr-only"> {number}</span>
    </>
  );
}

const kinds = { IMAGE: 'Image', VIDEO: 'Video', REPORT: 'Report', SCAN: 'Scan' };

function kindName(file: CaseFile): string {
  return kinds[file.kind];
}
