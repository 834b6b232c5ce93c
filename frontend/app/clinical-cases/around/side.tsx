import { type ReactNode, useId } from 'react';
import { Link } from '../../ui/link';

interface SideProps {
  title: string;
  /** The page with all of them, and their number. */
  all?: { to: string; count: number };
  children: ReactNode;
}

/** A part of the card in the right column. */
export function Side({ title, all, children }: SideProps) {
  const id = useId();
  return (
    <section className="side" aria-labelledby={id}>
      <div className="aside-h">
        <h2 className="card__title" id={id}>
          {title}
        </h2>
        {all && all.count > 1 && (
          <Link className="small" to={all.to}>
            All {all.count}
            <span className="sr-only"> {title.toLowerCase()}</span>
          </Link>
        )}
      </div>
      {children}
    </section>
  );
}
