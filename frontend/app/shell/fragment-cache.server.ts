import { randomBytes } from 'node:crypto';
import { createElement } from 'react';
import type { DrawFragment, FragmentRenderer } from '../ui/cached-fragment';
import type { ShownFromTime } from '../ui/use-now';
import { idOfItem } from '../wire/kept-items.server';

const LIMIT_BYTES = 8 * 1024 * 1024;
/** What no page shows any more, such as a deleted post, is gone an hour later. */
const UNUSED_MS = 60 * 60_000;
/** How far ahead it is checked that a fragment will still show the right time. */
const CHECKED_MS = 20_000;

/**
 * The element that marks a fragment in React's HTML. Its name is random, so that a member cannot
 * write it.
 */
const TAG = `cached-${randomBytes(16).toString('hex')}`;
const OPENING = `<${TAG} id="`;
const CLOSING = `</${TAG}>`;

interface Fragment {
  readonly html: Buffer;
  readonly shown: readonly ShownFromTime[];
}

interface Used extends Fragment {
  usedAt: number;
  /** The period for which what it shows of the time is known to be right. */
  from: string;
  to: string;
}

interface Missing {
  readonly key: string;
  readonly shown: ShownFromTime[];
}

/**
 * The HTML of fragments by all of their props, the least recently used ones evicted first. Who may
 * see what is decided before: by the data that a page was given, which these props are.
 */
export class FragmentCache {
  private readonly fragments = new Map<string, Used>();
  private bytes = 0;

  constructor(private readonly limitBytes = LIMIT_BYTES) {}

  /** @returns undefined if there is none, or it showed another time */
  get(key: string, now: string): Fragment | undefined {
    const fragment = this.fragments.get(key);
    if (!fragment || !showsTime(fragment, now)) return undefined;
    this.fragments.delete(key);
    this.fragments.set(key, fragment);
    fragment.usedAt = Date.now();
    return fragment;
  }

  set(key: string, fragment: Fragment): void {
    this.delete(key);
    this.fragments.set(key, { ...fragment, usedAt: Date.now(), from: '', to: '' });
    this.bytes += sizeOf(key, fragment);
    this.evict();
  }

  private evict(): void {
    const unused = Date.now() - UNUSED_MS;
    for (const [oldest, { usedAt }] of this.fragments) {
      if (this.bytes <= this.limitBytes && usedAt > unused) return;
      this.delete(oldest);
    }
  }

  private delete(key: string): void {
    const fragment = this.fragments.get(key);
    if (!fragment) return;
    this.fragments.delete(key);
    this.bytes -= sizeOf(key, fragment);
  }
}

/**
 * What a fragment shows of the time only moves forwards, so if it is right now and at the end of a
 * period, it is right throughout.
 */
function showsTime(fragment: Used, now: string): boolean {
  if (now >= fragment.from && now <= fragment.to) return true;
  const isRightAt = (time: string) =>
    fragment.shown.every(({ derive, shown }) => isSame(derive(time), shown));
  if (!isRightAt(now)) return false;
  const later = new Date(Date.parse(now) + CHECKED_MS).toISOString();
  if (isRightAt(later)) Object.assign(fragment, { from: now, to: later });
  return true;
}

const isSame = (one: unknown, other: unknown) =>
  one === other || JSON.stringify(one) === JSON.stringify(other);

const sizeOf = (key: string, { html }: Fragment) => 2 * key.length + html.length;

/** Not from Node's pool, of which a small buffer would keep a whole block alive. */
function ownBytes(text: string): Buffer {
  const bytes = Buffer.allocUnsafeSlow(Buffer.byteLength(text));
  bytes.write(text);
  return bytes;
}

/** Kept items by their id: their JSON would take longer than everything else here. */
function keyOf(name: string, props: object): string {
  let key = name;
  for (const [prop, value] of Object.entries(props))
    key += ` ${prop} ${idOfItem(value) ?? JSON.stringify(value)}`;
  return key;
}

/** The fragments of one page: `render` while React renders it, `fill` afterwards. */
export class PageFragments implements FragmentRenderer {
  private readonly placed: (Fragment | Missing)[] = [];

  constructor(
    private readonly cache: FragmentCache,
    private readonly now: string,
  ) {}

  render(name: string, props: object, draw: DrawFragment) {
    const key = keyOf(name, props);
    const known = this.cache.get(key, this.now);
    const id = this.placed.length;
    if (known) {
      this.placed.push(known);
      return createElement(TAG, { id });
    }
    const missing: Missing = { key, shown: [] };
    this.placed.push(missing);
    return createElement(TAG, { id }, draw(missing.shown));
  }

  /** The page with all fragments in their places; those that React has rendered are kept. */
  fill(page: string): Buffer[] {
    const [start = '', ...parts] = page.split(OPENING);
    return [Buffer.from(start), ...parts.flatMap((part) => this.filled(part))];
  }

  /** `part` begins with the id of a fragment: `3">…`, and what follows the fragment. */
  private filled(part: string): Buffer[] {
    const from = part.indexOf('"');
    const to = part.indexOf(CLOSING, from);
    const fragment = this.placed[Number(part.slice(0, from))] as Fragment | Missing;
    const after = Buffer.from(part.slice(to + CLOSING.length));
    if ('html' in fragment) return [fragment.html, after];
    const html = ownBytes(part.slice(from + '">'.length, to));
    this.cache.set(fragment.key, { html, shown: fragment.shown });
    return [html, after];
  }
}
