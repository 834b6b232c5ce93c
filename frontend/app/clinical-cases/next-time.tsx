import { clockOf, type ReaderClock, showIn } from '../lib/reader-clock';
import { DAY } from '../lib/time';
import { unbroken } from '../lib/words';
import { useNow } from '../ui/use-now';
import { useReaderClock } from '../ui/use-reader-clock';

const DAY_OF_WEEK = { weekday: 'short' } as const;
const DATE = { day: 'numeric', month: 'short' } as const;

/** A time of these days by the reader's own clock: "17:30", "Sat 07:00", "8 Dec, 07:00". */
export function NextTime({ at }: { at: string }) {
  const [now, clock] = [useNow(), useReaderClock()];
  return <time dateTime={at}>{nextTime(at, clock, now)}</time>;
}

export function nextTime(at: string, clock: ReaderClock, now: string): string {
  const [instant, today] = [new Date(at), new Date(now)];
  const time = clockOf(instant, clock);
  if (showIn(clock, instant, DATE) === showIn(clock, today, DATE)) return time;
  const isNear = Math.abs(instant.getTime() - today.getTime()) < 6 * DAY;
  return unbroken(
    isNear
      ? `${showIn(clock, instant, DAY_OF_WEEK)} ${time}`
      : `${showIn(clock, instant, DATE)}, ${time}`,
  );
}
