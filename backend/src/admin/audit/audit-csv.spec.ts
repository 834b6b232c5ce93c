import { cellOf, csvOf } from './audit-csv';

describe('A cell of the exported audit log', () => {
  it.each([
    ['sign-in', 'sign-in'],
    ['O"Brien, Anna', '"O""Brien, Anna"'],
    ['=HYPERLINK("https://evil.example")', `"'=HYPERLINK(""https://evil.example"")"`],
    ['+1', "'+1"],
    ['-1', "'-1"],
    ['@SUM(A1)', "'@SUM(A1)"],
    ['  =1', "'  =1"],
    ['\t=1', "'\t=1"],
    ['a\nb', '"a\nb"'],
    [null, ''],
    [7, '7'],
  ])('%p is written as %p', (value, cell) => {
    expect(cellOf(value)).toBe(cell);
  });
});

it('The exported audit log has a line for its head and one for each of its own', () => {
  const line = {
    ...{ id: 7, actorId: 3, actor: '=cmd', action: 'sign-in', object: '', about: '' },
    ...{ aboutId: null, result: 'done', address: '2001:db8::1', at: new Date(0) },
  };
  expect(csvOf([line]).split('\r\n')).toEqual([
    '\uFEFFnumber,time (UTC),member number,who,action,what,concerns,result,from address',
    "7,1970-01-01T00:00:00.000Z,3,'=cmd,sign-in,,,done,2001:db8::1",
    '',
  ]);
});
