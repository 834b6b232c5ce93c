import { useCallback, useEffect, useRef, useState } from 'react';
import type { Reel } from '../api.server';
import { lineOf } from './network-line';

/**
 * The smaller version on slow connections. A URL expires after two hours; an open page then
 * requests a new one, once.
 */
export function useVideoAddress({ id, videoUrl, smallUrl }: Reel) {
  const [renewed, setRenewed] = useState<string>();
  const hasAsked = useRef(false);
  const [isSlow, setSlow] = useState(false);
  useEffect(
    () => setSlow(lineOf().saveData === true || /2g|3g/.test(lineOf().effectiveType ?? '')),
    [],
  );
  const renew = useCallback(async () => {
    if (hasAsked.current) return;
    hasAsked.current = true;
    const reply = await fetch(`/api/v1/explore/post?id=${id}`).catch(() => undefined);
    if (reply?.ok) setRenewed(((await reply.json()) as { post: { video: string } }).post.video);
  }, [id]);
  return { address: renewed ?? (isSlow && smallUrl ? smallUrl : (videoUrl ?? undefined)), renew };
}
