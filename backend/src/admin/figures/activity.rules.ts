export interface Activity {
  /** Empty for members who have not given any. */
  readonly name: string;
  /** Active members. */
  readonly members: number;
  readonly posts: number;
  readonly comments: number;
}

export interface ActivityTable {
  readonly rows: readonly Activity[];
  /** The sum of all remaining rows; null if there are none. */
  readonly others: Activity | null;
  /** How many countries, or specialities, are summed up in `others`. */
  readonly othersCount: number;
}

/** The first `most` rows are kept, and the rest is summed up in one. */
export function topOf(all: readonly Activity[], most: number): ActivityTable {
  const rows = all.slice(0, most);
  const rest = all.slice(most);
  if (rest.length === 0) return { rows, others: null, othersCount: 0 };
  const sum = (of: 'members' | 'posts' | 'comments') =>
    rest.reduce((total, row) => total + row[of], 0);
  const others = {
    name: '',
    members: sum('members'),
    posts: sum('posts'),
    comments: sum('comments'),
  };
  return { rows, others, othersCount: rest.length };
}
