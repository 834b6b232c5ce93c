import { discussionWindow } from '../lib/discussion-window';
import { Stitches } from './stitches';
import { useNow } from './use-now';

interface DiscussionWindowProps {
  post: { postedAt: string; isOpen: boolean };
  /** `span` if it is inside a link. */
  as?: 'p' | 'span';
}

/** How long a case stays open: its seven days as stitches and in words. */
export function DiscussionWindow({ post, as: Line = 'p' }: DiscussionWindowProps) {
  const { postedAt } = post;
  const window = useNow((now) => discussionWindow(postedAt, now));
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
