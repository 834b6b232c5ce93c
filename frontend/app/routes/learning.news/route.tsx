import type { LoaderFunctionArgs } from '@remix-run/node';
import { type MetaFunction, useLoaderData } from '@remix-run/react';
import { announcements } from '../../api/learning.server';
import { EmptyState } from '../../components/empty-state';
import { AcademicsTabs } from '../../components/events/academics-tabs';
import { AnnouncementCard } from '../../components/events/announcement-card';
import { Link } from '../../components/link';
import { requireMember } from '../../lib/guard.server';
import { pageTitle } from '../../lib/meta';

export const meta: MetaFunction = () => pageTitle('News');

export async function loader(args: LoaderFunctionArgs) {
  await requireMember(args);
  return announcements(args, new URL(args.request.url).searchParams.get('before') ?? undefined);
}

export default function News() {
  const { announcements: all, nextBefore } = useLoaderData<typeof loader>();
  return (
    <main id="main" className="frame layout">
      <div className="stack">
        <h1>News</h1>
        <AcademicsTabs />
        {all.length === 0 && <EmptyState text="There are no announcements." />}
        {all.map(({ id, title, text, publishedAt }) => (
          <AnnouncementCard key={id} title={title} text={text} at={publishedAt} />
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
