import { json, number } from '../../platform/database/statement';
import { exportedFiles } from '../clinical-post.exported.sql';
import { column, type ReadPart, type ValuesOf } from '../part-columns';
import { STEP_SHOWN } from './step-shown.sql';

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

const EXPORTED = {
  steps: column(
    json<unknown>(),
    `(select coalesce(json_agg(s), '[]') from (select kind, day, text, created_at as "toldAt", edited_at as "editedAt",
      ${exportedFiles('f.step_id = s.id')} as files from case_step s where s.post_id = p.id order by s.day, s.id) s)`,
  ),
};

export const STEP_COLUMNS: ReadPart = {
  row: ROW,
  exported: EXPORTED,
  fileShown: `(f.step_id is null or (select ${STEP_SHOWN} from case_step s where s.id = f.step_id))`,
  words: {
    sql: `(select string_agg(s.text, e'\\n' order by s.day, s.id) from case_step s where s.post_id = p.id and ${STEP_SHOWN})`,
    isOpen: true,
  },
};
