import { Refusal } from '../refusal';
import type { Actor } from '../wire/access';
import type { CommentFacts } from './comments.service';

/**
 * How much of a discussion a member can see: `open` like everyone; `hidden` except for their own
 * comments; `revealed` before others.
 */
export type Sight = 'open' | 'hidden' | 'revealed';

/** What is known of a post when somebody acts on it, read once for each call. */
export interface SeenPost {
  readonly authorId: number;
  /** Omitted if discussions are open. */
  readonly sight?: Sight;
}

/** A comment that is hidden from a member is answered like one that does not exist. */
export function demandReadable(
  seen: SeenPost,
  { memberId }: Pick<Actor, 'memberId'>,
  { authorId }: CommentFacts,
): void {
  if (isHidden(seen) && authorId !== memberId) throw new Refusal('not-found');
}

export const isHidden = ({ sight }: SeenPost) => sight === 'hidden';
