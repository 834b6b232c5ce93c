import type { ClinicalPost } from '../../clinical-cases/post';

const SHOWN = 3;

/** Open cases of colleagues with the fewest answers. A case with a poll is answered on its own page, because the vote comes first. */
export function waitingFor(memberId: number, posts: readonly ClinicalPost[]): ClinicalPost[] {
  return posts
    .filter(({ author, isOpen, isBlinded }) => isOpen && !isBlinded && author.memberId !== memberId)
    .sort((one, other) => one.comments - other.comments)
    .slice(0, SHOWN);
}
