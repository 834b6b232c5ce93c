import type { Engaged } from '../engagement/actions.server';
import { idIn } from '../wire/address.server';
import { postEngagement } from './engagement.server';
import { anchorOfPost, pathOfPost } from './post-subject';

/** The case or image that a page's address names; an address without a number names none. */
export function engagedPost({ params }: { params: Record<string, string | undefined> }): Engaged {
  const id = idIn(params['caseId']);
  return { calls: postEngagement, id, to: pathOfPost(id), anchor: anchorOfPost(id) };
}
