import { signal } from '../../platform/outbox/job';
import type { SavedKind } from './saved-searches.rules';

/**
 * An item has just become visible to others. `after` is the last member of the previous batch;
 * omitted for the first one.
 */
export const newToSearches = signal<{ kind: SavedKind; subjectId: number; after?: number }>(
  'new-to-searches',
);
