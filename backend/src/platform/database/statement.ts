import type { EntityManager } from '@mikro-orm/postgresql';
import { arrayOf, type DbTime } from './columns';

export type Kind = 'boolean' | 'bytes' | 'ids' | 'json' | 'number' | 'text' | 'texts' | 'time';
type Entity<Thing> = abstract new (...from: never[]) => Thing;

/** The type of a parameter or column: that of an entity's property, or one of a few kinds. */
export interface Value<Type> {
  readonly of: Kind | { readonly entity: Entity<unknown>; readonly property: string };
  /** Only for type inference; never set. */
  readonly type?: Type;
}

type Values = Readonly<Record<string, Value<unknown>>>;
type TypeOf<One> = One extends Value<infer Type> ? Type : never;
/** Times are passed as `Date` but returned as text. */
type Read<Type> = Type extends Date ? DbTime : Type;
type Params<Takes> = { readonly [Name in keyof Takes]: TypeOf<Takes[Name]> };
type Row<Gives> = { readonly [Name in keyof Gives]: Read<TypeOf<Gives[Name]>> };
/** The type of a statement's rows. */
export type RowOf<One> = One extends Statement<Values, infer Gives> ? Row<Gives> : never;

export const boolean: Value<boolean> = { of: 'boolean' };
export const number: Value<number> = { of: 'number' };
export const text: Value<string> = { of: 'text' };
export const time: Value<Date> = { of: 'time' };
/** A time as returned in rows, with microseconds. */
export const dbTime: Value<DbTime> = { of: 'time' };
export const bytes: Value<Buffer> = { of: 'bytes' };
/** A single array parameter, whatever its length. */
export const ids: Value<readonly number[]> = { of: 'ids' };
export const texts: Value<readonly string[]> = { of: 'texts' };
export const json = <Type>(): Value<Type> => ({ of: 'json' });
export const nullable = <Type>(value: Value<Type>): Value<Type | null> => ({ of: value.of });

/** The types of columns, taken from their entity. */
export function columns<Thing, Name extends keyof Thing & string>(
  entity: Entity<Thing>,
  ...names: Name[]
): { readonly [One in Name]: Value<Thing[One]> } {
  const values = names.map((property) => [property, { of: { entity, property } }]);
  return Object.fromEntries(values) as { readonly [One in Name]: Value<Thing[One]> };
}

/** `:name`, but not a cast (`::text`) or an array slice (`[1:n]`). */
const NAME = /(?<![:\w]):([a-z]\w*)/g;

/**
 * SQL with named parameters. `npm run check` prepares each statement and compares its parameters
 * and columns with `takes` and `gives`.
 */
export class Statement<Takes extends Values, Gives extends Values> {
  /** One for each occurrence in the SQL, in order. */
  readonly names: readonly string[];
  private readonly marked: string;

  constructor(
    readonly sql: string,
    readonly takes: Takes,
    readonly gives: Gives,
  ) {
    this.names = [...sql.matchAll(NAME)].map(([, name]) => name ?? '');
    this.marked = sql.replace(NAME, '?');
  }

  /** The SQL as PostgreSQL expects it: each occurrence of a parameter becomes a number. */
  get numbered(): string {
    let count = 0;
    return this.sql.replace(NAME, () => `$${++count}`);
  }

  rows(em: EntityManager, params: Params<Takes>): Promise<Row<Gives>[]> {
    const values = this.names.map((name) => {
      const value = params[name as keyof Takes];
      return Array.isArray(value) ? arrayOf(value) : value;
    });
    return em.execute<Row<Gives>[]>(this.marked, values);
  }

  async first(em: EntityManager, params: Params<Takes>): Promise<Row<Gives> | undefined> {
    const [row] = await this.rows(em, params);
    return row;
  }
}

export function statement<Takes extends Values, Gives extends Values>({
  takes,
  gives,
  sql,
}: {
  takes: Takes;
  gives: Gives;
  sql: string;
}): Statement<Takes, Gives> {
  return new Statement(sql, takes, gives);
}
