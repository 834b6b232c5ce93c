import { filled } from '../../../../backend/src/patient-consent/texts/texts.rules';
import type { ShownFile } from '../api.server';
import type { Page } from './page';

/** One picture, video, page of a report, or report without pages, which opens as it is. */
interface Piece {
  key: string;
  kind: 'picture' | 'video' | 'page' | 'report' | 'waiting';
  url: string;
  /** A smaller version of a picture, or a still of a video. */
  still: string;
  width: number;
  height: number;
  /** The author's description, in English. */
  says: string;
  number: number;
  count: number;
}

const WIDTH = 1_200;
const HEIGHT = 900;

export function ShownFiles({ page, files }: { page: Page; files: readonly ShownFile[] }) {
  const pieces = piecesOf(files);
  if (pieces.length === 0) return null;
  return (
    <div className="pictures">
      {pieces.map((piece) => (
        <PieceFigure key={piece.key} page={page} piece={piece} />
      ))}
    </div>
  );
}

function PieceFigure({ page, piece }: { page: Page; piece: Piece }) {
  const { kind, url, still, width, height, number, count, says } = piece;
  const { shown: words } = page.texts;
  if (kind === 'waiting') return <p className="pictures__waiting">{words.notReady}</p>;
  const name = filled(words[kind], { number, count });
  if (kind === 'report')
    return (
      <p className="pictures__waiting">
        <a href={url}>{name}</a>
      </p>
    );
  if (kind === 'video')
    return (
      <figure>
        <video
          controls
          muted
          playsInline
          preload="none"
          poster={still || undefined}
          src={url}
          aria-label={name}
        />
        <figcaption>{name}</figcaption>
      </figure>
    );
  return (
    <figure>
      <a href={url}>
        <img
          src={still}
          alt={says ? `${name}. ${says}` : name}
          width={width}
          height={height}
          loading="lazy"
          decoding="async"
        />
      </a>
      <figcaption aria-hidden="true">{name}</figcaption>
    </figure>
  );
}

function piecesOf(files: readonly ShownFile[]): Piece[] {
  const kinds = files.map((file) => [file, kindOf(file)] as const);
  return kinds.flatMap(([file, kind], at): Piece[] => {
    const same = kinds.filter(([, other]) => other === kind);
    const size = { width: file.width ?? WIDTH, height: file.height ?? HEIGHT };
    const base = {
      kind,
      ...size,
      key: String(file.id),
      url: file.url ?? '',
      still: file.medium_url ?? file.poster_url ?? (kind === 'picture' ? (file.url ?? '') : ''),
      says: file.alt_text ?? '',
      number: kinds.slice(0, at + 1).filter(([, other]) => other === kind).length,
      count: same.length,
    };
    if (kind !== 'page') return [base];
    return file.pages.map((page, index) => ({
      ...base,
      key: `${file.id}-${index}`,
      url: page.url ?? '',
      still: page.url ?? '',
      width: page.width,
      height: page.height,
      number: index + 1,
      count: file.pages.length,
    }));
  });
}

function kindOf({ mime_type, url, pages }: ShownFile): Piece['kind'] {
  if (mime_type.startsWith('image/') && url) return 'picture';
  if (mime_type.startsWith('video/') && url) return 'video';
  if (pages.length > 0) return 'page';
  return url ? 'report' : 'waiting';
}
