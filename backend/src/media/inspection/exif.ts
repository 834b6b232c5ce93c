/** The EXIF tags that reveal who, where, when and with which device; all others are ignored. */
const NAMES: Readonly<Record<number, string>> = {
  270: 'description',
  271: 'make',
  272: 'model',
  305: 'software',
  306: 'modified',
  315: 'artist',
  33432: 'copyright',
  36867: 'taken',
  36868: 'digitised',
  42032: 'owner',
  42033: 'serial',
};
const EXIF_IFD = 0x8769;
const GPS_IFD = 0x8825;
const ASCII = 2;
const RATIONAL = 5;
const SIZES: Readonly<Record<number, number>> = { 1: 1, 2: 1, 3: 2, 4: 4, 5: 8, 7: 1, 9: 4, 10: 8 };
const MOST_ENTRIES = 200;
/** Two hundred entries could each claim the whole file as their text. */
const MOST_TEXT_BYTES = 512;

export interface Exif {
  readonly texts: Readonly<Record<string, string>>;
  readonly place: { readonly latitude: number; readonly longitude: number } | undefined;
  readonly hasPlace: boolean;
  readonly hasThumbnail: boolean;
}

interface Entry {
  readonly tag: number;
  readonly type: number;
  readonly count: number;
  readonly at: number;
}

/** Reads as much as possible of a TIFF block; never fails on a broken one. */
class Reader {
  private readonly base: number;
  private readonly little: boolean;

  constructor(private readonly bytes: Buffer) {
    this.base = bytes.toString('latin1', 0, 4) === 'Exif' ? 6 : 0;
    this.little = bytes.toString('latin1', this.base, this.base + 2) === 'II';
  }

  get first(): number {
    return this.long(this.base + 4);
  }

  entries(offset: number): { entries: Entry[]; next: number } {
    const start = this.base + offset;
    const count = Math.min(this.short(start), MOST_ENTRIES);
    const entries = Array.from({ length: count }, (_, index) => this.entry(start + 2 + index * 12));
    return { entries, next: this.long(start + 2 + count * 12) };
  }

  private entry(at: number): Entry {
    const type = this.short(at + 2);
    const count = this.long(at + 4);
    const fits = (SIZES[type] ?? 1) * count <= 4;
    return { tag: this.short(at), type, count, at: fits ? at + 8 : this.base + this.long(at + 8) };
  }

  text({ type, count, at }: Entry): string {
    if (type !== ASCII) return '';
    return this.bytes
      .toString('utf8', at, Math.min(at + Math.min(count, MOST_TEXT_BYTES), this.bytes.length))
      .replace(/\p{Cc}+/gu, ' ')
      .trim();
  }

  rationals({ type, count, at }: Entry): number[] {
    if (type !== RATIONAL || count > 8) return [];
    return Array.from(
      { length: count },
      (_, index) => this.long(at + index * 8) / (this.long(at + index * 8 + 4) || 1),
    );
  }

  offset({ at }: Entry): number {
    return this.long(at);
  }

  private short(at: number): number {
    if (at < 0 || at + 2 > this.bytes.length) return 0;
    return this.little ? this.bytes.readUInt16LE(at) : this.bytes.readUInt16BE(at);
  }

  private long(at: number): number {
    if (at < 0 || at + 4 > this.bytes.length) return 0;
    return this.little ? this.bytes.readUInt32LE(at) : this.bytes.readUInt32BE(at);
  }
}

/** The people, places and times in an EXIF block (of a JPEG, PNG or WebP). */
export function readExif(bytes: Buffer): Exif {
  const reader = new Reader(bytes);
  const main = reader.entries(reader.first);
  const below = (tag: number) => {
    const pointer = main.entries.find((entry) => entry.tag === tag);
    return pointer ? reader.entries(reader.offset(pointer)).entries : [];
  };
  const named = [...main.entries, ...below(EXIF_IFD)].filter(({ tag }) => NAMES[tag]);
  const texts = Object.fromEntries(
    named.map((entry) => [NAMES[entry.tag] ?? '', reader.text(entry)]).filter(([, text]) => text),
  );
  const gps = below(GPS_IFD);
  return {
    texts,
    place: placeIn(reader, gps),
    hasPlace: gps.length > 0,
    hasThumbnail: main.next !== 0,
  };
}

function placeIn(reader: Reader, gps: readonly Entry[]): Exif['place'] {
  const side = (reference: number, value: number, negative: string) => {
    const entry = gps.find(({ tag }) => tag === value);
    const sign = gps.find(({ tag }) => tag === reference);
    const [degrees, minutes = 0, seconds = 0] = entry ? reader.rationals(entry) : [];
    if (degrees === undefined) return undefined;
    const size = degrees + minutes / 60 + seconds / 3_600;
    return sign && reader.text(sign).startsWith(negative) ? -size : size;
  };
  const latitude = side(1, 2, 'S') ?? Number.NaN;
  const longitude = side(3, 4, 'W') ?? Number.NaN;
  // What is no place on Earth is no place.
  const isPlace = Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180;
  return isPlace ? { latitude, longitude } : undefined;
}
