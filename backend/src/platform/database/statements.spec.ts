import { Statements } from './statements';

describe('Statements', () => {
  it('take values beside the text, under a name once they come often', () => {
    const statements = new Statements();
    const ask = (id: number) =>
      statements.of(`select 'a\\?' from account where id = ? and role = ?`, [id, 'admin']);
    expect(ask(1)).toEqual({
      text: `select 'a?' from account where id = $1 and role = $2`,
      values: [1, 'admin'],
    });
    ask(2);
    expect(ask(3)).toEqual({
      text: `select 'a?' from account where id = $1 and role = $2`,
      values: [3, 'admin'],
      name: 'suture_1',
    });
  });

  it('say in their text how many rows are wanted, and from where', () => {
    const { text, values } = new Statements().of(
      'select from account where id < ? limit ? offset ?',
      [7, 21, 40],
    );
    expect(text).toBe('select from account where id < $1 limit (21) offset (40)');
    expect(values).toEqual([7]);
  });

  it('say in their text what no integer column holds, each where it stands', () => {
    const statements = new Statements();
    const large = 2 ** 40;
    for (let times = 0; times < 3; times++)
      statements.of('select from account where id = ? or id = ?', [large, 5]);
    expect(statements.of('select from account where id = ? or id = ?', [5, large])).toEqual({
      text: 'select from account where id = $1 or id = (1099511627776)',
      values: [5],
    });
    expect(statements.of('select from account where id = ?', [2.5]).text).toBe(
      'select from account where id = (2.5)',
    );
  });

  it('give no name to what hardly comes again: later pages, numbers that no integer column holds', () => {
    const statements = new Statements();
    const often = (sql: string, value: number) =>
      [1, 2, 3, 4].map(() => statements.of(sql, [value])).at(-1)?.name;
    expect(often('select from account limit 20 offset ?', 0)).toBe('suture_1');
    expect(often('select from account limit 20 offset ?', 20)).toBeUndefined();
    expect(often('select from account where id = ?', 2 ** 40)).toBeUndefined();
    expect(often('select from account where id < ?', Number.MAX_SAFE_INTEGER)).toBe('suture_2');
    expect(often('select from account where id = ?', 7)).toBe('suture_3');
  });

  it('give no name to what reads all columns, for its plan is refused once there is one more', () => {
    const statements = new Statements();
    for (let times = 0; times < 5; times++)
      expect(
        statements.of('select "a0".* from "profile" as "a0" where "a0"."account_id" = ?', [1]).name,
      ).toBeUndefined();
  });

  it('forget texts that came seldom before those that come often, and those in the end', () => {
    const statements = new Statements();
    const others = (count: number, from: number) => {
      for (let other = 0; other < count; other++) statements.of(`select ${from + other}, ?`, [1]);
    };
    for (let times = 0; times < 100; times++) statements.of('select ?', [1]);
    others(1_000, 0);
    expect(statements.of('select ?', [1]).name).toBe('suture_1');
    others(5_000, 1_000);
    expect(statements.of('select ?', [1]).name).toBeUndefined();
  });
});
