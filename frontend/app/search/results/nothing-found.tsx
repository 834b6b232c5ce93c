import { EmptyState } from '../../ui/empty-state';

/** With what may help. */
export function NothingFound() {
  return (
    <EmptyState text="No result found">
      <p className="quiet">Try fewer words, or only the beginning of one.</p>
    </EmptyState>
  );
}
