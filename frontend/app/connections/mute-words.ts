import type { MutedKind } from './mutes.server';

/** What muting does, by what is muted (contract, section 30). */
export const MUTING: Readonly<Record<MutedKind, string>> = {
  member:
    'They notify you of nothing, and their cases, posts and videos leave your feeds. Their comments stay where you read them. They do not learn of it.',
  case: 'You are told nothing more of this case, replies to your own answers included. Nobody learns of it.',
  room: 'No notices, push or mail of it, and its messages count in your list of chats alone. Nobody learns of it.',
};

/** How long, in the words of the form; null: until it is turned on again. */
export const SPANS = {
  '8h': { label: '8 hours', hours: 8 },
  '7d': { label: 'One week', hours: 7 * 24 },
  open: { label: 'Until I turn it on again', hours: null },
} as const;

export type Span = keyof typeof SPANS;
export const isSpan = (text: string): text is Span => Object.hasOwn(SPANS, text);
