/** The kinds of results, in the order of the tabs. */
export const KINDS = [
  'members',
  'cases',
  'reels',
  'events',
  'opportunities',
  'learning',
  'blogs',
] as const;
export type Kind = (typeof KINDS)[number];

export const LABELS: Readonly<Record<Kind, string>> = {
  members: 'Surgeons',
  cases: 'Cases',
  reels: 'Reels',
  events: 'Events',
  opportunities: 'Opportunities',
  learning: 'Academics',
  blogs: 'Blogs',
};

/** Singular and plural. */
export const NOUNS: Readonly<Record<Kind, readonly [string, string]>> = {
  members: ['surgeon', 'surgeons'],
  cases: ['case', 'cases'],
  reels: ['reel', 'reels'],
  events: ['event', 'events'],
  opportunities: ['opportunity', 'opportunities'],
  learning: ['item', 'items'],
  blogs: ['blog', 'blogs'],
};

/** A text with the ranges of the matched words, in UTF-16 code units. */
export interface MarkedText {
  text: string;
  marks: readonly (readonly number[])[];
}

/** A search result. */
export interface Hit {
  kind: Kind;
  id: number;
  title: MarkedText;
  snippet: MarkedText;
  path: string;
  createdAt: string | null;
  /** "Dr. A"; empty if it has no author. */
  by: string;
  /** The author of the comment quoted in the snippet; empty if it is not from a comment. */
  commentBy: string;
  /** The page at that comment, with the place that it points at open. */
  commentPath: string;
  /** As in "pointed at slice 42"; empty if it points at nothing. */
  pointedAt: string;
  about: string;
  pictureUrl: string | null;
  isOpen: boolean | null;
  hasOutcome: boolean;
  outcomeDay: number | null;
}

export interface HitGroup {
  kind: Kind;
  total: number;
  hits: Hit[];
}

export interface Facets {
  specialities: { name: string; count: number }[];
  outcomes: { any: number; reported: number };
  states: { open: number; closed: number };
}

/** A page of results of one kind. */
export interface HitPage {
  total: number;
  hits: Hit[];
  facets: Facets;
  readAs: string[];
  /** Those of them by which typed words were corrected. */
  corrected: string[];
  isLoose: boolean;
  /** Why nothing was searched for, such as too many words; else empty. */
  refusal: string;
}

/** Results of all kinds. */
export type HitGroups = Omit<HitPage, 'total' | 'hits' | 'facets'> & { groups: HitGroup[] };

export const NO_GROUPS: HitGroups = {
  groups: [],
  readAs: [],
  corrected: [],
  isLoose: false,
  refusal: '',
};

/** The API counts up to this number. */
export const COUNTED = 1000;
export const totalOf = (total: number) => (total >= COUNTED ? '1,000+' : String(total));
