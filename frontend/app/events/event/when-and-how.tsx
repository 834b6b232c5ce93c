import { CalendarPlus } from 'lucide-react';
import { JOIN_BEFORE_MS, ORGANISER_ZONE } from '../../../../backend/src/events/event-time.rules';
import { counted } from '../../lib/words';
import { CopyLink } from '../../ui/copy-link';
import { CalendarDay, StartInWords } from '../../ui/event-time';
import { Icon } from '../../ui/icon';
import type { SutureEvent } from '../api.server';
import { dayInWords, timesOf } from '../event-times';
import { Taking } from './taking';

interface WhenProps {
  event: SutureEvent;
  zone: string;
}

const MINUTE_MS = 60_000;

/** The time in both time zones, the action, and the steps of the event. */
export function WhenAndHow({ event, zone }: WhenProps) {
  const { id, title, startsAt, endsAt, going, state } = event;
  const minutes = Math.round((Date.parse(endsAt) - Date.parse(startsAt)) / MINUTE_MS);
  return (
    <aside className="stack ev__aside" aria-label="When and how">
      <section className="card card__pad stack" aria-labelledby="when">
        <h2 className="sr-only" id="when">
          When
        </h2>
        <div className="next-event">
          <CalendarDay startsAt={startsAt} zone={zone} isLarge />
          <p>
            <b>{dayInWords(startsAt, zone)}</b>
            <span className="muted">{lengthInWords(minutes)}</span>
          </p>
        </div>
        <Zones event={event} zone={zone} />
        <Taking event={event} zone={zone} />
        {state !== 'past' && <Steps event={event} zone={zone} />}
        <div className="row row--tight">
          {state !== 'past' && (
            <a className="btn btn--secondary" href={`/api/v1/events/${id}.ics`} download>
              <Icon of={CalendarPlus} size="s" />
              Add to calendar
            </a>
          )}
          <CopyLink className="btn btn--quiet" path={`/events/${id}`} title={title} />
        </div>
        <p className="small muted">
          {going > 0 && `${counted(going, 'registered', 'registered')}. `}Free for all members.
        </p>
      </section>
    </aside>
  );
}

/** "90 minutes", "4 hours"; hours are used from two hours on, e.g. "2 hours 30 minutes". */
function lengthInWords(minutes: number): string {
  if (minutes < 120) return counted(minutes, 'minute');
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  return [counted(hours, 'hour'), rest > 0 && counted(rest, 'minute')].filter(Boolean).join(' ');
}

const placeOf = (zone: string) => zone.replace(/^.*\//, '').replaceAll('_', ' ');

function Zones({ event, zone }: WhenProps) {
  const times = (of: string) => timesOf(event, of, zone);
  return (
    <dl className="zones">
      <div>
        <dt>{zone === ORGANISER_ZONE ? 'India’s time' : `Your time · ${placeOf(zone)}`}</dt>
        <dd>{times(zone)}</dd>
      </div>
      {zone !== ORGANISER_ZONE && (
        <div>
          <dt>Organiser’s time · India</dt>
          <dd>{times(ORGANISER_ZONE)}</dd>
        </div>
      )}
    </dl>
  );
}

/** The steps of an event: register, join, live, afterwards. */
function Steps({ event: { startsAt, endsAt, state, isRegistered, link }, zone }: WhenProps) {
  const opens = new Date(Date.parse(startsAt) - JOIN_BEFORE_MS).toISOString();
  const at = state === 'ongoing' ? 2 : link !== '' ? 1 : isRegistered ? -1 : 0;
  const steps = [
    { key: 'now', when: 'Now', what: isRegistered ? 'You are registered' : 'Register' },
    {
      key: 'join',
      when: <StartInWords startsAt={opens} zone={zone} />,
      what: 'Join opens here, for those who registered',
    },
    { key: 'live', when: <StartInWords startsAt={startsAt} zone={zone} />, what: 'Live' },
    {
      key: 'after',
      when: <StartInWords startsAt={endsAt} zone={zone} />,
      what: 'Certificate, and the recording if there is one',
    },
  ];
  return (
    <ol className="when">
      {steps.map(({ key, when, what }, i) => (
        <li key={key} aria-current={i === Math.max(0, at) ? 'step' : undefined}>
          <b>{when}</b>
          <span>{what}</span>
        </li>
      ))}
    </ol>
  );
}
