import type { ListedPost } from '../../clinical-cases/post';

const SHOWN = 3;

/**
 * Colleagues' open cases with the fewest comments. A case with a poll is left out because the vote
 * comes first; it is answered on its own page.
 */
export function waitingFor(memberId: number, posts: readonly ListedPost[]): ListedPost[] {
  return posts
    .filter(({ author, isOpen, isBlinded }) => isOpen && !isBlinded && author.memberId !== memberId)
    .sort((one, other) => one.comments - other.comments)
    .slice(0, SHOWN);
}
