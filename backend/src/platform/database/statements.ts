/** A statement as PostgreSQL takes it: numbered parameters, and a name once it is worth a plan of its own. */
export interface Statement {
  readonly text: string;
  readonly values: readonly unknown[];
  readonly name?: string;
}

interface Known {
  readonly text: string;
  readonly name: string;
  times: number;
}

/** Asked this often, a statement is planned once in every connection that asks it. */
const OFTEN = 3;
/** Texts that vary (a day, conditions that come and go) would otherwise pile up, here and in the server. */
const MOST_KNOWN = 500;
const MARK = /\\?\?/g;
/** All columns of a table, whose plan a server refuses for good once the table has one more: an upgrade would stop those who go on. */
const ALL_COLUMNS = /"\.\*/;
/** What stands for no end where ids are asked for that come before one. */
const ENDLESS = Number.MAX_SAFE_INTEGER;
const fitsAnInteger = (value: number) => Number.isInteger(value) && Math.abs(value) < 2 ** 31;

type Slice = 'limit' | 'offset';

/**
 * The statements of this process by their text. PostgreSQL takes longer to plan most of ours than to carry them out; under a name
 * each connection plans them once. Whether one plan serves all values PostgreSQL finds out by itself. Two kinds of numbers are part of
 * the text: how many rows are wanted and from where, for without that it would plan to read a tenth of all there are; and what no integer column holds,
 * which as a value for one would be a fault, while in the text it equals none.
 */
export class Statements {
  private readonly known = new Map<string, Known>();
  private readonly slices = new Map<string, ReadonlyMap<number, Slice>>();
  private count = 0;

  /** @param sql with `?` for each of the values; `\?` is a question mark */
  of(sql: string, values: readonly unknown[]): Statement {
    const slices = this.slicesOf(sql);
    const written = values.flatMap((value, at) =>
      typeof value === 'number' && (slices.has(at) || !fitsAnInteger(value)) ? [at] : [],
    );
    const rest = written.length === 0 ? values : values.filter((_, at) => !written.includes(at));
    if (ALL_COLUMNS.test(sql) || written.some((at) => isRare(values[at], slices.get(at))))
      return { text: numbered(sql, values, written), values: rest };
    const key = written.length === 0 ? sql : `${written.map((at) => `${at}:${values[at]}`)} ${sql}`;
    const known = this.known.get(key) ?? this.remember(key, numbered(sql, values, written));
    known.times += 1;
    return known.times >= OFTEN
      ? { text: known.text, values: rest, name: known.name }
      : { text: known.text, values: rest };
  }

  private slicesOf(sql: string): ReadonlyMap<number, Slice> {
    const known = this.slices.get(sql);
    if (known) return known;
    const marks = [...sql.matchAll(MARK)].filter(([mark]) => mark === '?');
    const slices = new Map(
      marks.flatMap(({ index }, at): [number, Slice][] => {
        const word = /\b(limit|offset) $/.exec(sql.slice(0, index))?.[1];
        return word ? [[at, word as Slice]] : [];
      }),
    );
    if (this.slices.size >= MOST_KNOWN) this.slices.clear();
    this.slices.set(sql, slices);
    return slices;
  }

  private remember(key: string, text: string): Known {
    this.count += 1;
    const statement = { text, name: `suture_${this.count}`, times: 0 };
    if (this.known.size >= MOST_KNOWN) this.forgetRare();
    if (this.known.size < MOST_KNOWN) this.known.set(key, statement);
    return statement;
  }

  /** What came often long ago is forgotten as well, a little later. */
  private forgetRare(): void {
    for (const [key, known] of this.known) {
      known.times = Math.floor(known.times / 2);
      if (known.times < OFTEN) this.known.delete(key);
    }
  }
}

/** A number that hardly comes again: of a page further on, or written because no integer column holds it. First pages end before `ENDLESS`. */
function isRare(value: unknown, slice: Slice | undefined): boolean {
  return slice === 'offset' ? value !== 0 : slice === undefined && value !== ENDLESS;
}

function numbered(sql: string, values: readonly unknown[], written: readonly number[]): string {
  let at = -1;
  let count = 0;
  return sql.replace(MARK, (mark) => {
    if (mark === '\\?') return '?';
    at += 1;
    if (written.includes(at)) return `(${values[at]})`;
    count += 1;
    return `$${count}`;
  });
}
