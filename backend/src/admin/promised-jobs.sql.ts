import { columns, json, number, type RowOf, statement } from '../platform/database/statement';
import { OutboxEntry } from '../platform/outbox/outbox-entry.entity';

const JOB = {
  ...columns(OutboxEntry, 'id', 'name', 'requestId', 'createdAt', 'runAt'),
  payload: json<object>(),
};
const { runAt: now } = columns(OutboxEntry, 'runAt');
const OF_QUEUE = { ...columns(OutboxEntry, 'queue'), now };
const COLUMNS =
  'id, name, payload, request_id as "requestId", created_at as "createdAt", run_at as "runAt"';
const WAITS = 'queue = :queue and handed_at is null and done_at is null and run_at > :now';

export const COUNT_PROMISED = statement({
  takes: OF_QUEUE,
  gives: { count: number },
  sql: `select count(*)::int as count from outbox where ${WAITS}`,
});

/** The next ones first. */
export const PROMISED = statement({
  takes: { ...OF_QUEUE, from: number, most: number },
  gives: JOB,
  sql: `select ${COLUMNS} from outbox where ${WAITS} order by run_at, id offset :from limit :most`,
});
/** A row of the outbox that waits for its moment. */
export type PromisedJob = RowOf<typeof PROMISED>;

export const ONE_PROMISED = statement({
  takes: { ...OF_QUEUE, ...columns(OutboxEntry, 'id') },
  gives: JOB,
  sql: `select ${COLUMNS} from outbox where ${WAITS} and id = :id`,
});
