import { useFetcher, useLocation, useSearchParams } from '@remix-run/react';
import { useEffect, useState } from 'react';
import { Link } from '../../ui/link';
import { PostSkeleton } from '../../ui/skeleton';
import type { PostPage } from '../api.server';
import { CaseCard } from '../case-card';
import type { ListedPost } from '../post';

/** The pages loaded so far, by history entry, so that Back restores the list. */
const read = new Map<string, PostPage[]>();

/** "Load more" is a link to the next page; with scripts the next page joins the list. */
export function Feed({ first, readerId }: { first: PostPage; readerId: number }) {
  const { key } = useLocation();
  const [params] = useSearchParams();
  const fetcher = useFetcher<{ page: PostPage }>();
  const [more, setMore] = useState<PostPage[]>(() => read.get(key) ?? []);
  const loaded = fetcher.data?.page;
  useEffect(() => {
    if (loaded) setMore((pages) => withPage(pages, loaded));
  }, [loaded]);
  useEffect(() => {
    if (more.length > 0) read.set(key, more);
  }, [key, more]);
  const pages = [first, ...more];
  const before = pages[pages.length - 1]?.nextBefore ?? null;
  const next = new URLSearchParams(params);
  next.set('before', String(before));
  const href = `/community?${next}`;
  return (
    <>
      <div className="feed">
        {postsIn(pages).map((post, i) => (
          <CaseCard
            key={post.id}
            post={post}
            isOwn={post.author.memberId === readerId}
            isFirst={i === 0}
          />
        ))}
        {fetcher.state !== 'idle' && <PostSkeleton />}
      </div>
      {before !== null && (
        <p className="more">
          <Link
            className="btn btn--secondary"
            to={href}
            onClick={(event) => {
              event.preventDefault();
              fetcher.load(href);
            }}
          >
            Load more cases
          </Link>
        </p>
      )}
    </>
  );
}

function withPage(pages: PostPage[], next: PostPage): PostPage[] {
  const firstId = next.posts[0]?.id;
  const known = pages.findIndex((page) => page.posts[0]?.id === firstId);
  return known < 0 ? [...pages, next] : pages.with(known, next);
}

function postsIn(pages: PostPage[]): ListedPost[] {
  return [...new Map(pages.flatMap((page) => page.posts).map((post) => [post.id, post])).values()];
}
