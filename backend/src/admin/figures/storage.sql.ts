import { Asset } from '../../media/asset.entity';
import { columns, number, statement } from '../../platform/database/statement';

/**
 * Uses an index-only scan. Renditions of images and videos are not counted, because their sizes are
 * not stored.
 */
export const STORAGE = statement({
  takes: {},
  gives: { ...columns(Asset, 'purpose'), files: number, bytes: number },
  sql: `select purpose, count(*)::int as files, sum(bytes)::bigint as bytes from asset group by purpose order by 3 desc, 1`,
});
