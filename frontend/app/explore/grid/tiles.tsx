import { useFetcher } from '@remix-run/react';
import { useEffect, useRef, useState } from 'react';
import { Link } from '../../ui/link';
import type { ReelPage } from '../api.server';
import { exploreHref } from '../filter';
import { Tile } from './tile';

const IDLE_MS = 300;

interface TilesProps {
  first: ReelPage;
  /** The page number of `first`. */
  page: number;
  /** When the first page was read. */
  asOf: string;
  chosen: string[];
}

/** Pages joined into one grid; the next one is loaded near its end. Without scripts, by a link. */
export function Tiles({ first, page, asOf, chosen }: TilesProps) {
  const fetcher = useFetcher<{ page: number; feed: ReelPage }>();
  const [more, setMore] = useState<ReelPage[]>([]);
  const next = fetcher.data;
  useEffect(() => {
    if (next && next.page > page)
      setMore((pages) => (next.page === page + pages.length + 1 ? [...pages, next.feed] : pages));
  }, [next, page]);
  const pages = [first, ...more];
  const before = pages.at(-1)?.nextBefore ?? null;
  const hasMore = before !== null;
  const href = exploreHref('/explore', chosen, {
    page: page + pages.length,
    asOf,
    ...(hasMore && { before }),
  });
  const end = useNearEnd(
    () => fetcher.state === 'idle' && fetcher.load(href),
    hasMore,
    pages.length,
  );
  useReelsReady();
  const reels = [
    ...new Map(pages.flatMap((one) => one.reels).map((reel) => [reel.id, reel])).values(),
  ];
  return (
    <>
      <ul className="tiles">
        {reels.map((reel, index) => (
          <Tile
            key={reel.id}
            reel={reel}
            href={exploreHref(`/explore/${reel.id}`, chosen)}
            isFirst={index === 0}
          />
        ))}
        {fetcher.state !== 'idle' && (
          <li>
            <span className="tile skeleton" aria-hidden="true" />
          </li>
        )}
      </ul>
      {hasMore && (
        <p className="more" ref={end}>
          <Link className="btn btn--secondary" to={href}>
            Next
          </Link>
        </p>
      )}
    </>
  );
}

/** Preloads the code of the reels before one is tapped. If that fails, the tap loads it. */
function useReelsReady(): void {
  useEffect(() => {
    const timer = setTimeout(() => import('../reels/reels').catch(() => undefined), IDLE_MS);
    return () => clearTimeout(timer);
  }, []);
}

/**
 * @returns a ref for the element at the end of a list; when it comes near the viewport, `onNear`
 * runs. Observed anew whenever `length` changes.
 */
function useNearEnd(onNear: () => void, isWanted: boolean, length: number) {
  const end = useRef<HTMLParagraphElement>(null);
  const latest = useRef(onNear);
  latest.current = onNear;
  useEffect(() => {
    if (!isWanted || !end.current || length === 0) return;
    const watching = new IntersectionObserver(
      ([entry]) => entry?.isIntersecting && latest.current(),
      { rootMargin: '600px' },
    );
    watching.observe(end.current);
    return () => watching.disconnect();
  }, [isWanted, length]);
  return end;
}
