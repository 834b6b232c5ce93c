/** The kinds in the search index; members are found by name. */
export const ENTRY_KINDS = ['case', 'reel', 'event', 'opportunity', 'blog', 'learning'] as const;
export type EntryKind = (typeof ENTRY_KINDS)[number];

/** The groups of results, in display order. */
export const GROUPS = [
  'members',
  'cases',
  'reels',
  'events',
  'opportunities',
  'blogs',
  'learning',
] as const;
export type Group = (typeof GROUPS)[number];

export const KIND_OF_GROUP = {
  cases: 'case',
  reels: 'reel',
  events: 'event',
  opportunities: 'opportunity',
  blogs: 'blog',
  learning: 'learning',
} as const satisfies Record<Exclude<Group, 'members'>, EntryKind>;
