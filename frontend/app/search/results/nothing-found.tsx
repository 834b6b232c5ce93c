import { EmptyState } from '../../ui/empty-state';

/** With what may help. */
export function NothingFound() {
  return (
    <EmptyState text="No result found">
      <p className="quiet">Fewer words, or only the beginning of one, find more.</p>
    </EmptyState>
  );
}
