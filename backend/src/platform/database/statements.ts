/** A statement as PostgreSQL takes it: numbered parameters, and a name once it is planned. */
export interface Statement {
  readonly text: string;
  readonly name?: string;
}

/** Asked this often, a statement is worth a plan of its own in every connection that asks it. */
const OFTEN = 3;
/** Texts that vary (lists of values) would otherwise pile up, here and in the server. */
const MOST_KNOWN = 500;

/**
 * The statements of this process by their text. PostgreSQL takes longer to plan most of ours than to carry them out; under a name
 * each connection plans them once. Whether one plan serves all values PostgreSQL finds out by itself.
 */
export class Statements {
  private readonly known = new Map<string, { readonly text: string; readonly name: string; times: number }>();
  private count = 0;

  of(sql: string): Statement {
    const known = this.known.get(sql) ?? this.remember(sql);
    known.times += 1;
    return known.times >= OFTEN ? { text: known.text, name: known.name } : { text: known.text };
  }

  private remember(sql: string) {
    this.count += 1;
    const statement = { text: numbered(sql), name: `suture_${this.count}`, times: 0 };
    if (this.known.size >= MOST_KNOWN) this.forgetRare();
    if (this.known.size < MOST_KNOWN) this.known.set(sql, statement);
    return statement;
  }

  private forgetRare(): void {
    for (const [sql, { times }] of this.known) if (times < OFTEN) this.known.delete(sql);
  }
}

/** `?` becomes `$1`, `$2`, …; `\?` is a question mark. */
function numbered(sql: string): string {
  let count = 0;
  return sql.replace(/\\?\?/g, (mark) => {
    if (mark === '\\?') return '?';
    count += 1;
    return `$${count}`;
  });
}
