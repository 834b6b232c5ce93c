import { Clock, MapPin } from 'lucide-react';
import { counted } from '../lib/words';
import { DayLeaf, EventTime } from '../ui/event-time';
import { Icon } from '../ui/icon';
import { Link } from '../ui/link';
import { Words } from '../ui/words';
import type { SutureEvent } from './api.server';
import { Attending } from './attending';

interface EventCardProps {
  event: SutureEvent;
  zone: string;
  /** Hides the actions, because nobody can register for an unpublished event. */
  isPreview?: boolean;
}

export function EventCard({ event, zone, isPreview = false }: EventCardProps) {
  const { id, title, description, location, banner, startsAt } = event;
  return (
    <article className="card event" id={`event-${id}`}>
      <div className="event__banner">
        {banner && (
          <img
            className="event__picture"
            src={banner}
            alt=""
            width="960"
            height="420"
            loading="lazy"
          />
        )}
        <DayLeaf startsAt={startsAt} zone={zone} />
      </div>
      <div className="event__body">
        <h2 dir="auto">{isPreview ? title : <Link to={`/events/${id}`}>{title}</Link>}</h2>
        <p className="facts">
          <span>
            <Icon of={Clock} size="s" />
            <EventTime startsAt={startsAt} zone={zone} />
          </span>
          <span>
            <Icon of={MapPin} size="s" />
            <bdi>{location}</bdi>
          </span>
        </p>
        <Words className="small muted" text={description} />
        <div className="event__foot">
          <Going event={event} />
          {!isPreview && <Attending event={event} zone={zone} />}
        </div>
      </div>
    </article>
  );
}

function Going({ event: { going, state } }: { event: SutureEvent }) {
  const word = state === 'past' ? 'attended' : 'going';
  return <span className="quiet tnum">{counted(going, word, word)}</span>;
}
