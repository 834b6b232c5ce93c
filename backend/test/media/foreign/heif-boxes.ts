/** Boxes of the HEIF container (ISO/IEC 23008-12), written by hand. */
export const u8 = (...values: number[]) => Buffer.from(values.map((value) => value & 0xff));
export const u16 = (...values: number[]) =>
  Buffer.concat(values.map((value) => u8(value >> 8, value)));
export const u32 = (...values: number[]) =>
  Buffer.concat(values.map((value) => u16(value >>> 16, value & 0xffff)));

export function box(type: string, ...parts: readonly Buffer[]): Buffer {
  const body = Buffer.concat(parts);
  return Buffer.concat([u32(body.length + 8), Buffer.from(type, 'latin1'), body]);
}
const fullBox = (type: string, version: number, flags: number, ...parts: readonly Buffer[]) =>
  box(type, u32(version * 2 ** 24 + flags), ...parts);

export interface Property {
  readonly bytes: Buffer;
  readonly isEssential: boolean;
}
const described = (bytes: Buffer): Property => ({ bytes, isEssential: false });
const essential = (bytes: Buffer): Property => ({ bytes, isEssential: true });

export const sides = (width: number, height: number) =>
  described(fullBox('ispe', 0, 0, u32(width, height)));
/** Quarters of a turn, against the clock. */
export const turned = (quarters: number) => essential(box('irot', u8(quarters)));
/** 0 exchanges top and bottom, 1 left and right. */
export const mirrored = (axis: number) => essential(box('imir', u8(axis)));
/** The middle of the picture. */
export const cropped = (width: number, height: number) =>
  essential(box('clap', u32(width, 1, height, 1, 0, 1, 0, 1)));
export const colours = (matrix: number, isFull = false) =>
  described(box('colr', Buffer.from('nclx'), u16(1, 13, matrix), u8(isFull ? 0x80 : 0)));
export const isAlpha = described(
  fullBox('auxC', 0, 0, Buffer.from('urn:mpeg:mpegB:cicp:systems:auxiliary:alpha\0')),
);

export interface Item {
  readonly id: number;
  readonly type: string;
  readonly data: Buffer;
  readonly properties: readonly Property[];
  readonly isHidden?: boolean;
  /** What it is made of, or belongs to. */
  readonly refers?: { readonly as: string; readonly to: readonly number[] };
}

/** The parts of a picture in `columns`, from left to right and then downwards. */
export const grid = (columns: number, rows: number, width: number, height: number) =>
  Buffer.concat([u8(0, 0, rows - 1, columns - 1), u16(width, height)]);
/** Pictures laid onto a canvas of green. */
export const overlay = (width: number, height: number, at: readonly number[]) =>
  Buffer.concat([u8(0, 0), u16(0, 0xffff, 0, 0xffff, width, height, ...at)]);

/** Items without pixels of their own lie in the box of the items, as most programs write them. */
const isDerived = ({ type }: Item) => type !== 'hvc1';

function itemBoxes(items: readonly Item[], primary: number, start: number): Buffer {
  const [pixels, derived] = [items.filter((one) => !isDerived(one)), items.filter(isDerived)];
  const place = (item: Item) => {
    const before = isDerived(item) ? derived : pixels;
    const lengths = before.slice(0, before.indexOf(item)).map(({ data }) => data.length);
    return (isDerived(item) ? 0 : start) + lengths.reduce((sum, length) => sum + length, 0);
  };
  const properties = items.flatMap((item) => item.properties);
  const places = items.map((item) =>
    Buffer.concat([
      u16(item.id, isDerived(item) ? 1 : 0, 0, 1),
      u32(place(item), item.data.length),
    ]),
  );
  const infos = items.map(({ id, type, isHidden }) =>
    fullBox('infe', 2, isHidden ? 1 : 0, u16(id, 0), Buffer.from(`${type}\0`)),
  );
  const refers = items.flatMap(({ id, refers: of }) =>
    of ? [box(of.as, u16(id, of.to.length, ...of.to))] : [],
  );
  const uses = items.map((item) => {
    const marks = item.properties.map(
      (one) => properties.indexOf(one) + 1 + (one.isEssential ? 0x80 : 0),
    );
    return Buffer.concat([u16(item.id), u8(marks.length, ...marks)]);
  });
  return fullBox(
    'meta',
    0,
    0,
    fullBox('hdlr', 0, 0, u32(0), Buffer.from('pict'), u32(0, 0, 0), u8(0)),
    fullBox('pitm', 0, 0, u16(primary)),
    fullBox('iloc', 1, 0, u8(0x44, 0), u16(items.length), ...places),
    fullBox('iinf', 0, 0, u16(items.length), ...infos),
    ...(refers.length > 0 ? [fullBox('iref', 0, 0, ...refers)] : []),
    box(
      'iprp',
      box('ipco', ...properties.map(({ bytes }) => bytes)),
      fullBox('ipma', 0, 0, u32(items.length), ...uses),
    ),
    ...(derived.length > 0 ? [box('idat', ...derived.map(({ data }) => data))] : []),
  );
}

export function heif(items: readonly Item[], primary: number, brand = 'heic'): Buffer {
  const type = box('ftyp', Buffer.from(brand), u32(0), Buffer.from('mif1heic'));
  const { length } = itemBoxes(items, primary, 0);
  return Buffer.concat([
    type,
    itemBoxes(items, primary, type.length + length + 8),
    box('mdat', ...items.filter((one) => !isDerived(one)).map(({ data }) => data)),
  ]);
}
