import { LeavesOut } from './left-out.rules';
import type { Kind, Wanted } from './wanted.rules';

/** A file that is read piece by piece; what nobody asks for is never in memory. */
export interface Source {
  readonly size: number;
  /** Fewer bytes than asked for at the end of the file only. */
  read(from: number, to: number): Uint8Array;
}

export const sourceOf = (bytes: Uint8Array): Source => ({
  size: bytes.length,
  read: (from, to) => bytes.subarray(from, to),
});

export interface Encoding {
  readonly isExplicit: boolean;
  readonly isLittle: boolean;
}

/** Where the pixels lie: as they are, or in fragments, each in its own piece of the file. */
export interface PixelPlace {
  readonly isCoded: boolean;
  readonly pieces: readonly (readonly [from: number, to: number])[];
  /** The offset of each frame, as the file states it, from the first fragment. */
  readonly offsets: readonly number[];
  /** The delimiter of the fragments, or bytes of the pixels, are missing. */
  readonly isCutOff: boolean;
}

const BLOCK = 64 * 1024;
const UNDEFINED = 0xffffffff;
const ITEM = 0xfffee000;
const ITEM_END = 0xfffee00d;
const SEQUENCE_END = 0xfffee0dd;
const PIXELS = 0x7fe00010;
const MOST_ELEMENTS = 200_000;
const MOST_ITEMS = 20_000;
const MOST_DEPTH = 8;
const SHORT_HEAD = 8;
const LONG_HEAD = 12;
const vr = (letters: string) => (letters.charCodeAt(0) << 8) | letters.charCodeAt(1);
const UNKNOWN = vr('UN');
/** Value representations with two reserved bytes and a length of 32 bits. */
const LONG = new Set(
  ['OB', 'OD', 'OF', 'OL', 'OV', 'OW', 'SQ', 'SV', 'UC', 'UN', 'UR', 'UT', 'UV'].map(vr),
);
const isLetter = (code: number) => code > 0x40 && code < 0x5b;

interface Head {
  readonly tag: number;
  readonly vr: number;
  readonly length: number;
  /** Where its value begins. */
  readonly at: number;
}

/** The values of a data set that somebody asked for. */
export class Elements {
  private readonly values = new Map<number, Uint8Array>();
  private readonly lists = new Map<number, Elements[]>();
  constructor(private readonly isLittle: boolean) {}

  keep(tag: number, value: Uint8Array): void {
    this.values.set(tag, value);
  }

  add(tag: number, item: Elements): void {
    this.lists.set(tag, [...(this.lists.get(tag) ?? []), item]);
  }

  items(tag: number): readonly Elements[] {
    return this.lists.get(tag) ?? [];
  }

  bytes(tag: number): Uint8Array | undefined {
    return this.values.get(tag);
  }

  /** The texts between backslashes, without the spaces and zeros that fill them up. */
  texts(tag: number): string[] {
    const bytes = this.values.get(tag) ?? new Uint8Array();
    const text = String.fromCharCode(...bytes);
    return text === '' ? [] : text.split('\\').map((part) => part.replaceAll('\0', '').trim());
  }

  text(tag: number): string {
    return this.texts(tag)[0] ?? '';
  }

  numbers(tag: number, kind: Exclude<Kind, 'text' | 'bytes'>): number[] {
    if (kind === 'decimal') return this.texts(tag).filter(Boolean).map(Number);
    const bytes = this.values.get(tag) ?? new Uint8Array();
    const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length);
    const size = { u16: 2, s16: 2, u32: 4, f64: 8 }[kind];
    return Array.from({ length: Math.floor(bytes.length / size) }, (_, index) => {
      const at = index * size;
      if (kind === 'u16') return view.getUint16(at, this.isLittle);
      if (kind === 's16') return view.getInt16(at, this.isLittle);
      return kind === 'u32'
        ? view.getUint32(at, this.isLittle)
        : view.getFloat64(at, this.isLittle);
    });
  }

  number(tag: number, kind: Exclude<Kind, 'text' | 'bytes'>): number | undefined {
    const [first] = this.numbers(tag, kind);
    return Number.isFinite(first) ? first : undefined;
  }
}

/** Reads one data set: takes what is wanted, and skips all else by its length. */
export class ElementReader {
  private block: DataView = new DataView(new ArrayBuffer(0));
  private blockAt = 0;
  private elements = 0;
  private items = 0;
  pixels: PixelPlace | undefined;

  constructor(private readonly source: Source) {}

  u16(at: number, isLittle = true): number {
    return this.around(at, 2).getUint16(at - this.blockAt, isLittle);
  }

  u32(at: number, isLittle = true): number {
    return this.around(at, 4).getUint32(at - this.blockAt, isLittle);
  }

  /**
   * Reads elements from `at` until the pixels, the end of the item or `end`.
   * @param wanted nothing is kept without it @param group ends before the first element that is not
   *   of this group
   * @returns where it ended @throws LeavesOut
   */
  readInto(
    kept: Elements,
    { at, end = this.source.size, wanted, encoding, depth = 0, group }: Part,
  ): number {
    if (depth > MOST_DEPTH) throw new LeavesOut('unreadable');
    let next = at;
    while (next + SHORT_HEAD <= end) {
      if (group !== undefined && this.u16(next, encoding.isLittle) !== group) return next;
      const head = this.headAt(next, encoding);
      if (head.tag === ITEM_END || head.tag === SEQUENCE_END) return head.at;
      if (depth === 0 && head.tag === PIXELS) {
        this.pixels = this.pixelsAt(head, encoding);
        return this.source.size;
      }
      next = this.take(kept, head, { at: next, wanted, encoding, depth });
    }
    return end;
  }

  private take(kept: Elements, head: Head, { wanted, encoding, depth = 0 }: Part): number {
    const asked = wanted?.get(head.tag);
    const isUndefined = head.length === UNDEFINED;
    if (asked instanceof Map || isUndefined) {
      // What is of unknown representation and has no length is written as if it were implicit.
      const isForeign = isUndefined && head.vr === UNKNOWN;
      const inside = isForeign ? { isExplicit: false, isLittle: true } : encoding;
      const part = { wanted: asked instanceof Map ? asked : undefined, encoding: inside, depth };
      return this.readItems(kept, head, { at: head.at, ...part });
    }
    const next = head.at + head.length;
    if (next > this.source.size) throw new LeavesOut('cut-off');
    const isKept = typeof asked === 'string' && head.length <= (asked === 'bytes' ? 1 << 18 : 4096);
    if (isKept) kept.keep(head.tag, this.source.read(head.at, next).slice());
    return next;
  }

  private readItems(kept: Elements, sequence: Head, { wanted, encoding, depth = 0 }: Part): number {
    const end = sequence.length === UNDEFINED ? this.source.size : sequence.at + sequence.length;
    if (end > this.source.size) throw new LeavesOut('cut-off');
    let next = sequence.at;
    while (next + SHORT_HEAD <= end) {
      const head = this.headAt(next, encoding);
      if (head.tag === SEQUENCE_END) return head.at;
      if (head.tag !== ITEM) throw new LeavesOut('unreadable');
      if (++this.items > MOST_ITEMS) throw new LeavesOut('too-large');
      const item = new Elements(encoding.isLittle);
      const isUndefined = head.length === UNDEFINED;
      const itemEnd = isUndefined ? end : head.at + head.length;
      if (itemEnd > end) throw new LeavesOut('cut-off');
      const part = { at: head.at, end: itemEnd, wanted, encoding, depth: depth + 1 };
      next = wanted || isUndefined ? this.readInto(item, part) : itemEnd;
      if (!isUndefined) next = itemEnd;
      if (wanted) kept.add(sequence.tag, item);
    }
    if (sequence.length === UNDEFINED) throw new LeavesOut('cut-off');
    return end;
  }

  private pixelsAt({ at, length }: Head, { isLittle }: Encoding): PixelPlace {
    const { size } = this.source;
    if (length !== UNDEFINED) {
      const to = Math.min(at + length, size);
      return { isCoded: false, pieces: [[at, to]], offsets: [], isCutOff: to < at + length };
    }
    const pieces: [number, number][] = [];
    let next = at;
    let isEnded = false;
    while (next + SHORT_HEAD <= size) {
      const head = this.headAt(next, { isExplicit: false, isLittle });
      isEnded = head.tag === SEQUENCE_END;
      if (head.tag !== ITEM) break;
      if (++this.items > MOST_ITEMS) throw new LeavesOut('too-large');
      if (head.at + head.length > size) break;
      pieces.push([head.at, head.at + head.length]);
      next = head.at + head.length;
    }
    const [table, ...fragments] = pieces;
    const count = table ? Math.floor((table[1] - table[0]) / 4) : 0;
    if (count > MOST_ITEMS) throw new LeavesOut('too-large');
    const offsets = Array.from({ length: count }, (_, index) =>
      this.u32((table?.[0] ?? 0) + index * 4, isLittle),
    );
    return { isCoded: true, pieces: fragments, offsets, isCutOff: !isEnded };
  }

  private headAt(at: number, { isExplicit, isLittle }: Encoding): Head {
    if (++this.elements > MOST_ELEMENTS) throw new LeavesOut('too-large');
    const tag = this.u16(at, isLittle) * 0x10000 + this.u16(at + 2, isLittle);
    const code = this.u16(at + 4, false);
    const isNamed = isExplicit && isLetter(code >> 8) && isLetter(code & 0xff);
    if (!isNamed || tag >= ITEM)
      return { tag, vr: 0, length: this.u32(at + 4, isLittle), at: at + SHORT_HEAD };
    if (!LONG.has(code))
      return { tag, vr: code, length: this.u16(at + 6, isLittle), at: at + SHORT_HEAD };
    return { tag, vr: code, length: this.u32(at + SHORT_HEAD, isLittle), at: at + LONG_HEAD };
  }

  /** The block of the file with these bytes. */
  private around(at: number, length: number): DataView {
    const isInside = at >= this.blockAt && at + length <= this.blockAt + this.block.byteLength;
    if (isInside) return this.block;
    if (at + length > this.source.size) throw new LeavesOut('cut-off');
    const bytes = this.source.read(at, at + BLOCK);
    this.block = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    this.blockAt = at;
    return this.block;
  }
}

interface Part {
  readonly at: number;
  readonly end?: number;
  readonly wanted?: Wanted | undefined;
  readonly encoding: Encoding;
  readonly depth?: number;
  readonly group?: number;
}
