import { columns, number, statement, time } from '../platform/database/statement';
import { Asset } from './asset.entity';

export const BYTES_SINCE = statement({
  takes: { ...columns(Asset, 'ownerId'), since: time },
  gives: { bytes: number },
  sql: `select coalesce(sum(bytes), 0)::float8 as bytes from asset where owner_id = :ownerId and created_at > :since`,
});
