import type { LoaderFunctionArgs } from '@remix-run/node';
import { type MetaFunction, useLoaderData } from '@remix-run/react';
import { ORGANISER_ZONE } from '../../../../backend/src/events/event-time.rules';
import { pageTitle } from '../../lib/meta';
import { AdminFrame } from '../../shell/admin-frame';
import { admit } from '../../shell/guard.server';
import type { PageHandle } from '../../shell/page-handle';
import { PublishingList } from '../../shell/publishing/publishing-list';
import { LinkButton } from '../../ui/button';
import { EventTime } from '../../ui/event-time';
import { Pager, pageAskedIn } from '../../ui/pager';
import { OWN_EVENTS_PER_PAGE, ownEvents } from '../publishing.server';

export const handle: PageHandle = { hydrate: false };
export const meta: MetaFunction = () => pageTitle('Events · Administration');

export async function loader(args: LoaderFunctionArgs) {
  await admit(args);
  const asked = pageAskedIn(new URL(args.request.url).searchParams);
  return { ...asked, perPage: OWN_EVENTS_PER_PAGE, events: await ownEvents(args, asked) };
}

export default function AdminEvents() {
  const { page, asOf, perPage, events } = useLoaderData<typeof loader>();
  const known = (page - 1) * perPage + events.length + (events.length === perPage ? 1 : 0);
  return (
    <AdminFrame title="Events" choices={<LinkButton to="/admin/events/new">New event</LinkButton>}>
      <PublishingList
        folder="/admin/events"
        empty="No events have been written."
        rows={events.map(({ id, title, kind, startsAt, location, publication }) => ({
          id,
          title,
          publication,
          note: (
            <>
              {kind === 'meeting' ? 'Meeting' : 'Event'} ·{' '}
              <EventTime startsAt={startsAt} zone={ORGANISER_ZONE} /> · {location}
            </>
          ),
        }))}
      />
      <Pager page={page} total={known} perPage={perPage} asOf={asOf} lastRow={events.at(-1)?.id} />
    </AdminFrame>
  );
}
