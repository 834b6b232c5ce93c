/** The tables whose rows can be liked and discussed; they hold the counts. */
export const DISCUSSED = ['beyond_post', 'clinical_post'] as const;
export type DiscussedTable = (typeof DISCUSSED)[number];

/** The tables whose rows can be hidden. */
export const STORED = [...DISCUSSED, 'explore_post', 'learning_item'] as const;
export type StoredTable = (typeof STORED)[number];

export function isDiscussed(table: StoredTable): table is DiscussedTable {
  return DISCUSSED.some((one) => one === table);
}

/** Makes one of these per table. */
export function byTable<Table extends string, One>(
  tables: readonly Table[],
  make: (table: Table) => One,
): Readonly<Record<Table, One>> {
  const made = tables.map((table) => [table, make(table)]);
  return Object.fromEntries(made) as Record<Table, One>;
}
