import { useRevalidator } from '@remix-run/react';
import { useEffect } from 'react';
import { JOIN_BEFORE_MS } from '../../../backend/src/events/event-time.rules';
import type { SutureEvent } from './api.server';

/**
 * Changes further ahead are ignored: pages are rarely open for more than a day, and browser timers
 * overflow after about 25 days.
 */
const FARTHEST_MS = 24 * 3_600_000;

/** Reloads the data when the state changes by itself: joining opens, an event begins or ends. */
export function useOpenings(events: SutureEvent[]): void {
  const { revalidate } = useRevalidator();
  useEffect(() => {
    const now = Date.now();
    const moments = events.flatMap(({ startsAt, endsAt }) => {
      const start = new Date(startsAt).getTime();
      return [start - JOIN_BEFORE_MS, start, new Date(endsAt).getTime()];
    });
    const next = Math.min(
      ...moments.filter((moment) => moment > now && moment - now < FARTHEST_MS),
    );
    if (!Number.isFinite(next)) return;
    const timer = window.setTimeout(revalidate, next - now + 1_000);
    return () => window.clearTimeout(timer);
  }, [events, revalidate]);
}
