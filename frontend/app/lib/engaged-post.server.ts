import { postEngagement } from '../api/post-engagement.server';
import type { Engaged } from './engagement.server';
import { anchorOfPost, pathOfPost } from './post-subject';

/** The case or image that a page's address names. */
export function engagedPost({ params }: { params: Record<string, string | undefined> }): Engaged {
  const id = params['caseId'] ?? '';
  return { calls: postEngagement, id, to: pathOfPost(id), anchor: anchorOfPost(id) };
}
