import { Asset } from '../../media/asset.entity';
import { columns, number, statement } from '../../platform/database/statement';

/** From the index alone. Smaller forms of pictures and videos are not counted: nothing keeps how large they are. */
export const STORAGE = statement({
  takes: {},
  gives: { ...columns(Asset, 'purpose'), files: number, bytes: number },
  sql: `select purpose, count(*)::int as files, sum(bytes)::bigint as bytes from asset group by purpose order by 3 desc, 1`,
});
