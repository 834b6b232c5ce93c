import { discussionWindow } from '../../lib/discussion-window';
import { counted } from '../../lib/words';
import { Card } from '../../ui/card';
import { Link } from '../../ui/link';
import { Stitches } from '../../ui/stitches';
import { useNow } from '../../ui/use-now';
import type { ClinicalPost } from '../post';

const SOON_FROM = 5;
const MOST = 3;

/** Of the cases in view, those whose week is nearly over; the first to close comes first. */
export function useClosingSoon(cases: ClinicalPost[]) {
  const now = useNow();
  return cases
    .map((post) => ({ post, window: discussionWindow(post.postedAt, now) }))
    .filter(({ post, window }) => post.isOpen && window.isOpen && window.placed >= SOON_FROM)
    .sort((a, b) => a.window.closesAt.localeCompare(b.window.closesAt))
    .slice(0, MOST);
}

export function ClosingSoon({ soon }: { soon: ReturnType<typeof useClosingSoon> }) {
  return (
    <Card title="Closing soon" className="stack">
      {soon.map(({ post, window }) => (
        <div className="soon" key={post.id}>
          <Link to={`/caseDetails/${post.id}`}>{post.diagnosis}</Link>
          <Stitches
            placed={window.placed}
            label={`Day ${window.placed} of 7`}
            look={window.isLastDays ? 'soon' : 'open'}
          />
          <p className="small muted">
            Closes {window.closesIn} · {counted(post.comments, 'comment')}
          </p>
        </div>
      ))}
    </Card>
  );
}
