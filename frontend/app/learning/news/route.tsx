import type { LoaderFunctionArgs } from '@remix-run/node';
import { type MetaFunction, useLoaderData } from '@remix-run/react';
import { pageTitle } from '../../lib/meta';
import { AcademicsTabs } from '../../shell/academics-tabs';
import { requireMember } from '../../shell/guard.server';
import { EmptyState } from '../../ui/empty-state';
import { Link } from '../../ui/link';
import { beforeIn } from '../../wire/address.server';
import { AnnouncementCard } from '../announcement-card';
import { announcements } from '../api.server';

export const meta: MetaFunction = () => pageTitle('News');

export async function loader(args: LoaderFunctionArgs) {
  await requireMember(args);
  return announcements(args, beforeIn(args.request));
}

export default function News() {
  const { announcements: all, nextBefore } = useLoaderData<typeof loader>();
  return (
    <main id="main" className="frame layout">
      <div className="stack">
        <h1>News</h1>
        <AcademicsTabs />
        {all.length === 0 && <EmptyState text="There are no announcements." />}
        {all.map(({ id, title, html, publishedAt }) => (
          <AnnouncementCard key={id} title={title} html={html} at={publishedAt} />
        ))}
        {nextBefore !== null && (
          <p className="more">
            <Link className="btn btn--secondary" to={`?before=${nextBefore}`}>
              Earlier news
            </Link>
          </p>
        )}
      </div>
    </main>
  );
}
