import type { LoaderFunctionArgs } from '@remix-run/node';
import { type MetaFunction, useLoaderData } from '@remix-run/react';
import { AcademicsTabs } from '../../shell/academics-tabs';
import { EmptyState } from '../../ui/empty-state';
import { Link } from '../../ui/link';
import { learningOf } from '../api.server';
import '../../ui/schedule.css';
import { pageTitle } from '../../lib/meta';
import { requireMember } from '../../shell/guard.server';
import { useSiteFacts } from '../../shell/site-facts';
import { beforeIn } from '../../wire/address.server';
import { LearningCard } from '../learning-card';

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
  const { memberId } = await requireMember(args);
  const { pathname } = new URL(args.request.url);
  const { call, ...page } = pathname === '/video' ? videos : images;
  return {
    ...page,
    memberId,
    ...(await learningOf(args, call, { before: beforeIn(args.request) })),
  };
}

export default function Learning() {
  const { supportEmail } = useSiteFacts();
  const { title, empty, isVideo, items, nextBefore, memberId } = useLoaderData<typeof loader>();
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
              <LearningCard key={item.id} item={item} isVideo={isVideo} readerId={memberId} />
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
          {supportEmail ? (
            <>
              Write to <a href={`mailto:${supportEmail}`}>{supportEmail}</a>
            </>
          ) : (
            <Link to="/contactPage">Write to us</Link>
          )}
          , and we will publish it here.
        </p>
      </div>
    </main>
  );
}
