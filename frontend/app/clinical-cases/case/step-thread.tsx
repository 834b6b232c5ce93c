import { Plus } from 'lucide-react';
import type { ReactNode } from 'react';
import { counted } from '../../lib/words';
import { LinkButton } from '../../ui/button';
import { Icon } from '../../ui/icon';
import { part } from '../../ui/part';
import type { ClinicalPost } from '../post';
import { pathOfPost } from '../post-subject';
import type { Step } from '../steps.server';
import { Thread as ThreadOfServer } from './thread';
import { Unfolds } from './unfolds';

const Thread = import.meta.env.SSR
  ? ThreadOfServer
  : part('.thread', () => import('./thread').then((loaded) => loaded.Thread));

interface StepThreadProps {
  post: ClinicalPost;
  steps: Step[];
  isOwn: boolean;
}

interface StepsProps extends StepThreadProps {
  /** Further actions of the author, beside “Add a step”. */
  also: ReactNode;
}

/**
 * How the case went on after it was posted: its week of discussion, then the steps. Folded for all
 * but its author, who goes on writing it.
 */
export function StepThread({ post, steps, isOwn, also }: StepsProps) {
  if (post.kind !== 'case' || post.withdrawnAt || (steps.length === 0 && !isOwn)) return null;
  if (!isOwn)
    return (
      <Unfolds title="What happened next" inside={inWords(steps)}>
        <Thread post={post} steps={steps} isOwn={isOwn} />
      </Unfolds>
    );
  return (
    <section className="stack" id="steps" aria-labelledby="steps-title">
      <h2 className={steps.length > 0 ? undefined : 'sr-only'} id="steps-title">
        What happened next
      </h2>
      {steps.length > 0 && <Thread post={post} steps={steps} isOwn={isOwn} />}
      <div className="row">
        <LinkButton look="secondary" to={`${pathOfPost(post.id)}/steps/new`}>
          <Icon of={Plus} />
          Add a step
        </LinkButton>
        {also}
      </div>
    </section>
  );
}

/** "6 steps in 26 days" */
function inWords(steps: Step[]): string {
  const last = Math.max(...steps.map(({ day }) => day));
  const said = counted(steps.length, 'step');
  return last > 0 ? `${said} in ${counted(last, 'day')}` : said;
}
