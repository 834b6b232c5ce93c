/** The tables whose rows are liked and discussed, and hold the counts. */
export const DISCUSSED = ['beyond_post', 'clinical_post'] as const;
export type DiscussedTable = (typeof DISCUSSED)[number];

/** All whose rows can be hidden. */
export const STORED = [...DISCUSSED, 'explore_post', 'learning_item'] as const;
export type StoredTable = (typeof STORED)[number];

export function isDiscussed(table: StoredTable): table is DiscussedTable {
  return DISCUSSED.some((one) => one === table);
}

/** The same for each of these. */
export function byTable<Table extends string, One>(
  tables: readonly Table[],
  make: (table: Table) => One,
): Readonly<Record<Table, One>> {
  const made = tables.map((table) => [table, make(table)]);
  return Object.fromEntries(made) as Record<Table, One>;
}
