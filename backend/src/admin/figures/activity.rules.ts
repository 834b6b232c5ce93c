export interface Activity {
  /** Empty for members who have given none. */
  readonly name: string;
  /** Who were here. */
  readonly members: number;
  readonly posts: number;
  readonly comments: number;
}

export interface ActivityTable {
  readonly rows: readonly Activity[];
  /** All that have no row of their own; null where there are none. */
  readonly others: Activity | null;
  /** How many countries, or specialities, those are. */
  readonly othersCount: number;
}

/** The first so many have a row each, and the rest is one. */
export function topOf(all: readonly Activity[], most: number): ActivityTable {
  const rows = all.slice(0, most);
  const rest = all.slice(most);
  if (rest.length === 0) return { rows, others: null, othersCount: 0 };
  const sum = (of: 'members' | 'posts' | 'comments') =>
    rest.reduce((total, row) => total + row[of], 0);
  const others = {
    name: '',
    ...{ members: sum('members'), posts: sum('posts'), comments: sum('comments') },
  };
  return { rows, others, othersCount: rest.length };
}
