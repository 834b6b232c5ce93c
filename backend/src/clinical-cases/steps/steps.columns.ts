import { number } from '../../platform/database/statement';
import { STEP_SHOWN } from '../clinical-post.sql';
import { column, type ValuesOf } from '../part-columns';

const ROW = {
  /** Without steps that others cannot see yet. */
  stepCount: column(
    number,
    `(select count(*) from case_step s where s.post_id = p.id and ${STEP_SHOWN})`,
  ),
};

declare module '../part-columns' {
  interface RowOfParts extends ValuesOf<typeof ROW> {}
}

export const STEP_COLUMNS = { row: ROW };
