import { isUnavailable } from './unavailable';

const failed = (message: string, code?: string) => Object.assign(new Error(message), { code });

describe('A database that is away', () => {
  it.each([
    ['is starting', failed('the database system is starting up', '57P03')],
    ['refuses connections', failed('connect ECONNREFUSED 127.0.0.1:5432', 'ECONNREFUSED')],
    ['ends amid a statement', failed('Connection terminated unexpectedly')],
    ['ends amid the end of a transaction', failed('COMMIT; - Connection terminated unexpectedly')],
    ['ended amid a transaction', failed('The transaction of this statement has ended.')],
    [
      'ended while it was not asked',
      failed('Client has encountered a connection error and is not queryable'),
    ],
    ['does not answer', failed('Connection terminated due to connection timeout')],
    [
      'is in use by others',
      failed('Knex: Timeout acquiring a connection. The pool is probably full.'),
    ],
  ])('%s: the reply is “not now”', (_how, error) => {
    expect(isUnavailable(error)).toBe(true);
  });

  it.each([
    failed('duplicate key value violates unique constraint', '23505'),
    failed('A reply says: Connection terminated'),
  ])('is not to blame for other errors: %s', (error) => {
    expect(isUnavailable(error)).toBe(false);
  });
});
