import { discussionWindow, OPEN_DAYS } from '../lib/discussion-window';
import { Stitches } from './stitches';
import { useNow } from './use-now';

interface DiscussionWindowProps {
  post: { closesAt: string | null; isOpen: boolean };
  /** Whether colleagues can see it. */
  isShown?: boolean;
  /** `span` if it is inside a link. */
  as?: 'p' | 'span';
  /** On cards: "5 days left", "Closed". */
  isShort?: boolean;
}

/** How long a case stays open: its seven days as stitches and in words. */
export function DiscussionWindow({
  post,
  isShown = true,
  as: Line = 'p',
  isShort = false,
}: DiscussionWindowProps) {
  const { closesAt } = post;
  const window = useNow((now) => closesAt && discussionWindow(closesAt, now)) || null;
  if (post.isOpen && !isShown)
    return (
      <Line className="post__status">
        <span>
          <b>Not open</b> · colleagues do not see it
        </span>
      </Line>
    );
  const isOpen = post.isOpen && window !== null && window.isOpen;
  const placed = isOpen ? window.placed : OPEN_DAYS;
  return (
    <Line className="post__status">
      <Stitches
        placed={placed}
        label={`Day ${placed} of ${OPEN_DAYS}`}
        look={isOpen ? (window.isLastDays ? 'soon' : 'open') : 'closed'}
      />
      {isShort ? (
        <span>{isOpen ? window.left : 'Closed'}</span>
      ) : (
        <span>
          <b>{isOpen ? 'Active' : 'Closed'}</b> ·{' '}
          {isOpen ? `closes ${window.closesIn}` : 'stays readable'}
        </span>
      )}
    </Line>
  );
}
