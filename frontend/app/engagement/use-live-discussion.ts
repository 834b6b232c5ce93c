import { useFetchers, useNavigation, useRevalidator } from '@remix-run/react';
import { useEffect, useRef } from 'react';
import { announce } from '../ui/toast';
import type { EngagementSubject } from './subject';

/** Lets the page finish loading before opening the connection. */
const LIVE_AFTER_MS = 2_000;
/** The page reloads its data no more often than this. */
const AT_MOST_EVERY_MS = 2_000;

type Told = Record<string, number | undefined>;

/** The counts on screen; those that the server leaves out are not compared. */
type Shown = Pick<EngagementSubject, 'likes' | 'comments' | 'votes'>;

function isNews(told: Told, { likes, comments, votes }: Shown): boolean {
  const pairs = [
    [told['like_count'], likes],
    [told['comment_count'], comments],
    [told['vote_count'], votes ?? undefined],
  ];
  return pairs.some(([now, before]) => now !== undefined && now !== before);
}

/**
 * Keeps an open page up to date: reloads its data when the server reports counts that differ from
 * those on screen. It reports them when the page begins to watch, too, since what happened between
 * the page and its socket was told to nobody here.
 */
export function useLiveDiscussion({ watched, likes, comments, votes }: EngagementSubject): void {
  const { revalidate } = useRevalidator();
  const shown = useRef<Shown>({ likes, comments });
  shown.current = { likes, comments, votes };
  const isSending = useRef(false);
  isSending.current = [useNavigation(), ...useFetchers()].some(({ state }) => state !== 'idle');
  const name = JSON.stringify(watched);
  useEffect(() => {
    if (!name) return;
    const hint = JSON.parse(name) as Told;
    let end = () => {};
    let wasUp = false;
    let latest: Told = {};
    let isMissed = false;
    const later = debounced(() => {
      // What one sends oneself is counted before its answer is shown, and is no news.
      if (isSending.current) return later.run();
      if ((latest['comment_count'] ?? 0) > shown.current.comments)
        announce('There is a new comment.');
      if (isMissed || isNews(latest, shown.current)) revalidate();
      isMissed = false;
    });
    const isMeant = (told: Told) => Object.entries(hint).every(([word, id]) => told[word] === id);
    const listen = (payload: unknown) => {
      const told = payload as Told;
      if (!isMeant(told)) return;
      latest = told;
      if (isNews(told, shown.current)) later.run();
    };
    const start = async () => {
      const { hear, onLine, say } = await import('../wire/live-line');
      const ends = [
        hear('counts', listen),
        onLine(() => {
          say('watch', hint);
          // Events sent while the connection was down are lost, so reload.
          isMissed = wasUp;
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
