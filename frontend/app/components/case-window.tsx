import type { ClinicalPost } from '../api/clinical-cases.server';
import { caseWindow } from '../lib/time';
import { Stitches } from './stitches';
import { useNow } from './use-now';

interface CaseWindowProps {
  post: Pick<ClinicalPost, 'postedAt' | 'isOpen'>;
  /** `span` where it stands within a link. */
  as?: 'p' | 'span';
}

/** The seven days of a case, in stitches and in words. */
export function CaseWindow({ post, as: Line = 'p' }: CaseWindowProps) {
  const window = caseWindow(post.postedAt, useNow());
  const isOpen = post.isOpen && window.isOpen;
  const placed = isOpen ? window.placed : 7;
  return (
    <Line className="post__status">
      <Stitches
        placed={placed}
        label={`Day ${placed} of 7`}
        look={isOpen ? (window.isLastDays ? 'soon' : 'open') : 'closed'}
      />
      <span>
        <b>{isOpen ? 'Active' : 'Closed'}</b> ·{' '}
        {isOpen ? `closes ${window.closesIn}` : 'stays readable'}
      </span>
    </Line>
  );
}
