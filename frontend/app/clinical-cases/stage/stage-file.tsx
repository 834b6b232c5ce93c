import { useRevalidator } from '@remix-run/react';
import { type MouseEvent, useRef } from 'react';
import { fetchFirst } from '../../ui/fetch-first';
import { PdfFrame } from '../../ui/pdf-frame';
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
}

/** One file as the stage shows it. A picture is a link to itself in full; with scripts it opens to be zoomed. */
export function StageFile({ file, alt, onZoom }: StageFileProps) {
  const renew = useNewAddress(file.url);
  if (file.problem) return <p className="viewer__wait">{file.problem}</p>;
  if (file.isProcessing) return <p className="viewer__wait">Processing</p>;
  if (file.pages.length > 0) return <ReportPages file={file} alt={alt} />;
  if (file.mimeType === 'application/pdf') return <PdfFrame url={file.url} name={file.name} />;
  if (file.kind === 'VIDEO' || file.mimeType.startsWith('video/'))
    return <Video file={file} label={alt} onError={renew} />;
  const size = { width: file.width ?? 960, height: file.height ?? 720 };
  return (
    <a className="viewer__zoom" href={file.url} target="_blank" rel="noopener" onClick={onZoom}>
      <img
        className="viewer__media"
        {...smallerOf(file)}
        src={file.url}
        alt={alt}
        {...size}
        {...fetchFirst}
        onError={renew}
      />
    </a>
  );
}

const MEDIUM_SIDE = 640;

/** On a desk a picture is drawn as high as this, in rem. */
const STAGE_HEIGHT = 36;
/** Of the width of a phone: so little less than it could show is not seen, and it is half the bytes. */
const ENOUGH_VW = 80;

/** A phone gets no more of the picture than it can show, within a stage of 4:3; opened in full it comes whole. */
function smallerOf({ mediumUrl, url, width, height }: CaseFile) {
  if (!mediumUrl || !width || !height || Math.max(width, height) <= MEDIUM_SIDE) return {};
  const ratio = width / height;
  const mediumWidth = Math.round((width * MEDIUM_SIDE) / Math.max(width, height));
  const sizes = `(min-width: 64rem) ${Math.round(STAGE_HEIGHT * ratio)}rem, ${Math.round(Math.min(1, ratio * 0.75) * ENOUGH_VW)}vw`;
  return { srcSet: `${mediumUrl} ${mediumWidth}w, ${url} ${width}w`, sizes };
}

/** Addresses of files expire: a page that has been open for long asks for new ones, once for each. */
function useNewAddress(url: string) {
  const { revalidate } = useRevalidator();
  const asked = useRef('');
  return () => {
    if (asked.current === url) return;
    asked.current = url;
    revalidate();
  };
}

/** Silent until somebody turns the sound on: theatres talk, and wards listen. */
function Video({ file, label, onError }: { file: CaseFile; label: string; onError: () => void }) {
  return (
    <video
      className="viewer__media"
      controls
      muted
      preload="metadata"
      poster={file.thumbnailUrl ?? undefined}
      src={file.url}
      aria-label={label}
      onError={onError}
    >
      <a href={file.url}>{file.name}</a>
    </video>
  );
}
