import { Refusal } from '../refusal';

/**
 * PostgreSQL's temporary errors: connection lost, shutting down, too many connections, timeouts,
 * disk full.
 */
const UNAVAILABLE = new Set([
  '08000',
  '08003',
  '08006',
  '57P01',
  '57P02',
  '57P03',
  '53300',
  '57014',
  '55P03',
  '53100',
  '25P03',
]);
const UNREACHABLE = new Set(['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT']);
/**
 * Errors of the pool and of a connection that ended have a message only; knex writes the statement
 * before it. Where the connection of a transaction ended, its next statement says so.
 */
const WORDS = [
  /^Knex: Timeout acquiring a connection/,
  /(?:^| - )Connection terminated/,
  /(?:^| - )Client has encountered a connection error/,
  /^You are asking for too much at once/,
  /^The transaction of this statement has ended/,
];

/** Whether a part of the product is temporarily unreachable. */
export function isUnavailable(error: unknown): boolean {
  const { code, message } = error as { code?: unknown; message?: unknown };
  return (
    UNAVAILABLE.has(String(code)) ||
    UNREACHABLE.has(String(code)) ||
    WORDS.some((words) => words.test(String(message)))
  );
}

export const unavailable = () => new Refusal('service.unavailable', { retryAfter: 2 });
