import { useEffect, useState } from 'react';
import type { Reel } from '../api.server';

const SEEN_AFTER_MS = 3_000;

/** Counts a view once the reel was in view for three seconds. @returns the number of views */
export function useViewed({ id, views: known, videoUrl }: Reel, isCurrent: boolean): number {
  const [views, setViews] = useState(known);
  useEffect(() => {
    if (!isCurrent || !videoUrl) return;
    const timer = setTimeout(async () => {
      const reply = await fetch(`/api/v1/explore/posts/${id}/views`, { method: 'POST' }).catch(
        () => undefined,
      );
      if (reply?.ok) setViews(((await reply.json()) as { views: number }).views);
    }, SEEN_AFTER_MS);
    return () => clearTimeout(timer);
  }, [id, isCurrent, videoUrl]);
  return views;
}
