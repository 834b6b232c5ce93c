import type { EngagementSubject } from '../engagement/subject';
import type { ClinicalPost, ListedPost } from './post';

/** The page of a case or an image. */
export const pathOfPost = (id: number | string) => `/caseDetails/${id}`;
/** The element id of its card in a list. */
export const anchorOfPost = (id: number | string) => `case-${id}`;

/** An image is named by its title, a case by its diagnosis. */
export function titleOfPost({
  kind,
  title,
  diagnosis,
}: Pick<ClinicalPost, 'kind' | 'title' | 'diagnosis'>): string {
  return kind === 'image' ? title : diagnosis || 'No diagnosis Available';
}

export function subjectOfPost(post: ClinicalPost | ListedPost): EngagementSubject {
  const {
    id,
    likes,
    comments,
    isLiked,
    isSaved,
    isFollowing,
    isOpen,
    author,
    withdrawnAt,
    isBlinded,
  } = post;
  return {
    to: pathOfPost(id),
    watched: { caseId: id },
    noun: 'case',
    title: titleOfPost(post),
    authorId: author.memberId,
    authorName: author.fullName,
    listedAt: '/community',
    likes,
    comments,
    isLiked,
    isSaved,
    isFollowing,
    isOpen: isOpen && !withdrawnAt,
    isLocked: withdrawnAt !== null,
    isClinical: true,
    isBlinded,
  };
}

type Shown = Pick<
  ClinicalPost,
  'isChecking' | 'isProcessing' | 'isWaitingForPatient' | 'isHidden' | 'withdrawnAt'
>;

/** Whether colleagues can see it. */
export const isShown = ({
  isChecking,
  isProcessing,
  isWaitingForPatient,
  isHidden,
  withdrawnAt,
}: Shown): boolean =>
  !isChecking && !isProcessing && !isWaitingForPatient && !isHidden && !withdrawnAt;
