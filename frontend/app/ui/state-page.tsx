import type { ReactNode } from 'react';

/** One message, one next step. */
export function StatePage({ children }: { children: ReactNode }) {
  return (
    <main id="main" className="frame state">
      <div className="state__box">{children}</div>
    </main>
  );
}
