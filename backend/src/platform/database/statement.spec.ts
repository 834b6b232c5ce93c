import type { EntityManager } from '@mikro-orm/postgresql';
import { number, statement, text } from './statement';

describe('A statement', () => {
  const NAMED = statement({
    takes: { id: number, name: text },
    gives: {},
    sql: `update t set name = :name, list = list[1:2] where id = :id and name::text <> :name`,
  });

  it('gives each mention of a parameter its value, and leaves casts and slices alone', async () => {
    const execute = jest.fn(async () => []);
    await NAMED.rows({ execute } as unknown as EntityManager, { id: 7, name: 'A' });
    expect(execute).toHaveBeenCalledWith(
      'update t set name = ?, list = list[1:2] where id = ? and name::text <> ?',
      ['A', 7, 'A'],
    );
  });

  it('is prepared with a number for each of them', () => {
    expect(NAMED.numbered).toBe(
      'update t set name = $1, list = list[1:2] where id = $2 and name::text <> $3',
    );
  });
});
