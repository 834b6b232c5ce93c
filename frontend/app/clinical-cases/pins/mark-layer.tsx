import { useLocation } from '@remix-run/react';
import { type CSSProperties, lazy, Suspense, useContext, useEffect } from 'react';
import { drName } from '../../lib/words';
import { waiting } from '../../ui/waiting';
import type { CaseFile } from '../post';
import { MarkShape } from './mark-shape';
import type { Mark } from './pin';
import { PinsOnPage } from './pins-on-page';

const ChoosePlace = lazy(async () => ({ default: (await import('./choose-place')).ChoosePlace }));

/** The marks over a picture, in a box that covers it exactly at every width. */
export function MarkLayer({ file }: { file: CaseFile }) {
  const { marks, choosing, chosen, settle } = useContext(PinsOnPage);
  const { hash } = useLocation();
  useEffect(() => {
    // The browser scrolls to the mark only when it loads the page.
    if (hash.startsWith('#mark-'))
      document.getElementById(hash.slice(1))?.focus({ preventScroll: true });
  }, [hash]);
  const { width, height } = file;
  if (!width || !height) return null;
  const inFile = marks.filter(({ pin }) => pin.file === file.id && pin.number !== null);
  const isOwn = chosen?.file === file.id;
  if (inFile.length === 0 && !isOwn && !choosing) return null;
  const box: CSSProperties = waiting({ width, height });
  return (
    <div className="marks" style={box}>
      <svg className="marks__layer">
        <title>Marks in this picture</title>
        <defs>
          <marker
            id="mark-tip"
            viewBox="0 0 10 10"
            refX="9"
            refY="5"
            markerWidth="7"
            markerHeight="7"
            orient="auto-start-reverse"
          >
            <path className="mark__tip" d="M0 0L10 5L0 10Z" />
          </marker>
        </defs>
        {inFile.map((mark) => (
          <MarkLink key={mark.pin.number} mark={mark} size={{ width, height }} hash={hash} />
        ))}
        {isOwn && (
          <g className="mark mark--new">
            <MarkShape
              pin={{ shape: 'point', points: [chosen] }}
              size={{ width, height }}
              text="+"
            />
          </g>
        )}
      </svg>
      {choosing && (
        <Suspense fallback={null}>
          <ChoosePlace onSettle={settle} />
        </Suspense>
      )}
    </div>
  );
}

interface MarkLinkProps {
  mark: Mark;
  size: { width: number; height: number };
  hash: string;
}

function MarkLink({ mark: { pin, comment }, size, hash }: MarkLinkProps) {
  const id = `mark-${pin.number}`;
  return (
    <a
      className="mark"
      id={id}
      href={`#comment-${comment.id}`}
      aria-label={`Mark ${pin.number}: to the comment by ${drName(comment.author.fullName)}`}
      aria-current={hash === `#${id}` ? 'true' : undefined}
    >
      <MarkShape pin={pin} size={size} text={String(pin.number)} />
    </a>
  );
}
