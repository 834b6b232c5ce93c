import type { Value } from '../platform/database/statement';

/** A column that a part adds: its type, and its SQL on a post `p`. Takes `READER`. */
export interface PartColumn<Type> {
  readonly value: Value<Type>;
  readonly sql: string;
}

export const column = <Type>(value: Value<Type>, sql: string): PartColumn<Type> => ({ value, sql });

type Columns = Readonly<Record<string, PartColumn<unknown>>>;
/** The types of some columns. */
export type ValuesOf<Some extends Columns> = {
  readonly [Name in keyof Some]: Some[Name]['value'];
};

/** The columns in lists, by name; a part declares its own here, with `declare module`. */
export interface RowOfParts extends Readonly<Record<never, Value<unknown>>> {}
/** The columns for the rules on a single post. */
export interface FactsOfParts extends Readonly<Record<never, Value<unknown>>> {}

/** The columns for whoever watches a post while it changes. */
export interface WatchedOfParts extends Readonly<Record<never, Value<unknown>>> {}
/** The conditions by which members filter lists, by name. */
export interface FiltersOfParts extends Readonly<Record<never, string>> {}
export type PartFilter = keyof FiltersOfParts;

/** A text of a part in which its post is found, on a post `p`. */
export interface PartWords {
  readonly sql: string;
  /** Whether blinded readers may read it. */
  readonly isOpen: boolean;
}

/** What one part adds to what is read of a post. */
export interface ReadPart {
  readonly row?: Columns;
  readonly facts?: Columns;
  readonly watched?: Columns;
  /** Of a post `p`. Takes `now`. */
  readonly filters?: Readonly<Record<string, string>>;
  /** Whether others see a file `f` of a post, if it belongs to the part; true for other files. */
  readonly fileShown?: string;
  /** In the export of its author's data. Takes nothing. */
  readonly exported?: Columns;
  readonly words?: PartWords;
  /** What a blinded reader gets instead. */
  readonly blinded?: Readonly<Record<string, unknown>>;
}

/** What all parts add. */
export interface ReadParts {
  /** Column lists, each begins with a comma. */
  readonly row: string;
  readonly facts: string;
  /** Those that no list has. */
  readonly factsBesides: string;
  readonly watched: string;
  readonly exported: string;
  /** All must hold; begins with `and`. */
  readonly filesShown: string;
  readonly rowGives: { readonly [Name in keyof RowOfParts]: RowOfParts[Name] };
  readonly factsGive: { readonly [Name in keyof FactsOfParts]: FactsOfParts[Name] };
  readonly watchedGives: { readonly [Name in keyof WatchedOfParts]: WatchedOfParts[Name] };
  readonly filters: { readonly [Name in PartFilter]: string };
  readonly exportGives: Readonly<Record<string, Value<unknown>>>;
  readonly words: readonly PartWords[];
  readonly blinded: Readonly<Record<string, unknown>>;
  readonly factNames: readonly string[];
}

const listed = (columns: Columns) =>
  Object.entries(columns)
    .map(([name, { sql }]) => `,\n  ${sql} as "${name}"`)
    .join('');

const valuesOf = (columns: Columns) =>
  Object.fromEntries(Object.entries(columns).map(([name, { value }]) => [name, value]));

const without = (columns: Columns, others: Columns): Columns =>
  Object.fromEntries(Object.entries(columns).filter(([name]) => !(name in others)));

/** Puts the columns of all parts together, in their order. */
export function together(parts: readonly ReadPart[]): ReadParts {
  const row: Columns = Object.assign({}, ...parts.map((part) => part.row));
  const facts: Columns = Object.assign({}, ...parts.map((part) => part.facts));
  const watched: Columns = Object.assign({}, ...parts.map((part) => part.watched));
  const exported: Columns = Object.assign({}, ...parts.map((part) => part.exported));
  return {
    row: listed(row),
    facts: listed(facts),
    factsBesides: listed(without(facts, row)),
    watched: listed(watched),
    exported: listed(exported),
    filesShown: parts.map(({ fileShown }) => (fileShown ? ` and ${fileShown}` : '')).join(''),
    rowGives: valuesOf(row) as ReadParts['rowGives'],
    factsGive: valuesOf(facts) as ReadParts['factsGive'],
    watchedGives: valuesOf(watched) as ReadParts['watchedGives'],
    filters: Object.assign({}, ...parts.map(({ filters }) => filters)),
    exportGives: valuesOf(exported),
    words: parts.flatMap(({ words }) => words ?? []),
    blinded: Object.assign({}, ...parts.map(({ blinded }) => blinded)),
    factNames: Object.keys(facts),
  };
}
