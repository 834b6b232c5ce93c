export const HOUR = 3_600_000;

/** What an administrator sends. */
export const aBlog = (changes: object = {}) => ({
  title: 'Checklists',
  category: 'Training',
  authorName: 'Dr. Hannah Weiss',
  summary: 'Why they work.',
  description: '<p>Because we forget.</p>',
  status: 'published',
  ...changes,
});
