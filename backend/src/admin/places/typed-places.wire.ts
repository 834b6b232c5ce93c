import { Rule } from '../../wire/rules';
import { Wire } from '../../wire/wire';

/** Larger values do not fit into an integer id column. */
const MAX_ID = 2 ** 31 - 1;
const isId = (value: unknown) =>
  Number.isSafeInteger(value) && Number(value) > 0 && Number(value) <= MAX_ID;

export class TypedPlaceView {
  @Wire('id') id!: number;
  @Wire('kind') kind!: string;
  @Wire('name') name!: string;
  @Wire('country') country!: string;
  @Wire('city') city!: string;
  @Wire('uses') uses!: number;
  @Wire('typed_at') typedAt!: Date;
}

export class EntryView {
  @Wire('id') id!: number;
  @Wire('name') name!: string;
  @Wire('where') where!: string;
}

export class MergeableView {
  @Wire('place', { of: () => TypedPlaceView }) place!: TypedPlaceView;
  @Wire('entries', { of: () => EntryView }) entries!: EntryView[];
}

export class EntriesQuery {
  /** The name to search for; defaults to the typed one. */
  @Wire('term', { optional: true, max: 100 })
  readonly term?: string;
}

export class MergeBody {
  @Wire('into')
  @Rule('id', isId, 'Please choose an entry of the list.')
  readonly entryId!: number;
}

export class MergedView {
  @Wire('rewritten') rewritten!: number;
}
