import type { ReactNode } from 'react';
import { classNames } from './class-names';

interface PageFrameProps {
  /** The left column on wide screens: the member's card and the section's navigation. */
  left?: ReactNode;
  /** An optional third column. */
  right?: ReactNode;
  /** The content also takes the space of the third column. */
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
