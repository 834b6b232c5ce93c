import type { ReactNode } from 'react';
import type { CaseFile } from '../post';

interface ReportPagesProps {
  file: CaseFile;
  alt: string;
  /** Over a page, from 1. */
  overPage?: ((page: number) => ReactNode) | undefined;
}

/** A report as pictures of its pages in one column: phones show no PDF inside a page. */
export function ReportPages({ file, alt, overPage }: ReportPagesProps) {
  return (
    <div className="report">
      <ol className="report__pages" aria-label={alt}>
        {file.pages.map(({ url, thumbnailUrl, width, height }, i) => (
          <li key={url} id={`page-${i + 1}`}>
            <a href={url} target="_blank" rel="noopener">
              <img
                src={url}
                srcSet={`${thumbnailUrl} ${smallerWidth(width, height)}w, ${url} ${width}w`}
                sizes="(min-width: 64rem) 48rem, 100vw"
                alt={`Page ${i + 1} of ${file.pages.length}`}
                width={width}
                height={height}
                loading={i === 0 ? undefined : 'lazy'}
              />
            </a>
            {overPage?.(i + 1)}
          </li>
        ))}
      </ol>
      <a href={file.url} download={file.name}>
        Download {file.name}
      </a>
    </div>
  );
}

const SMALLER_SIDE = 640;

const smallerWidth = (width: number, height: number) =>
  Math.round((width * SMALLER_SIDE) / Math.max(width, height, SMALLER_SIDE));
