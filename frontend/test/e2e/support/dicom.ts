import type { ChosenFile } from './files';

const SLICES = 6;
const APART_MM = 5;
const SIDE = 16;
const EXPLICIT = '1.2.840.10008.1.2.1';
const CT_IMAGE = '1.2.840.10008.5.1.4.1.1.2';
/** Representations whose length has 32 bits. */
const LONG = ['OB', 'OW'];

/** Words that stand in no page of ours; each file has them in places of its own. */
export const PLANTED = ['PLANTEDNAME', 'PLANTEDHOSPITAL', 'PLANTEDSERIES', '19590321', '20240229'];

/** An element in explicit little-endian, whose tags are given in ascending order. */
function element(tag: number, vr: string, value: string | number | Buffer): Buffer {
  const word = Buffer.alloc(2);
  if (typeof value === 'number') word.writeUInt16LE(value);
  const text = typeof value === 'string' ? value : '';
  const even = Buffer.from(text.length % 2 ? `${text} ` : text);
  const bytes = Buffer.isBuffer(value) ? value : typeof value === 'number' ? word : even;
  const head = Buffer.alloc(LONG.includes(vr) ? 12 : 8);
  head.writeUInt16LE(Math.floor(tag / 0x10000));
  head.writeUInt16LE(tag & 0xffff, 2);
  head.write(vr, 4);
  if (LONG.includes(vr)) head.writeUInt32LE(bytes.length, 8);
  else head.writeUInt16LE(bytes.length, 6);
  return Buffer.concat([head, bytes]);
}

function slice(index: number): Buffer {
  const values = Buffer.alloc(SIDE * SIDE * 2);
  for (let at = 0; at < SIDE * SIDE; at += 1)
    values.writeInt16LE(900 + index * 20 + at / 2, at * 2);
  return Buffer.concat([
    Buffer.from('PLANTEDNAME'.padEnd(128)),
    Buffer.from('DICM'),
    element(0x00020010, 'UI', EXPLICIT),
    element(0x00080016, 'UI', CT_IMAGE),
    element(0x00080020, 'DA', '20240229'),
    element(0x00080060, 'CS', 'CT'),
    element(0x00080080, 'LO', 'PLANTEDHOSPITAL'),
    element(0x0008103e, 'LO', 'PLANTEDSERIES'),
    element(0x00090010, 'LO', 'PLANTEDNAME'),
    element(0x00100010, 'PN', 'PLANTEDNAME^JOHN'),
    element(0x00100030, 'DA', '19590321'),
    element(0x00180015, 'CS', 'CHEST'),
    element(0x0020000e, 'UI', '1.2.3'),
    element(0x00200013, 'IS', String(index + 1)),
    element(0x00200032, 'DS', `0\\0\\${index * APART_MM}`),
    element(0x00200037, 'DS', '1\\0\\0\\0\\1\\0'),
    element(0x00280002, 'US', 1),
    element(0x00280004, 'CS', 'MONOCHROME2'),
    element(0x00280010, 'US', SIDE),
    element(0x00280011, 'US', SIDE),
    element(0x00280030, 'DS', '0.8\\0.8'),
    element(0x00280100, 'US', 16),
    element(0x00280101, 'US', 16),
    element(0x00280102, 'US', 15),
    element(0x00280103, 'US', 1),
    element(0x00281052, 'DS', '-1024'),
    element(0x00281053, 'DS', '1'),
    element(0x60003000, 'OW', Buffer.from('PLANTEDNAME ')),
    element(0x7fe00010, 'OW', values),
    element(0xfffcfffc, 'OB', Buffer.from('PLANTEDNAME ')),
  ]);
}

/** The slices of a CT series, full of names: in headers, before and behind them, and as names of files. */
export const aHeadedSeries = (): ChosenFile[] =>
  Array.from({ length: SLICES }, (_, index) => ({
    name: `PLANTEDNAME_19590321_${index}.dcm`,
    mimeType: 'application/dicom',
    buffer: slice(index),
  }));
