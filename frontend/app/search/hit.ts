/** The kinds of what is found, in the order of the tabs. */
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

/** One of them, and several. */
export const NOUNS: Readonly<Record<Kind, readonly [string, string]>> = {
  members: ['surgeon', 'surgeons'],
  cases: ['case', 'cases'],
  reels: ['reel', 'reels'],
  events: ['event', 'events'],
  opportunities: ['opportunity', 'opportunities'],
  learning: ['item', 'items'],
  blogs: ['blog', 'blogs'],
};

/** A text, and where in it the searched words are, in UTF-16 units. */
export interface MarkedText {
  text: string;
  marks: readonly (readonly number[])[];
}

/** One thing that was found. */
export interface Hit {
  kind: Kind;
  id: number;
  title: MarkedText;
  snippet: MarkedText;
  path: string;
  createdAt: string | null;
  /** "Dr. A", empty where nobody is named. */
  by: string;
  /** Whose comment the snippet is from; empty where it is none. */
  commentBy: string;
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

/** What a search found of one kind. */
export interface HitPage {
  total: number;
  hits: Hit[];
  facets: Facets;
  readAs: string[];
  isLoose: boolean;
}

/** Counted up to here. */
export const COUNTED = 1000;
export const totalOf = (total: number) => (total >= COUNTED ? '1,000+' : String(total));
