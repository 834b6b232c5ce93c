import { parseCsv, several } from './csv';

describe('parseCsv', () => {
  it('[RD-03] reads quoted fields, empty ones and quotes inside', () => {
    const text = 'country_iso,name\r\nIN,"Seth G S, ""KEM"""\n\n,Alone\n';
    expect(parseCsv(text, ['country_iso', 'name'])).toEqual([
      { country_iso: 'IN', name: 'Seth G S, "KEM"' },
      { country_iso: '', name: 'Alone' },
    ]);
  });

  it('[RD-03] refuses a list with other columns or a line with a field too many', () => {
    expect(() => parseCsv('a,b\n1,2', ['a', 'c'])).toThrow('columns a,c');
    expect(() => parseCsv('a,b\n1,2,3', ['a', 'b'])).toThrow('2 fields: 1,2,3');
  });

  it('[RD-03] parts several names by bars', () => {
    expect(several('KEM | Seth G S|')).toEqual(['KEM', 'Seth G S']);
    expect(several('')).toEqual([]);
  });
});
