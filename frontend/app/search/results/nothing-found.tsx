import { LinkButton } from '../../ui/button';
import { EmptyState } from '../../ui/empty-state';

/** With what may help. */
export function NothingFound() {
  return (
    <EmptyState text="No result found">
      <p className="quiet">Check the spelling, or try fewer words.</p>
      <LinkButton look="secondary" to="/search">
        Surgeons by speciality
      </LinkButton>
    </EmptyState>
  );
}
