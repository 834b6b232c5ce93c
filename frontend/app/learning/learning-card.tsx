import { ReportLink } from '../engagement/report-link';
import { Person } from '../profiles/person';
import { TimeAgo } from '../ui/time-ago';
import { Words } from '../ui/words';
import { anchorOfLearning } from './anchor';
import type { LearningItem } from './api.server';

interface LearningCardProps {
  /** Undefined in the preview before publication. */
  readerId?: number;
  item: LearningItem;
  isVideo: boolean;
}

/** A picture or video with its author. */
export function LearningCard({ item, isVideo, readerId }: LearningCardProps) {
  const { id, title, description, speciality, author, url, smallUrl, madeAt } = item;
  return (
    <article className="card event" id={anchorOfLearning(id)}>
      <div className="event__banner">
        {url === '' ? (
          <p className="event__nothing muted">No file yet</p>
        ) : isVideo ? (
          <video
            className="event__media"
            src={url}
            poster={smallUrl ?? undefined}
            controls
            muted
            preload="none"
            aria-label={title}
          />
        ) : (
          <a href={url} target="_blank" rel="noopener">
            <img className="event__media" src={smallUrl ?? url} alt={title} loading="lazy" />
          </a>
        )}
      </div>
      <div className="event__body event__body--plain">
        <h2 dir="auto">{title}</h2>
        <p className="chips">
          <span className="badge">{speciality}</span>
          {item.isHidden && <span className="badge badge--attention">Hidden until reviewed</span>}
        </p>
        <Words className="small muted" text={description} />
        <div className="event__foot">
          <Person person={author}>
            <TimeAgo at={madeAt} />
          </Person>
          {readerId !== undefined && readerId !== author.memberId && (
            <ReportLink
              className="event__report btn btn--quiet btn--s"
              to={`/learning/${id}`}
              label={`Report ${title}`}
            />
          )}
        </div>
      </div>
    </article>
  );
}
