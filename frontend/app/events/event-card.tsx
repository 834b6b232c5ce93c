import { CalendarPlus, Check, CircleCheck, Clock, ExternalLink, MapPin } from 'lucide-react';
import { counted } from '../lib/words';
import { AskLink } from '../ui/ask-link';
import { DayLeaf, EventTime } from '../ui/event-time';
import { Icon } from '../ui/icon';
import { Link } from '../ui/link';
import type { SutureEvent } from './api.server';
import { JoinForm } from './join-form';
import { REGISTER, UNREGISTER } from './questions';

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
        <h2>{isPreview ? title : <Link to={`/events/${id}`}>{title}</Link>}</h2>
        <p className="facts">
          <span>
            <Icon of={Clock} size="s" />
            <EventTime startsAt={startsAt} zone={zone} />
          </span>
          <span>
            <Icon of={MapPin} size="s" />
            {location}
          </span>
        </p>
        <p className="small muted">{description}</p>
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

/** Register, then Registered, then Join while it is open, and Completed at the end. */
function Attending({
  event: { id, title, state, isRegistered, link },
  zone,
}: {
  event: SutureEvent;
  zone: string;
}) {
  if (state === 'past') {
    return (
      <span className="badge">
        <Icon of={Check} size="s" />
        Completed
      </span>
    );
  }
  if (!isRegistered) {
    return (
      <AskLink
        to={`/events/${id}/register?zone=${encodeURIComponent(zone)}`}
        className="btn btn--primary"
        text={title}
        {...REGISTER}
      >
        Register
        <span className="sr-only"> for {title}</span>
      </AskLink>
    );
  }
  return (
    <span className="row">
      <a
        className="btn btn--quiet btn--icon"
        href={`/api/v1/events/${id}.ics`}
        aria-label={`Add to calendar: ${title}`}
        download
      >
        <Icon of={CalendarPlus} />
      </a>
      {state === 'ongoing' ? (
        <JoinForm id={id} words="Join" title={title} />
      ) : link ? (
        <a className="btn btn--primary" href={link} target="_blank" rel="noopener">
          Join
          <Icon of={ExternalLink} />
          <span className="sr-only">{title} (opens in a new tab)</span>
        </a>
      ) : (
        <span className="event__in">
          <Icon of={CircleCheck} />
          Registered
        </span>
      )}
      {state === 'upcoming' && (
        <AskLink
          to={`/events/${id}/unregister`}
          className="btn btn--quiet"
          text={title}
          {...UNREGISTER}
        >
          Cancel
          <span className="sr-only"> my registration for {title}</span>
        </AskLink>
      )}
    </span>
  );
}
