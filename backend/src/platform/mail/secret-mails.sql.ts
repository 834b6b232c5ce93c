import { columns, statement, text } from '../database/statement';
import { OutboxEntry } from '../outbox/outbox-entry.entity';

export const SEED_OF = statement({
  takes: columns(OutboxEntry, 'id'),
  gives: { seed: text },
  sql: `select concat_ws('|', queue, name, id, payload, extract(epoch from created_at)) as seed
    from outbox where id = :id and done_at is null`,
});
