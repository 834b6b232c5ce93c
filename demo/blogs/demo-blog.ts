export interface DemoBlog {
  /** Somebody of the demo community, by their key. */
  author: string;
  category: string;
  title: string;
  summary: string;
  /** Published so many days before the seeding. */
  daysAgo: number;
  html: string;
}
