import type { Engaged } from '../engagement/actions.server';
import { postEngagement } from './engagement.server';
import { anchorOfPost, pathOfPost } from './post-subject';

/** The case or image that a page's address names; an address without a number names none. */
export function engagedPost({ params }: { params: Record<string, string | undefined> }): Engaged {
  const id = params['caseId'] ?? '';
  if (!/^\d{1,15}$/.test(id)) throw new Response(null, { status: 404 });
  return { calls: postEngagement, id, to: pathOfPost(id), anchor: anchorOfPost(id) };
}
