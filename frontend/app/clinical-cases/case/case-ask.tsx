import { LinkButton } from '../../ui/button';
import { part } from '../../ui/part';
import type { Ask } from '../asking.server';
import type { ClinicalPost } from '../post';
import { isShown, pathOfPost } from '../post-subject';
import { Progress as ProgressOfServer } from './ask-progress';

const Progress = import.meta.env.SSR
  ? ProgressOfServer
  : part('.asking', () => import('./ask-progress').then((loaded) => loaded.Progress));

interface CaseAskProps {
  post: ClinicalPost;
  ask: Ask;
}

const isAskable = (post: ClinicalPost, { progress }: Ask) =>
  !progress && post.isOpen && isShown(post);

/** For the author of a case, beside their name: what follows is what colleagues say. */
export function AskOffer({ post, ask }: CaseAskProps) {
  if (!isAskable(post, ask)) return null;
  return (
    <LinkButton look="secondary" to={`${pathOfPost(post.id)}/ask`}>
      Ask colleagues
    </LinkButton>
  );
}

/** For the author of a case: the progress of the question, or why there is none any more. */
export function CaseAsk({ post, ask }: CaseAskProps) {
  const { progress, usualMinutes, widening, wasHidden } = ask;
  if (!progress)
    return wasHidden && isAskable(post, ask) ? (
      <p className="quiet">Your question ended when the case was hidden. You can ask again.</p>
    ) : null;
  return (
    <Progress
      post={post}
      progress={progress}
      usualMinutes={usualMinutes}
      canWiden={widening !== null}
    />
  );
}
