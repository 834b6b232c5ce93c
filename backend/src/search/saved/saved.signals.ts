import { signal } from '../../platform/outbox/job';
import type { SavedKind } from './saved-searches.rules';

/** This has just become visible to others. `after` is the last member of the previous batch; left out for the first. */
export const newToSearches = signal<{ kind: SavedKind; subjectId: number; after?: number }>(
  'new-to-searches',
);
