import type { LoaderFunctionArgs } from '@remix-run/node';
import { type MetaFunction, useLoaderData } from '@remix-run/react';
import { ArrowLeft, CalendarDays, MapPin, Radio } from 'lucide-react';
import { organization, pageTitle, structured } from '../../lib/meta';
import { requireMember } from '../../shell/guard.server';
import cover from '../../ui/art/contour-ink.svg';
import { useZone } from '../../ui/event-time';
import { Icon } from '../../ui/icon';
import { Link } from '../../ui/link';
import { RichText } from '../../ui/rich-text/rich-text';
import { idIn } from '../../wire/address.server';
import { eventById, type SutureEvent } from '../api.server';
import { useOpenings } from '../use-openings';
import { Afterwards, Programme, Speakers } from './sections';
import { WhenAndHow } from './when-and-how';
import './event.css';

export const meta: MetaFunction<typeof loader> = ({ data }) =>
  data ? [...pageTitle(data.event.title), structured(eventFacts(data))] : pageTitle('Event');

export async function loader(args: LoaderFunctionArgs) {
  await requireMember(args);
  return {
    event: await eventById(args, idIn(args.params.id)),
    origin: new URL(args.request.url).origin,
  };
}

/**
 * Structured data for the member's own tools such as calendars; search engines cannot see events.
 */
function eventFacts({
  event: { id, title, description, location, startsAt, endsAt },
  origin,
}: Awaited<ReturnType<typeof loader>>) {
  return {
    '@type': 'Event',
    name: title,
    description,
    startDate: startsAt,
    endDate: endsAt,
    location: { '@type': 'Place', name: location },
    organizer: organization(origin),
    url: `${origin}/events/${id}`,
  };
}

const LISTS = {
  upcoming: { to: '/upcoming', label: 'Upcoming events' },
  ongoing: { to: '/ongoing', label: 'Ongoing events' },
  past: { to: '/event', label: 'Past events' },
} as const;

export default function EventPage() {
  const { event } = useLoaderData<typeof loader>();
  const zone = useZone();
  useOpenings([event]);
  return (
    <main id="main" className="frame layout layout--aside ev">
      <Head event={event} />
      <div className="stack ev__body">
        <Speakers event={event} />
        <Programme event={event} />
        <Afterwards event={event} />
      </div>
      <WhenAndHow event={event} zone={zone} />
    </main>
  );
}

function Head({ event: { title, html, location, banner, state, host } }: { event: SutureEvent }) {
  const { to, label } = LISTS[state];
  return (
    <div className="stack ev__head">
      <Link className="btn btn--quiet ev__back" to={to}>
        <Icon of={ArrowLeft} />
        {label}
      </Link>
      <header className="stack">
        <div className="ev__cover">
          <img src={banner ?? cover} alt="" width={1200} height={420} />
        </div>
        <div className="row">
          <span className="badge badge--primary">
            <Icon of={state === 'ongoing' ? Radio : CalendarDays} size="s" />
            {state === 'ongoing' ? 'Live now' : state === 'past' ? 'Completed' : 'Upcoming'}
          </span>
          <span className="badge">
            <Icon of={MapPin} size="s" />
            <bdi>{location}</bdi>
          </span>
          {host && (
            <span className="badge">
              Hosted by <bdi>{host}</bdi>
            </span>
          )}
        </div>
        <h1 dir="auto">{title}</h1>
        <RichText html={html} />
      </header>
    </div>
  );
}
