/** Writes DICOM files by a seed, in every odd way that real ones are written. */
export interface Element {
  readonly tag: number;
  readonly vr: string;
  readonly value:
    | string
    | number
    | readonly string[]
    | readonly number[]
    | Uint8Array
    | readonly (readonly Element[])[];
}

export interface Written {
  readonly isExplicit?: boolean;
  readonly isLittle?: boolean;
  /** Sequences and items without length, ended by delimiters. */
  readonly isOpen?: boolean;
}

const LONG = ['OB', 'OW', 'SQ', 'UN', 'UT'];
const SIZES: Readonly<Record<string, number>> = { US: 2, SS: 2, UL: 4, FD: 8 };
export const EXPLICIT = '1.2.840.10008.1.2.1';
const OPEN = 0xffffffff;
const [ITEM, ITEM_END, SEQUENCE_END] = [0xfffee000, 0xfffee00d, 0xfffee0dd];

export const el = (tag: number, vr: string, value: Element['value']): Element => ({
  tag,
  vr,
  value,
});

function number(size: number, value: number, isLittle: boolean): Buffer {
  const bytes = Buffer.alloc(size);
  const view = new DataView(bytes.buffer, bytes.byteOffset, size);
  if (size === 8) view.setFloat64(0, value, isLittle);
  else if (size === 4) view.setUint32(0, value >>> 0, isLittle);
  else view.setUint16(0, value & 0xffff, isLittle);
  return bytes;
}

const tagOf = (tag: number, isLittle: boolean) =>
  Buffer.concat([number(2, tag / 0x10000, isLittle), number(2, tag & 0xffff, isLittle)]);

function valueBytes({ vr, value }: Element, how: Written): Buffer {
  const { isLittle = true } = how;
  if (value instanceof Uint8Array) return Buffer.from(value);
  if (vr === 'SQ') return Buffer.concat((value as Element[][]).map((item) => itemOf(item, how)));
  const size = SIZES[vr];
  const values = Array.isArray(value) ? (value as number[]) : [value as number];
  if (size) return Buffer.concat(values.map((one) => number(size, one, isLittle)));
  const text = Array.isArray(value) ? value.join('\\') : String(value);
  return Buffer.from(text.length % 2 ? `${text} ` : text, 'latin1');
}

function itemOf(elements: readonly Element[], how: Written): Buffer {
  const { isLittle = true, isOpen } = how;
  const inside = dataSet(elements, how);
  const head = [tagOf(ITEM, isLittle), number(4, isOpen ? OPEN : inside.length, isLittle)];
  const end = isOpen ? [tagOf(ITEM_END, isLittle), number(4, 0, isLittle)] : [];
  return Buffer.concat([...head, inside, ...end]);
}

export function dataSet(elements: readonly Element[], how: Written = {}): Buffer {
  const { isExplicit = true, isLittle = true, isOpen } = how;
  return Buffer.concat(
    [...elements]
      .sort((one, other) => one.tag - other.tag)
      .flatMap((element) => {
        const value = valueBytes(element, how);
        const isOpenNow = isOpen === true && element.vr === 'SQ';
        const length = isOpenNow ? OPEN : value.length;
        const isLong = LONG.includes(element.vr);
        const vr = [Buffer.from(element.vr), ...(isLong ? [Buffer.alloc(2)] : [])];
        return [
          tagOf(element.tag, isLittle),
          ...(isExplicit ? vr : []),
          number(isExplicit && !isLong ? 2 : 4, length, isLittle),
          value,
          ...(isOpenNow ? [tagOf(SEQUENCE_END, isLittle), number(4, 0, isLittle)] : []),
        ];
      }),
  );
}

/** A file with a preamble and a meta header. */
export function fileOf(
  elements: readonly Element[],
  { syntax = EXPLICIT, preamble = Buffer.alloc(128), ...how }: Written & Form = {},
): Buffer {
  const meta = dataSet([el(0x00020010, 'UI', syntax)]);
  return Buffer.concat([preamble, Buffer.from('DICM'), meta, dataSet(elements, how)]);
}

interface Form {
  readonly syntax?: string;
  readonly preamble?: Buffer;
}

export interface Slice {
  readonly position?: readonly number[];
  readonly instance?: number;
  readonly values?: readonly number[];
  readonly more?: readonly Element[];
}

export const [ROWS, COLUMNS] = [6, 8];

/** Values of a slice by which it is known again: its first one is `mark`. */
export const marked = (mark: number): number[] =>
  Array.from({ length: ROWS * COLUMNS }, (_, at) => (at === 0 ? mark : (at * 37) % 900));

/** The elements of an axial CT slice; `more` replaces what has the same tag. */
export function slice({ position = [0, 0, 0], instance = 1, values, more = [] }: Slice): Element[] {
  const stored = values ?? marked(instance);
  const usual = [
    el(0x00080008, 'CS', 'ORIGINAL\\PRIMARY\\AXIAL'),
    el(0x00080016, 'UI', '1.2.840.10008.5.1.4.1.1.2'),
    el(0x00080060, 'CS', 'CT'),
    el(0x0020000e, 'UI', '1.2.3'),
    el(0x00200013, 'IS', instance),
    el(0x00200032, 'DS', position),
    el(0x00200037, 'DS', [1, 0, 0, 0, 1, 0]),
    el(0x00280002, 'US', 1),
    el(0x00280004, 'CS', 'MONOCHROME2'),
    el(0x00280010, 'US', ROWS),
    el(0x00280011, 'US', COLUMNS),
    el(0x00280030, 'DS', [0.8, 0.7]),
    el(0x00280100, 'US', 16),
    el(0x00280101, 'US', 16),
    el(0x00280102, 'US', 15),
    el(0x00280103, 'US', 1),
    el(0x00281052, 'DS', -1024),
    el(0x00281053, 'DS', 1),
    el(0x7fe00010, 'OW', Buffer.concat(stored.map((value) => number(2, value, true)))),
  ];
  const replaced = new Set(more.map(({ tag }) => tag));
  return [...usual.filter(({ tag }) => !replaced.has(tag)), ...more];
}

/** The same elements without some of them. */
export const without = (elements: readonly Element[], ...tags: readonly number[]): Element[] =>
  elements.filter(({ tag }) => !tags.includes(tag));

/** A row of numbers that is the same for the same seed. */
export function seeded(seed: number): () => number {
  let state = seed + 1;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

export function shuffled<Item>(items: readonly Item[], seed: number): Item[] {
  const random = seeded(seed);
  return items
    .map((item) => [random(), item] as const)
    .sort(([one], [other]) => one - other)
    .map(([, item]) => item);
}
