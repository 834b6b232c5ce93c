export const KINDS = ['case-liked', 'case-commented', 'case-closing', 'comment-replied', 'mentioned'] as const;
export type NotificationKind = (typeof KINDS)[number];

/** What a member reads. The name comes from the account, never from a request, and no clinical text is ever in it. */
const sentences: Readonly<Record<NotificationKind, (name: string) => string>> = {
  'case-liked': (name) => `Dr. ${name} liked your case.`,
  'case-commented': (name) => `Dr. ${name} commented on your case.`,
  'case-closing': () => 'Your case closes in 24 hours.',
  mentioned: (name) => `Dr. ${name} mentioned you in a comment.`,
  'comment-replied': (name) => `Dr. ${name} replied to your comment.`,
};

export function sentenceOf(kind: NotificationKind, actorName: string): string {
  return sentences[kind](actorName);
}
