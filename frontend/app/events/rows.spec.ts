import { changedRows, jsonOf, linesOf, rowsOf, wrongIn } from './rows';

describe('Speakers and programme as rows', () => {
  it('[D-977] are read from single cells as from JSON, whatever was sent', () => {
    const cells = { speaker_name: ['A', 'B'], speaker_about: ['Vienna', ''] };
    const rows = [
      ['A', 'Vienna', '', ''],
      ['B', '', '', ''],
    ];
    expect(rowsOf(cells, 'speakers')).toEqual(rows);
    expect(rowsOf({ speakers_rows: jsonOf(rows) }, 'speakers')).toEqual(rows);
    expect(rowsOf({ part_time: '0:00', part_title: 'One' }, 'programme')).toEqual([
      ['0:00', 'One', ''],
    ]);
    for (const wrong of ['{', '7', 'null', '{"a":1}'])
      expect(rowsOf({ speakers_rows: wrong }, 'speakers')).toEqual([]);
    expect(rowsOf({ speakers_rows: '[7, null, [{}]]' }, 'speakers')).toHaveLength(3);
    expect(rowsOf({}, 'speakers')).toEqual([]);
  });

  it('[D-977] become lines without blank rows, whose cells cannot be parted', () => {
    const rows = [
      ['0:00', 'One | two', ''],
      ['', ' ', ''],
      ['0:25', 'Three', 'B'],
    ];
    expect(linesOf(rows)).toBe('0:00 | One / two | \n0:25 | Three | B');
    expect(jsonOf([['A'], [''], ['B'], [''], ['']])).toBe('[["A"],[""],["B"]]');
  });

  it('[D-977] say what is wrong beside the cell', () => {
    const speakers = [
      ['', '', 'Inking', ''],
      ['', '', '', ''],
      ['B', '', '', 'elsewhere'],
    ];
    expect(Object.keys(wrongIn('speakers', speakers))).toEqual([
      'speaker_name-0',
      'speaker_profile-2',
    ]);
    const parts = [
      ['0:30', 'One', ''],
      ['', '', ''],
      ['0:25', '', ''],
      ['soon', 'Four', ''],
    ];
    expect(wrongIn('programme', parts)).toEqual({
      'part_time-2': ['This is earlier than the part before it.'],
      'part_title-2': ['Please enter what happens.'],
      'part_time-3': ['Please enter hours and minutes after the start, such as 0:25.'],
    });
    expect(Object.keys(wrongIn('speakers', [['A'.repeat(201), '', '', '']]))).toEqual([
      'speaker_name-0',
    ]);
    const many = Array.from({ length: 31 }, () => ['A', '', '', '']);
    expect(wrongIn('speakers', many)).toEqual({ speakers: ['Please enter 30 rows at most.'] });
    expect(wrongIn('speakers', many.slice(1))).toEqual({});
  });

  it('[D-977] are added and removed by the buttons of a form', () => {
    const typed = { title: 'Kept', part_time: ['0:00', '0:25'], part_title: ['One', 'Two'] };
    const added = changedRows({ ...typed, rows: 'add programme' });
    expect(added).toMatchObject({ title: 'Kept' });
    expect(rowsOf(added ?? {}, 'programme')).toEqual([
      ['0:00', 'One', ''],
      ['0:25', 'Two', ''],
      ['', '', ''],
    ]);
    const removed = changedRows({ ...typed, rows: 'remove programme 0' });
    expect(rowsOf(removed ?? {}, 'programme')).toEqual([['0:25', 'Two', '']]);
    expect(changedRows(typed)).toBeUndefined();
    expect(changedRows({ ...typed, rows: 'add elsewhere' })).toBeUndefined();
  });
});
