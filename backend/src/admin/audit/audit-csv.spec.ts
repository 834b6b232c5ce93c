import { parse } from 'csv-parse/sync';
import { cellOf } from '../csv-cell';
import { csvOf } from './audit-csv';

describe('A cell of the exported audit log', () => {
  it.each([
    ['sign-in', 'sign-in'],
    ['O"Brien, Anna', '"O""Brien, Anna"'],
    ['=HYPERLINK("https://evil.example")', `"'=HYPERLINK(""https://evil.example"")"`],
    ['+1', "'+1"],
    ['-1', "'-1"],
    ['@SUM(A1)', "'@SUM(A1)"],
    ['  =1', "'  =1"],
    ['＝1', "'＝1"],
    ['＠SUM', "'＠SUM"],
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
    id: 7,
    actorId: 3,
    actor: '=cmd',
    action: 'sign-in',
    object: '',
    about: '',
    aboutId: null,
    result: 'done',
    address: '2001:db8::1',
    at: new Date(0),
  };
  expect(csvOf([line]).split('\r\n')).toEqual([
    '\uFEFFnumber,time (UTC),member number,who,action,what,concerns,result,from address',
    "7,1970-01-01T00:00:00.000Z,3,'=cmd,sign-in,,,done,2001:db8::1",
    '',
  ]);
});

const line = (who: string, object = '') => ({
  id: 7,
  actorId: 3,
  actor: who,
  action: 'sign-in',
  object,
  about: 'Ben',
  aboutId: null,
  result: 'done',
  address: '2001:db8::1',
  at: new Date(0),
});

describe('The exported audit log, as another program reads it', () => {
  it.each([
    ['a comma', 'O"Brien, Anna'],
    ['a semicolon', 'Anna; Ben'],
    ['quotes', '"', '""', 'a"b"'],
    ['lines', 'One\nTwo\r\nThree', '\n', 'end\r'],
    ['a lone quote and a comma', '",', ',"', '"\r\n"'],
    ['Arabic and emoji', 'د. سارة، الرياض', '👩🏽‍⚕️'],
    ['a long word', 'x'.repeat(70_000)],
    ['spaces at its ends', ' Anna '],
  ])('[D-989] has the same cells with %s', (_, ...names) => {
    const rows = read(names.map((name) => line(name, name)));
    expect(rows.map((row) => [row[3], row[5]])).toEqual(names.map((name) => [name, name]));
    for (const row of rows) expect(row).toHaveLength(9);
  });

  it.each(['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', '\r=1', ' \n=1', '＝1', "=cmd|' /C calc'!A0"])(
    '[D-989] begins no cell with a formula: %j',
    (formula) => {
      const [row = []] = read([line(formula, formula)]);
      expect([row[3], row[5]]).toEqual([`'${formula}`, `'${formula}`]);
    },
  );
});

/** The rows below the header, parsed strictly by RFC 4180. */
const read = (lines: Parameters<typeof csvOf>[0]): string[][] =>
  parse(csvOf(lines), { bom: true, record_delimiter: '\r\n' }).slice(1);
