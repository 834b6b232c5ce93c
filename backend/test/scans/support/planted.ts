import { deflateRawSync } from 'node:zlib';
import { dataSet, type Element, el, fileOf, marked, seeded, slice } from '../phantom';

export const DEFLATED = '1.2.840.10008.1.2.1.99';
export const IMPLICIT = '1.2.840.10008.1.2';

/** Values as headers contain them: names, dates, numbers, identifiers. */
export function planted(seed: number) {
  const random = seeded(seed);
  const words: string[] = [];
  const word = () => {
    const number = Math.floor(random() * 9e9) + 1e9;
    const made = [`DOE^${number}`, `1975${number}`, `1.2.840.${number}`][words.length % 3] ?? '';
    words.push(made);
    return made;
  };
  return { words, word };
}

/** A slice with a word in every place that a file has. */
export function aFile(
  word: () => string,
  at = 0,
): { elements: Element[]; preamble: Buffer; trailing: Buffer } {
  const private_ = [
    el(0x00090010, 'LO', word()),
    el(0x00091001, 'UN', Buffer.from(word().padEnd(20))),
    el(0x00091002, 'SQ', [
      [el(0x00100010, 'PN', word()), el(0x00091003, 'SQ', [[el(0x00100020, 'LO', word())]])],
    ]),
  ];
  const wantedElsewhere = [
    el(0x00081140, 'SQ', [[el(0x0020000e, 'UI', word()), el(0x00180015, 'CS', word())]]),
    el(0x00880200, 'SQ', [
      [el(0x00280030, 'DS', word()), el(0x7fe00010, 'OW', Buffer.from(word().padEnd(20)))],
    ]),
  ];
  const inWanted = [
    el(0x00080008, 'CS', ['ORIGINAL', 'PRIMARY', 'AXIAL', word()]),
    el(0x0020000e, 'UI', '1.2.3'),
    el(0x00200052, 'UI', word()),
    el(0x00180015, 'CS', word().slice(0, 16)),
    el(0x00281054, 'LO', 'HU'),
    el(0x00281055, 'LO', word()),
    el(0x00281050, 'DS', ['40', word().replace(/\D/g, '')]),
    el(0x00281051, 'DS', ['400', '5']),
    el(0x00281052, 'DS', '-1024.000019750312'),
  ];
  const usual = [
    0x00080020, 0x00080080, 0x00080090, 0x0008103e, 0x00100010, 0x00100020, 0x00100030, 0x00104000,
    0x00181030, 0x00204000, 0x00321060, 0x40000010,
  ].map((tag) => el(tag, 'LO', word()));
  const overlay = [
    el(0x60000010, 'US', 8),
    el(0x60003000, 'OW', Buffer.from(word().padEnd(20))),
    el(0x60004000, 'LO', word()),
  ];
  const behind = [el(0xfffcfffc, 'OB', Buffer.from(word().padEnd(20)))];
  const more = [...private_, ...wantedElsewhere, ...inWanted, ...usual, ...overlay, ...behind];
  return {
    elements: slice({
      position: [0, 0, at * 5],
      instance: at + 1,
      values: marked(7),
      more: more.filter(({ tag }) => tag < 0xfffc0000),
    }),
    preamble: Buffer.from(word().padEnd(128)),
    trailing: Buffer.concat([dataSet(behind), Buffer.from(word())]),
  };
}

/** The file in a syntax, with what stands before and behind its elements. */
export function writtenIn(
  syntax: string,
  { elements, preamble, trailing }: ReturnType<typeof aFile>,
): Buffer {
  if (syntax === DEFLATED) {
    const packed = deflateRawSync(Buffer.concat([dataSet(elements), trailing]));
    return Buffer.concat([fileOf([], { syntax, preamble }), packed]);
  }
  const isExplicit = syntax !== IMPLICIT;
  return Buffer.concat([
    fileOf(elements, { syntax, preamble, isExplicit, isOpen: syntax.length % 2 === 0 }),
    trailing,
  ]);
}
