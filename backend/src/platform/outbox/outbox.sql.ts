import { columns, ids, json, statement, time } from '../database/statement';
import type { JobKind } from './job';
import { OutboxEntry } from './outbox-entry.entity';

const ENTRY = columns(OutboxEntry, 'queue', 'name', 'requestId', 'createdAt', 'runAt');
const ID = columns(OutboxEntry, 'id');

export const PROMISE = statement({
  takes: { ...ENTRY, payload: json<string>() },
  gives: ID,
  sql: `insert into outbox (queue, name, payload, request_id, created_at, run_at)
    values (:queue, :name, :payload::jsonb, :requestId, :createdAt, :runAt) returning id`,
});

export const PROMISE_ALL = statement({
  takes: { ...columns(OutboxEntry, 'queue', 'name'), now: time, due: json<string>() },
  gives: {},
  sql: `insert into outbox (queue, name, payload, request_id, created_at, run_at)
    select :queue, :name, payload, request_id, cast(:now as timestamptz), cast(:now as timestamptz)
    from jsonb_to_recordset(cast(:due as jsonb)) as due(payload jsonb, request_id text)`,
});

export const CLAIM = statement({
  takes: { ids, now: time },
  gives: ID,
  sql: 'update outbox set done_at = :now where id = any(cast(:ids as bigint[])) and done_at is null returning id',
});

const { queue, name, requestId } = columns(OutboxEntry, 'queue', 'name', 'requestId');
const PROMISED_AT = 'cast(:promisedAt as timestamptz)';
/** The parameters of `promiseFor`; `Outbox.part` returns their values. */
export const PART = { queue, job: name, requestId, promisedAt: time };
export interface Part {
  readonly queue: string;
  readonly job: string;
  readonly requestId: string | null;
  readonly promisedAt: Date;
}

/**
 * Part of a statement that also writes the data: enqueues a job for each row of `from`. Takes
 * `PART`.
 * @param payload SQL of type jsonb, over the columns of `from`
 * @param options `kind`: if all rows enqueue the same job; `runAt`: SQL of type timestamptz, if not at once
 */
export function promiseFor<Payload extends object>(
  from: string,
  payload: string,
  { kind, runAt = PROMISED_AT }: { kind?: JobKind<Payload>; runAt?: string } = {},
): string {
  const job = kind ? `'${kind.queue}', '${kind.name}'` : ':queue, :job';
  return `insert into outbox (queue, name, payload, request_id, created_at, run_at)
    select ${job}, ${payload}, :requestId, ${PROMISED_AT}, ${runAt} from ${from}`;
}
