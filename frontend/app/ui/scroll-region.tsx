import type { ReactNode } from 'react';

interface ScrollRegionProps {
  /** What is in it, for whoever reaches it by keys. */
  label: string;
  className: string;
  children: ReactNode;
}

/** Only what has the focus is scrolled by keys. */
const byKeys = { tabIndex: 0 };

/** What may be wider than a phone. The style of its class lets it scroll sideways. */
export function ScrollRegion({ label, className, children }: ScrollRegionProps) {
  return (
    <section className={className} aria-label={label} {...byKeys}>
      {children}
    </section>
  );
}
