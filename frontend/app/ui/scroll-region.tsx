import type { ReactNode } from 'react';

interface ScrollRegionProps {
  /** Read out by screen readers when the region gets the focus. */
  label: string;
  className: string;
  children: ReactNode;
}

/** The arrow keys scroll an element only if it has the focus. */
const byKeys = { tabIndex: 0 };

/** Content that may be wider than a phone. The class must set `overflow-x`. */
export function ScrollRegion({ label, className, children }: ScrollRegionProps) {
  return (
    <section className={className} aria-label={label} {...byKeys}>
      {children}
    </section>
  );
}
