import { useRevalidator } from '@remix-run/react';
import { useEffect, useRef } from 'react';
import { announce } from '../ui/toast';
import type { EngagementSubject } from './subject';

/** Lets the page finish loading before opening the connection. */
const LIVE_AFTER_MS = 2_000;
/** The page reloads its data no more often than this. */
const AT_MOST_EVERY_MS = 2_000;

type Told = Record<string, number | undefined>;

/**
 * Keeps an open page up to date: reloads its data when the server reports counts that differ from
 * those on screen.
 */
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
          // Events sent while the connection was down are lost, so reload.
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
