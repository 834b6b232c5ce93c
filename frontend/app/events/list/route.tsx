import type { LoaderFunctionArgs } from '@remix-run/node';
import { type MetaFunction, useLoaderData } from '@remix-run/react';
import { AcademicsTabs } from '../../shell/academics-tabs';
import { EmptyState } from '../../ui/empty-state';
import { useZone } from '../../ui/event-time';
import { EVENTS_PER_PAGE, type EventCall, eventsOf } from '../api.server';
import { EventCard } from '../event-card';
import '../../ui/schedule.css';
import { pageTitle } from '../../lib/meta';
import { requireMember } from '../../shell/guard.server';
import { Pager, pageAskedIn } from '../../ui/pager';
import { useOpenings } from '../use-openings';

interface Place {
  title: string;
  empty: string;
  call: EventCall;
  kind?: 'meeting';
}

const places: Record<string, Place> = {
  '/upcoming': {
    title: 'Upcoming events',
    empty: 'There are no upcoming events.',
    call: 'upComingEvents',
  },
  '/ongoing': {
    title: 'Ongoing events',
    empty: 'No event is taking place right now.',
    call: 'ongoingEvents',
  },
  '/event': { title: 'Past events', empty: 'There are no past events.', call: 'pastEvents' },
  '/live': {
    title: 'Live meetings',
    empty: 'No meeting is taking place right now.',
    call: 'ongoingEvents',
    kind: 'meeting',
  },
  '/meeting': {
    title: 'Past meetings',
    empty: 'There are no past meetings.',
    call: 'pastEvents',
    kind: 'meeting',
  },
};

export const meta: MetaFunction<typeof loader> = ({ data }) => pageTitle(data?.title ?? 'Events');

export async function loader(args: LoaderFunctionArgs) {
  await requireMember(args);
  const { pathname, searchParams } = new URL(args.request.url);
  const place = places[pathname];
  if (!place) throw new Response(null, { status: 404 });
  const { title, empty, call, kind } = place;
  const asked = pageAskedIn(searchParams);
  return {
    title,
    empty,
    ...asked,
    perPage: EVENTS_PER_PAGE,
    events: await eventsOf(args, call, { ...asked, kind }),
  };
}

export default function Events() {
  const { title, empty, page, perPage, asOf, events } = useLoaderData<typeof loader>();
  const zone = useZone();
  useOpenings(events);
  // The response has no total, so a full page is assumed to have another one after it.
  const known = (page - 1) * perPage + events.length + (events.length === perPage ? 1 : 0);
  return (
    <main id="main" className="frame layout">
      <div className="stack">
        <h1>{title}</h1>
        <AcademicsTabs />
        <p className="quiet">
          Times are shown in{' '}
          {zone === 'Asia/Kolkata'
            ? 'India’s time zone, IST'
            : `your time zone, ${zone.replaceAll('_', ' ')}`}
          .
        </p>
        {events.length === 0 ? (
          <EmptyState text={empty} />
        ) : (
          <div className="events">
            {events.map((event) => (
              <EventCard key={event.id} event={event} zone={zone} />
            ))}
          </div>
        )}
        <Pager
          page={page}
          total={known}
          perPage={perPage}
          asOf={asOf}
          lastRow={events.at(-1)?.id}
        />
      </div>
    </main>
  );
}
