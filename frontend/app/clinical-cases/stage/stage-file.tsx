import { useRevalidator, useSearchParams } from '@remix-run/react';
import { type MouseEvent, type ReactNode, useRef } from 'react';
import { stretchIn } from '../../media/film/film-time';
import { fetchFirst } from '../../ui/fetch-first';
import { PdfFrame } from '../../ui/pdf-frame';
import { waiting } from '../../ui/waiting';
import type { CaseFile } from '../post';
import { ReportPages } from './report-pages';

const kinds = { IMAGE: 'Image', VIDEO: 'Video', REPORT: 'Report', SCAN: 'Scan' };

export function kindName(file: CaseFile): string {
  return kinds[file.kind];
}

export function isPicture(file: CaseFile): boolean {
  return (
    file.mimeType.startsWith('image/') && file.url !== '' && !file.problem && !file.isProcessing
  );
}

interface StageFileProps {
  file: CaseFile;
  alt: string;
  onZoom: (event: MouseEvent) => void;
  /** Over a page of a report, from 1. */
  overPage?: (page: number) => ReactNode;
}

/** One file on the stage. A picture links to its full size; scripts open it in the lightbox. */
export function StageFile({ file, alt, onZoom, overPage }: StageFileProps) {
  const renew = useNewAddress(file.url);
  if (file.problem) return <p className="viewer__wait">{file.problem}</p>;
  if (file.isProcessing)
    return <p className="viewer__wait">Processing. Others see it once it is ready.</p>;
  if (file.pages.length > 0) return <ReportPages file={file} alt={alt} overPage={overPage} />;
  if (file.mimeType === 'application/pdf') return <PdfFrame url={file.url} name={file.name} />;
  if (file.kind === 'VIDEO' || file.mimeType.startsWith('video/'))
    return <Video file={file} label={alt} onError={renew} />;
  const size = { width: file.width ?? 960, height: file.height ?? 720 };
  return (
    <a className="viewer__zoom" href={file.url} target="_blank" rel="noopener" onClick={onZoom}>
      <img
        className="viewer__media waits"
        {...smallerOf(file)}
        src={file.url}
        alt={alt}
        {...size}
        style={waiting(file)}
        {...fetchFirst}
        onError={renew}
      />
    </a>
  );
}

const MEDIUM_SIDE = 640;

/** The height of a picture on a desktop, in rem. */
const STAGE_HEIGHT = 36;
/** The share of a phone's width to load for: slightly too little is not seen, at half the bytes. */
const ENOUGH_VW = 80;

/**
 * A phone loads no more of the picture than it can show, within a stage of 4:3; the full-size view
 * loads all of it.
 */
function smallerOf({ mediumUrl, url, width, height }: CaseFile) {
  if (!mediumUrl || !width || !height || Math.max(width, height) <= MEDIUM_SIDE) return {};
  const ratio = width / height;
  const mediumWidth = Math.round((width * MEDIUM_SIDE) / Math.max(width, height));
  const sizes = `(min-width: 64rem) ${Math.round(STAGE_HEIGHT * ratio)}rem, ${Math.round(Math.min(1, ratio * 0.75) * ENOUGH_VW)}vw`;
  return { srcSet: `${mediumUrl} ${mediumWidth}w, ${url} ${width}w`, sizes };
}

/** File URLs expire: a page that has been open for long reloads its data, once for each URL. */
function useNewAddress(url: string) {
  const { revalidate } = useRevalidator();
  const asked = useRef('');
  return () => {
    if (asked.current === url) return;
    asked.current = url;
    revalidate();
  };
}

/** Where the browser itself begins, and without scripts also ends. */
const fragmentOf = (from: number, to: number | null) =>
  from > 0 || to !== null ? `#t=${[from, to].filter((at) => at !== null).join()}` : '';

/** Muted at first: people talk in theatres, and others listen on wards. */
function Video({ file, label, onError }: { file: CaseFile; label: string; onError: () => void }) {
  const { t, to } = stretchIn(useSearchParams()[0]);
  return (
    <video
      className="viewer__media waits"
      controls
      muted
      preload="metadata"
      poster={file.mediumUrl ?? file.thumbnailUrl ?? undefined}
      src={file.url + fragmentOf(t ?? 0, to)}
      aria-label={label}
      style={waiting(file)}
      onError={onError}
    >
      <a href={file.url}>{file.name}</a>
    </video>
  );
}
