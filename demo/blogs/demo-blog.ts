import type { Motif } from '../art/cover';

export interface DemoBlog {
  /** Somebody of the demo community, by their key. */
  author: string;
  /** What is drawn above it. */
  cover: Motif;
  category: string;
  title: string;
  summary: string;
  /** Published so many days before the seeding. */
  daysAgo: number;
  html: string;
}
