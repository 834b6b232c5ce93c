import type { Engaged } from '../engagement/engagement-calls.server';
import { idIn } from '../wire/address.server';
import { postEngagement } from './engagement.server';
import { anchorOfPost, pathOfPost } from './post-subject';

/** The case or image in the URL of a page. @throws Response 404 if the id is not a number */
export function engagedPost({ params }: { params: Record<string, string | undefined> }): Engaged {
  const id = idIn(params['caseId']);
  return { calls: postEngagement, id, to: pathOfPost(id), anchor: anchorOfPost(id) };
}
