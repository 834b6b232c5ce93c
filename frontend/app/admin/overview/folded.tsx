import type { ReactNode } from 'react';

interface FoldedProps {
  title: string;
  /** What can be known without opening it. */
  note?: ReactNode;
  isOpen?: boolean;
  children: ReactNode;
}

/** Figures that are opened by whoever wants them, so that the page stays short. */
export function Folded({ title, note, isOpen, children }: FoldedProps) {
  return (
    <details className="card folded" open={isOpen || undefined}>
      <summary>
        <h2 className="card__title">{title}</h2>
        {note && <span className="quiet">{note}</span>}
      </summary>
      {children}
    </details>
  );
}
