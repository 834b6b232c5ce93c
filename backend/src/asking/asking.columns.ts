import { column, type ReadPart, type ValuesOf } from '../clinical-cases/part-columns';
import { boolean } from '../platform/database/statement';

const ROW = {
  /** Its author has asked colleagues for an answer. */
  isAsked: column(boolean, 'p.asked_at is not null'),
};

declare module '../clinical-cases/part-columns' {
  interface RowOfParts extends ValuesOf<typeof ROW> {}
  interface FactsOfParts extends ValuesOf<typeof ROW> {}
}

export const ASKING_COLUMNS: ReadPart = { row: ROW, facts: ROW };
