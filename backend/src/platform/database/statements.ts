/**
 * A statement as PostgreSQL expects it: numbered parameters, and a name once it is worth preparing.
 */
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

/** A statement used this often is prepared, once on each connection that uses it. */
const OFTEN = 3;
/**
 * Upper limit: texts that vary (a day, optional conditions) would otherwise pile up here and in the
 * server.
 */
const MOST_KNOWN = 500;
const MARK = /\\?\?/g;
/**
 * `select *`: PostgreSQL permanently refuses a prepared plan of it once the table gains a column,
 * so an upgrade would break the processes still running.
 */
const ALL_COLUMNS = /"\.\*/;
/** Used as the upper bound when ids are paged backwards from no particular id. */
const ENDLESS = Number.MAX_SAFE_INTEGER;
const fitsAnInteger = (value: number) => Number.isInteger(value) && Math.abs(value) < 2 ** 31;

type Slice = 'limit' | 'offset';

/**
 * The prepared statements of this process, by text. Planning most of our statements takes
 * PostgreSQL longer than running them; with a name, each connection plans them once, and PostgreSQL
 * itself decides whether one plan suits all values. Two kinds of numbers are written into the text
 * instead of passed as parameters: limits and offsets, because without them PostgreSQL plans for a
 * tenth of all rows; and numbers too large for an integer column, which would be an error as a
 * parameter but simply match nothing as a literal.
 */
export class Statements {
  private readonly known = new Map<string, Known>();
  private readonly slices = new Map<string, ReadonlyMap<number, Slice>>();
  private count = 0;

  /** @param sql with `?` for each value; `\?` is a literal question mark */
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

  /**
   * Halves all counts, so that statements that used to be frequent are eventually forgotten as
   * well.
   */
  private forgetRare(): void {
    for (const [key, known] of this.known) {
      known.times = Math.floor(known.times / 2);
      if (known.times < OFTEN) this.known.delete(key);
    }
  }
}

/**
 * Whether a literal number is unlikely to be used again: the offset of a later page, or a number
 * too large for an integer column. First pages end before `ENDLESS`.
 */
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
