import type { EmptyPage } from '../lib/empty-pages';
import { LinkButton } from './button';
import { EmptyState } from './empty-state';

/** A page that holds nothing so far. */
export function EmptyPageView({ page: { title, text, next } }: { page: EmptyPage }) {
  return (
    <main id="main" className="frame onboard">
      <div className="narrow stack stack--l">
        <h1>{title}</h1>
        <EmptyState text={text}>
          <LinkButton look="secondary" to={next.to}>
            {next.label}
          </LinkButton>
        </EmptyState>
      </div>
    </main>
  );
}
