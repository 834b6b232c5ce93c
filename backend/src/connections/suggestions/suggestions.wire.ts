import type { MediaAddresses } from '../../media/media.addresses';
import { authorOf } from '../../profiles/author';
import { AuthorView, authorFields } from '../../profiles/author.wire';
import { Required } from '../../wire/rules';
import { Wire } from '../../wire/wire';
import type { SuggestedRow } from './suggestions.service';

export const SHARED = ['school', 'city', 'speciality'] as const;

export class SuggestedView extends AuthorView {
  /** What the two members have in common. */
  @Wire({ of: 'text', words: SHARED }) shared!: string[];
  /** The number of mutual connections. */
  @Wire() mutual!: number;
}

export class SuggestionsView {
  @Wire({ of: () => SuggestedView }) result!: SuggestedView[];
  /** Whether the caller takes part in suggestions. */
  @Wire('suggested') isSuggested!: boolean;
}

export class SuggestionsBody {
  @Wire('suggested')
  @Required('Please answer yes or no.')
  readonly isSuggested!: boolean;
}

export function suggestedView(row: SuggestedRow, addresses: MediaAddresses): SuggestedView {
  const { sameSchool, sameCity, sameSpeciality, mutual } = row;
  const shared = SHARED.filter((_, i) => [sameSchool, sameCity, sameSpeciality][i]);
  return Object.assign(new SuggestedView(), authorFields(authorOf(row, addresses)), {
    shared,
    mutual,
  });
}
