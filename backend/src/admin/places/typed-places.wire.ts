import { Rule } from '../../wire/rules';
import { Wire } from '../../wire/wire';

/** Larger values do not fit into an integer id column. */
const MAX_ID = 2 ** 31 - 1;
const isId = (value: unknown) =>
  Number.isSafeInteger(value) && Number(value) > 0 && Number(value) <= MAX_ID;

export class TypedPlaceView {
  @Wire() id!: number;
  @Wire() kind!: string;
  @Wire() name!: string;
  @Wire() country!: string;
  @Wire() city!: string;
  @Wire() uses!: number;
  @Wire('typed_at') typedAt!: Date;
}

export class EntryView {
  @Wire() id!: number;
  @Wire() name!: string;
  @Wire() where!: string;
}

export class MergeableView {
  @Wire({ of: () => TypedPlaceView }) place!: TypedPlaceView;
  @Wire({ of: () => EntryView }) entries!: EntryView[];
}

export class EntriesQuery {
  /** The name to search for; defaults to the typed one. */
  @Wire({ optional: true, max: 100 })
  readonly term?: string;
}

export class MergeBody {
  @Wire('into')
  @Rule('id', isId, 'Please choose an entry of the list.')
  readonly entryId!: number;
}

export class MergedView {
  @Wire() rewritten!: number;
}
