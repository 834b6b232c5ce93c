import { namesIn } from './speciality-filter.rules';

describe('A filter of specialities', () => {
  it.each([
    ["'Urology','Eye Surgery'", ['Urology', 'Eye Surgery']],
    ['"Urology" , \'Eye Surgery\'', ['Urology', 'Eye Surgery']],
    ['Urology', ['Urology']],
    [
      ['Urology', "'Eye Surgery','Urology'"],
      ['Urology', 'Eye Surgery'],
    ],
    ["'Oncosurgery (Cancer Surgery)'", ['Oncosurgery (Cancer Surgery)']],
  ])('reads %j', (said, names) => {
    expect(namesIn(said)).toEqual(names);
  });

  it.each([undefined, '', '  ', [], [''], 7, { a: "'Urology'" }])('is none in %j', (said) => {
    expect(namesIn(said)).toBeUndefined();
  });

  it.each(["'x') OR 1=1--", "'Urology'; drop table explore_post", "'Urology',", "''Urology'"])(
    'takes %j for a name',
    (said) => {
      expect(namesIn(said)).toEqual([said]);
    },
  );
});
