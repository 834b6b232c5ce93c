import { CircleCheck, ExternalLink } from 'lucide-react';
import { AskLink } from '../../ui/ask-link';
import { Icon } from '../../ui/icon';
import type { SutureEvent } from '../api.server';
import { JoinForm } from '../join-form';
import { REGISTER, UNREGISTER } from '../questions';

/** The main button, by state: Register, Registered or Join; none once the event is over. */
export function Taking({ event, zone }: { event: SutureEvent; zone: string }) {
  const { id, title, state, isRegistered, link } = event;
  if (state === 'past') return null;
  if (!isRegistered)
    return (
      <AskLink
        to={`/events/${id}/register?from=page&zone=${encodeURIComponent(zone)}`}
        className="btn btn--primary btn--wide btn--l"
        text={title}
        {...REGISTER}
      >
        Register
      </AskLink>
    );
  return (
    <div className="stack stack--s">
      {state === 'ongoing' ? (
        <JoinForm id={id} words="Join now" size="l" isWide />
      ) : link ? (
        <a className="btn btn--primary btn--wide btn--l" href={link} target="_blank" rel="noopener">
          Open the waiting room
          <Icon of={ExternalLink} />
          <span className="sr-only">(opens in a new tab)</span>
        </a>
      ) : (
        <p className="event__in">
          <Icon of={CircleCheck} />
          You are registered
        </p>
      )}
      {state === 'upcoming' && (
        <AskLink
          to={`/events/${id}/unregister?from=page`}
          className="btn btn--quiet"
          text={title}
          {...UNREGISTER}
        >
          Cancel my registration
        </AskLink>
      )}
    </div>
  );
}
