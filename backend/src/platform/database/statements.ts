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
/** Texts that vary (lists of values) would otherwise pile up, here and in the server. */
const MOST_KNOWN = 500;
const MARK = /\\?\?/g;
const fitsAnInteger = (value: number) => Number.isInteger(value) && Math.abs(value) < 2 ** 31;

/**
 * The statements of this process by their text. PostgreSQL takes longer to plan most of ours than to carry them out; under a name
 * each connection plans them once. Whether one plan serves all values PostgreSQL finds out by itself. Two kinds of numbers are part of
 * the text: how many rows are wanted and from where, for without that it would plan to read a tenth of all there are; and what no integer column holds,
 * which as a value for one would be a fault, while in the text it equals none.
 */
export class Statements {
  private readonly known = new Map<string, Known>();
  private readonly limits = new Map<string, readonly number[]>();
  private count = 0;

  /** @param sql with `?` for each of the values; `\?` is a question mark */
  of(sql: string, values: readonly unknown[]): Statement {
    const limits = this.limitsOf(sql);
    const written = values.flatMap((value, index) =>
      typeof value === 'number' && (limits.includes(index) || !fitsAnInteger(value)) ? [index] : [],
    );
    const key = written.length === 0 ? sql : `${written.map((index) => `${index}:${values[index]}`)} ${sql}`;
    const known = this.known.get(key) ?? this.remember(key, numbered(sql, values, written));
    known.times += 1;
    const rest = written.length === 0 ? values : values.filter((_, index) => !written.includes(index));
    return known.times >= OFTEN ? { text: known.text, values: rest, name: known.name } : { text: known.text, values: rest };
  }

  private limitsOf(sql: string): readonly number[] {
    const known = this.limits.get(sql);
    if (known) return known;
    const marks = [...sql.matchAll(MARK)].filter(([mark]) => mark === '?');
    const limits = marks.flatMap(({ index }, at) => (/\b(?:limit|offset) $/.test(sql.slice(0, index)) ? [at] : []));
    if (this.limits.size >= MOST_KNOWN) this.limits.clear();
    this.limits.set(sql, limits);
    return limits;
  }

  private remember(key: string, text: string): Known {
    this.count += 1;
    const statement = { text, name: `suture_${this.count}`, times: 0 };
    if (this.known.size >= MOST_KNOWN) this.forgetRare();
    if (this.known.size < MOST_KNOWN) this.known.set(key, statement);
    return statement;
  }

  private forgetRare(): void {
    for (const [key, { times }] of this.known) if (times < OFTEN) this.known.delete(key);
  }
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
