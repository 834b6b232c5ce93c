import { nullable, number, statement, time } from '../platform/database/statement';
import { byTable, DISCUSSED, type DiscussedTable, STORED } from './subject-tables';

const SUBJECT = { subjectId: number };
const COUNTS = { likes: number, comments: number };
const COUNTED = 'like_count as likes, comment_count as comments';

/** Locks a subject and returns its id, or nothing once it is gone. Takes `subjectId`. */
export const lockIn = (table: DiscussedTable) =>
  `select id from ${table} where id = :subjectId and deleted_at is null for no key update`;

export const LOCK_SUBJECT = byTable(DISCUSSED, (table) =>
  statement({ takes: SUBJECT, gives: { id: number }, sql: lockIn(table) }),
);

export const COUNTS_OF = byTable(DISCUSSED, (table) =>
  statement({
    takes: SUBJECT,
    gives: COUNTS,
    sql: `select ${COUNTED} from ${table} where id = :subjectId and deleted_at is null`,
  }),
);

export const CHANGE_COUNTS = byTable(DISCUSSED, (table) =>
  statement({
    takes: { ...SUBJECT, ...COUNTS },
    gives: COUNTS,
    sql: `update ${table} set like_count = like_count + :likes, comment_count = comment_count + :comments
      where id = :subjectId and deleted_at is null returning ${COUNTED}`,
  }),
);

/** Changes and returns nothing if the subject is already hidden until review. */
export const HIDE_SUBJECT = byTable(STORED, (table) =>
  statement({
    takes: { ...SUBJECT, at: time, until: nullable(time) },
    gives: { id: number },
    sql: `update ${table} set hidden_at = :at, hidden_until = :until
      where id = :subjectId and (hidden_at is null or hidden_until is not null) returning id`,
  }),
);

export const UNHIDE_SUBJECT = byTable(STORED, (table) =>
  statement({
    takes: SUBJECT,
    gives: {},
    sql: `update ${table} set hidden_at = null, hidden_until = null where id = :subjectId`,
  }),
);

/** All variants, for `npm run check`. */
export const OF_EACH_TABLE = [
  ...Object.values(LOCK_SUBJECT),
  ...Object.values(COUNTS_OF),
  ...Object.values(CHANGE_COUNTS),
  ...Object.values(HIDE_SUBJECT),
  ...Object.values(UNHIDE_SUBJECT),
];
