import { boolean } from '../../platform/database/statement';
import { column, type ValuesOf } from '../part-columns';

const ROW = { hasPoll: column(boolean, 'p.has_poll') };

declare module '../part-columns' {
  interface RowOfParts extends ValuesOf<typeof ROW> {}
}

export const POLL_COLUMNS = { row: ROW };
