const LIMIT = 600;
/** What no page shows any more, such as a deleted post, is gone an hour later. */
const UNUSED_MS = 60 * 60_000;

interface Used<Item> {
  readonly item: Item;
  usedAt: number;
}

interface Known {
  readonly id: string;
  json?: Buffer;
}

/** Not by the item's own id: a changed row makes another item. */
const known = new WeakMap<object, Known>();
let last = 0;

/**
 * The items that a page makes of an API's rows, by all that is in the row: the same row makes the
 * same frozen object, so what is derived from it, such as its HTML, can be found by identity. Who
 * may see what is decided before: by the rows that the API returns to the reader.
 */
export class KeptItems<Row extends object, Item extends object> {
  private readonly items = new Map<string, Used<Item>>();

  constructor(
    private readonly make: (row: Row) => Item,
    private readonly limit = LIMIT,
  ) {}

  of(row: Row): Item {
    const key = JSON.stringify(row);
    const used = this.items.get(key);
    if (used) this.items.delete(key);
    const item = used?.item ?? this.made(row);
    this.items.set(key, { item, usedAt: Date.now() });
    if (!used) this.evict();
    return item;
  }

  private made(row: Row): Item {
    const item = frozen(this.make(row));
    last += 1;
    known.set(item, { id: `#${last}` });
    return item;
  }

  private evict(): void {
    const unused = Date.now() - UNUSED_MS;
    for (const [oldest, { usedAt }] of this.items) {
      if (this.items.size <= this.limit && usedAt > unused) return;
      this.items.delete(oldest);
    }
  }
}

/** Of a kept item: unique in this process, and never the beginning of JSON. */
export function idOfItem(item: unknown): string | undefined {
  return typeof item === 'object' && item !== null ? known.get(item)?.id : undefined;
}

/** An item in a script of the page; that of a kept one is written once. */
export function scriptOfItem(item: object): Buffer {
  const kept = known.get(item);
  if (!kept) return Buffer.from(inScript(item));
  kept.json ??= Buffer.from(inScript(item));
  return kept.json;
}

const ESCAPED: Record<string, string> = {
  '<': '\\u003c',
  '>': '\\u003e',
  '&': '\\u0026',
  '\u2028': '\\u2028',
  '\u2029': '\\u2029',
};

/** JSON that neither ends a script nor begins a comment in it. */
export function inScript(value: unknown): string {
  return JSON.stringify(value).replace(/[<>&\u2028\u2029]/g, (sign) => ESCAPED[sign] ?? sign);
}

function frozen<Value>(value: Value): Value {
  if (typeof value !== 'object' || value === null) return value;
  for (const part of Object.values(value)) frozen(part);
  return Object.freeze(value);
}
