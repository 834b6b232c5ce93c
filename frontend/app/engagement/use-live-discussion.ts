import { useRevalidator } from '@remix-run/react';
import { useEffect, useRef } from 'react';
import { announce } from '../ui/toast';
import type { EngagementSubject } from './subject';

/** The page itself comes first. */
const LIVE_AFTER_MS = 2_000;
/** However much happens, the page is read anew only so often. */
const AT_MOST_EVERY_MS = 2_000;

type Told = Record<string, number | undefined>;

/** A page that is open shows what others say and like: it is read anew when the server's counts are others than those that it shows. */
export function useLiveDiscussion({ watched, likes, comments }: EngagementSubject): void {
  const { revalidate } = useRevalidator();
  const shown = useRef({ likes, comments });
  shown.current = { likes, comments };
  const name = JSON.stringify(watched);
  useEffect(() => {
    if (!name) return;
    const hint = JSON.parse(name) as Told;
    let end = () => {};
    let wasUp = false;
    const later = debounced(revalidate);
    const isMeant = (told: Told) => Object.entries(hint).every(([word, id]) => told[word] === id);
    const listen = (payload: unknown) => {
      const told = payload as Told;
      if (!isMeant(told)) return;
      const { likes: liked, comments: said } = shown.current;
      if (told['like_count'] === liked && told['comment_count'] === said) return;
      if ((told['comment_count'] ?? 0) > said) announce('There is a new comment.');
      later.run();
    };
    const start = async () => {
      const { hear, onLine, say } = await import('../wire/live-line');
      const ends = [
        hear('counts', listen),
        onLine(() => {
          say('watch', hint);
          // Nobody heard what came while the line was down.
          if (wasUp) later.run();
          wasUp = true;
        }),
        () => say('unwatch', hint),
      ];
      return () => ends.forEach((stop) => void stop());
    };
    const timer = setTimeout(() => void start().then((stop) => (end = stop)), LIVE_AFTER_MS);
    return () => {
      clearTimeout(timer);
      later.stop();
      end();
    };
  }, [name, revalidate]);
}

function debounced(work: () => void) {
  let timer: number | undefined;
  let last = 0;
  return {
    run: () => {
      const wait = Math.max(100, last + AT_MOST_EVERY_MS - Date.now());
      timer ??= window.setTimeout(() => {
        timer = undefined;
        last = Date.now();
        work();
      }, wait);
    },
    stop: () => window.clearTimeout(timer),
  };
}
