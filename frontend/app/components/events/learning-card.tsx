import type { LearningItem } from '../../api/learning.server';
import { Person } from '../person';
import { TimeAgo } from '../time-ago';

interface LearningCardProps {
  item: LearningItem;
  isVideo: boolean;
}

/** A picture or film to learn from, and who made it. */
export function LearningCard({ item, isVideo }: LearningCardProps) {
  const { title, description, speciality, author, url, smallUrl, madeAt } = item;
  return (
    <article className="card event">
      <div className="event__banner">
        {isVideo ? (
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
        <h2>{title}</h2>
        <p className="chips">
          <span className="badge">{speciality}</span>
        </p>
        <p className="small muted">{description}</p>
        <Person person={author}>
          <TimeAgo at={madeAt} />
        </Person>
      </div>
    </article>
  );
}
