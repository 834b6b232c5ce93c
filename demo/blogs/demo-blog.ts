import type { Motif } from '../art/cover';

export interface DemoBlog {
  /** The key of a person of the demo community. */
  author: string;
  /** The motif of the cover. */
  cover: Motif;
  category: string;
  title: string;
  summary: string;
  /** How many days before the seeding it was published. */
  daysAgo: number;
  html: string;
}
