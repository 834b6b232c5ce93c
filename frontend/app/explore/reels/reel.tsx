import { Eye } from 'lucide-react';
import { memo } from 'react';
import { ReportLink } from '../../engagement/report-link';
import { abbreviated, counted } from '../../lib/words';
import { Avatar } from '../../ui/avatar';
import { CopyLink } from '../../ui/copy-link';
import { DrName } from '../../ui/dr-name';
import { Icon } from '../../ui/icon';
import { Link } from '../../ui/link';
import { TimeAgo } from '../../ui/time-ago';
import type { Reel } from '../api.server';
import { DeleteReel } from './delete-reel';
import { Player } from './player';
import { SaveReel } from './save-reel';
import { useViewed } from './use-viewed';

interface ReelProps {
  reel: Reel;
  /** Whether it fills the view. */
  isCurrent: boolean;
  /** Whether it is the current reel or next to it. */
  isNear: boolean;
  isMuted: boolean;
  isOwn: boolean;
  asks: boolean;
  /** The filter, as a query string. */
  search: string;
}

/** Memoised: only the reels that enter and leave the view render again. */
export const ReelView = memo(function ReelView({
  reel,
  isCurrent,
  isNear,
  isMuted,
  isOwn,
  asks,
  search,
}: ReelProps) {
  const views = useViewed(reel, isCurrent);
  const { id, title, author, speciality, videoUrl, isProcessing, heldId, problem } = reel;
  return (
    <li className="reel" data-reel={id} data-current={isCurrent || undefined} id={`reel-${id}`}>
      <article className="reel__video" aria-label={title}>
        {videoUrl ? (
          <Player reel={reel} isCurrent={isCurrent} isNear={isNear} isMuted={isMuted} />
        ) : (
          <p className="reel__state">
            {isProcessing ? 'Processing. Colleagues see it once it is ready.' : problem}
            {heldId !== undefined && (
              <>
                {' It is checked first. '}
                <Link to={`/held/${heldId}`}>Review it</Link>
              </>
            )}
          </p>
        )}
        <div className="reel__text">
          <div className="person">
            <Avatar person={author} size="s" />
            <div className="person__text">
              <Link className="person__name" to={`/profile/${author.memberId}`}>
                <DrName of={author.fullName} />
              </Link>
              <span className="person__meta" dir="auto">
                {speciality} · <TimeAgo at={reel.postedAt} />
              </span>
            </div>
          </div>
          {reel.isHidden && <p className="badge badge--attention">Hidden until reviewed</p>}
          <h2 className="reel__title" dir="auto">
            {title}
          </h2>
        </div>
      </article>
      <div className="reel__rail">
        <p className="reel__act" title={counted(views, 'view')}>
          <Icon of={Eye} size="l" />
          <span className="sr-only">Views: </span>
          <span>{abbreviated(views)}</span>
        </p>
        <SaveReel reel={reel} search={search} />
        <CopyLink className="reel__act" path={`/explore/${id}`} title={title} />
        {!isOwn && <ReportLink className="reel__act" to={`/explore/${id}`} size="l" />}
        {isOwn && <DeleteReel reel={reel} search={search} asks={asks} />}
      </div>
    </li>
  );
});
