import type { ReactNode } from 'react';

interface ScrollRegionProps {
  /** What is in it, for whoever reaches it by keys. */
  label: string;
  className: string;
  children: ReactNode;
}

/** What may be wider than a phone. The style of its class lets it scroll sideways. */
export function ScrollRegion({ label, className, children }: ScrollRegionProps) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: without it, it could not be scrolled by keys
    <section className={className} tabIndex={0} aria-label={label}>
      {children}
    </section>
  );
}
