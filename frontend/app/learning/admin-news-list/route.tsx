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
import { Link } from '../../ui/link';
import { beforeIn } from '../../wire/address.server';
import { ownAnnouncements } from '../publishing.server';

export const handle: PageHandle = { hydrate: false };
export const meta: MetaFunction = () => pageTitle('News · Administration');

export async function loader(args: LoaderFunctionArgs) {
  await admit(args);
  return ownAnnouncements(args, beforeIn(args.request));
}

export default function AdminNews() {
  const { announcements, nextBefore } = useLoaderData<typeof loader>();
  return (
    <AdminFrame
      title="News"
      choices={<LinkButton to="/admin/announcements/new">New announcement</LinkButton>}
    >
      <PublishingList
        folder="/admin/announcements"
        empty="No announcements have been written."
        rows={announcements.map(({ id, title, publication }) => ({
          id,
          title,
          publication,
          note: publication.at ? (
            <EventTime startsAt={publication.at} zone={ORGANISER_ZONE} />
          ) : (
            'Not published'
          ),
        }))}
      />
      {nextBefore !== null && (
        <Link to={`/admin/announcements?before=${nextBefore}`}>Older ones</Link>
      )}
    </AdminFrame>
  );
}
