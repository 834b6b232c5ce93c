import { number, text } from '../platform/database/statement';
import { column, type ReadPart, together } from './part-columns';

const PINS: ReadPart = {
  row: { pinCount: column(number, 'count_of_pins') },
  facts: { pinCount: column(number, 'count_of_pins'), lastPin: column(text, 'last_pin') },
  exported: { pins: column(text, 'pins_of_author') },
  words: { sql: 'pin_texts', isOpen: true },
};
const SCANS: ReadPart = {
  exported: { scans: column(text, 'scans_of_author') },
  words: { sql: 'scan_texts', isOpen: false },
  blinded: { scans: '' },
};

describe('The columns of parts', () => {
  const all = together([PINS, SCANS]);

  it('[D-1130] are put together in their order', () => {
    expect(all.row).toBe(',\n  count_of_pins as "pinCount"');
    expect(all.exported).toBe(',\n  pins_of_author as "pins",\n  scans_of_author as "scans"');
    expect(Object.keys(all.exportGives)).toEqual(['pins', 'scans']);
    expect(all.blinded).toEqual({ scans: '' });
  });

  it('have no fact of a list twice', () => {
    expect(all.factsBesides).toBe(',\n  last_pin as "lastPin"');
    expect(all.factNames).toEqual(['pinCount', 'lastPin']);
  });

  it('say which words a blinded reader may not read', () => {
    expect(all.words).toEqual([PINS.words, SCANS.words]);
  });
});
