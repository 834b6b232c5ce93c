import type { LoaderFunctionArgs } from '@remix-run/node';
import { type MetaFunction, useLoaderData } from '@remix-run/react';
import { learningOf } from '../../api/learning.server';
import { EmptyState } from '../../components/empty-state';
import { AcademicsTabs } from '../../components/events/academics-tabs';
import { Link } from '../../components/link';
import '../../components/events/events.css';
import { LearningCard } from '../../components/events/learning-card';
import { PageLink } from '../../components/page-link';
import { requireMember } from '../../lib/guard.server';
import { pageTitle } from '../../lib/meta';

const images = {
  title: 'Images',
  call: 'lwsfs/images',
  empty: 'No images have been published.',
  isVideo: false,
} as const;
const videos = {
  title: 'Videos',
  call: 'lwsfs/videos',
  empty: 'No videos have been published.',
  isVideo: true,
} as const;

export const meta: MetaFunction<typeof loader> = ({ data }) =>
  pageTitle(data?.title ?? 'Academics');

export async function loader(args: LoaderFunctionArgs) {
  await requireMember(args);
  const { pathname, searchParams } = new URL(args.request.url);
  const { call, ...page } = pathname === '/video' ? videos : images;
  return { ...page, ...(await learningOf(args, call, searchParams.get('before') ?? undefined)) };
}

export default function Learning() {
  const { title, empty, isVideo, items, nextBefore } = useLoaderData<typeof loader>();
  return (
    <main id="main" className="frame layout">
      <div className="stack">
        <h1>{title}</h1>
        <AcademicsTabs />
        {items.length === 0 ? (
          <EmptyState text={empty} />
        ) : (
          <div className="events">
            {items.map((item) => (
              <LearningCard key={item.id} item={item} isVideo={isVideo} />
            ))}
          </div>
        )}
        {nextBefore !== null && (
          <p className="more">
            <Link className="btn btn--secondary" to={`?before=${nextBefore}`}>
              Earlier {title.toLowerCase()}
            </Link>
          </p>
        )}
        <p className="quiet">
          Do you have something that others could learn from?{' '}
          <PageLink to="/contactPage">Write to us</PageLink>, and we will publish it here.
        </p>
      </div>
    </main>
  );
}
