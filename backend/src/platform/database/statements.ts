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

/** What is known of a text as the code has it, with `?` for each value. */
interface Source {
  readonly slices: ReadonlyMap<number, Slice>;
  readonly isPrepared: boolean;
  /** By the numbers that are written into the text. */
  readonly forms: Map<string, Known>;
}

/**
 * The prepared statements of this process, by text. Planning most of our statements takes
 * PostgreSQL longer than running them; with a name, each connection plans them once, and PostgreSQL
 * itself decides whether one plan suits all values. Two kinds of numbers are written into the text
 * instead of passed as parameters: limits and offsets, because without them PostgreSQL plans for a
 * tenth of all rows; and numbers too large for an integer column, which would be an error as a
 * parameter but simply match nothing as a literal.
 */
export class Statements {
  private readonly sources = new Map<string, Source>();
  private forms = 0;
  private count = 0;

  /** @param sql with `?` for each value; `\?` is a literal question mark */
  of(sql: string, values: readonly unknown[]): Statement {
    const source = this.sourceOf(sql);
    const { slices } = source;
    const written = values.flatMap((value, at) =>
      typeof value === 'number' && (slices.has(at) || !fitsAnInteger(value)) ? [at] : [],
    );
    const rest = written.length === 0 ? values : values.filter((_, at) => !written.includes(at));
    if (!source.isPrepared || written.some((at) => isRare(values[at], slices.get(at))))
      return { text: numbered(sql, values, written), values: rest };
    const key = written.map((at) => `${at}:${values[at]}`).join();
    const known =
      source.forms.get(key) ?? this.remember(source, key, numbered(sql, values, written));
    known.times += 1;
    return known.times >= OFTEN
      ? { text: known.text, values: rest, name: known.name }
      : { text: known.text, values: rest };
  }

  private sourceOf(sql: string): Source {
    const known = this.sources.get(sql);
    if (known) return known;
    const marks = [...sql.matchAll(MARK)].filter(([mark]) => mark === '?');
    const slices = new Map(
      marks.flatMap(({ index }, at): [number, Slice][] => {
        const word = /\b(limit|offset) $/.exec(sql.slice(0, index))?.[1];
        return word ? [[at, word as Slice]] : [];
      }),
    );
    const source = { slices, isPrepared: !ALL_COLUMNS.test(sql), forms: new Map<string, Known>() };
    if (this.sources.size >= MOST_KNOWN) this.forgetRare();
    if (this.sources.size < MOST_KNOWN) this.sources.set(sql, source);
    return source;
  }

  private remember({ forms }: Source, key: string, text: string): Known {
    this.count += 1;
    const statement = { text, name: `suture_${this.count}`, times: 0 };
    if (this.forms >= MOST_KNOWN) this.forgetRare();
    if (this.forms >= MOST_KNOWN) return statement;
    forms.set(key, statement);
    this.forms += 1;
    return statement;
  }

  /**
   * Halves all counts, so that statements that used to be frequent are eventually forgotten as
   * well.
   */
  private forgetRare(): void {
    this.forms = 0;
    for (const [sql, { forms }] of this.sources) {
      for (const [key, known] of forms) {
        known.times = Math.floor(known.times / 2);
        if (known.times < OFTEN) forms.delete(key);
      }
      this.forms += forms.size;
      if (forms.size === 0) this.sources.delete(sql);
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
