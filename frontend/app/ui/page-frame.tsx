import type { ReactNode } from 'react';
import { classNames } from './class-names';

interface PageFrameProps {
  /** The card at the left: who one is, and the places of this section. Desk only. */
  left?: ReactNode;
  /** A third column, only where it helps. */
  right?: ReactNode;
  /** The list takes the room of the third column. */
  isWide?: boolean;
  children: ReactNode;
}

export function PageFrame({ left, right, isWide, children }: PageFrameProps) {
  return (
    <main
      id="main"
      className={classNames(
        'frame layout',
        left ? (isWide ? 'layout--2' : 'layout--3') : 'layout--aside',
      )}
    >
      {left && (
        <aside className="layout__left" aria-label="You and this section">
          {left}
        </aside>
      )}
      {children}
      {right && (
        <aside className="layout__right" aria-label="More">
          {right}
        </aside>
      )}
    </main>
  );
}
