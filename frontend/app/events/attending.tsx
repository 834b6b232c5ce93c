import { CalendarPlus, Check, CircleCheck, ExternalLink } from 'lucide-react';
import { AskLink } from '../ui/ask-link';
import { Icon } from '../ui/icon';
import type { SutureEvent } from './api.server';
import { JoinForm } from './join-form';
import { REGISTER, UNREGISTER } from './questions';

/** Register, then Registered, then Join while it is open, and Completed at the end. */
export function Attending({
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
