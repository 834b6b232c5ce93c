import { LinkButton } from '../../ui/button';
import { OutcomeOwed } from '../outcome-owed';
import type { ClinicalPost } from '../post';
import { pathOfPost } from '../post-subject';

/** Once the case is closed, the author is asked for the outcome expressly. */
export function OutcomeUnreported({ post }: { post: ClinicalPost }) {
  if (!post.isOpen) return <OutcomeOwed post={post} from="case" />;
  return (
    <LinkButton look="secondary" to={`${pathOfPost(post.id)}/outcome`}>
      Report the outcome
    </LinkButton>
  );
}
