import { DAY, formatIn } from '../lib/time';
import { unbroken } from '../lib/words';
import { useNow } from '../ui/use-now';

interface NextTimeProps {
  at: string;
  /** The reader's time zone; null while it is not known: the time is then named as UTC. */
  zone: string | null;
}

const CLOCK = { hour: '2-digit', minute: '2-digit' } as const;
const DAY_OF_WEEK = { weekday: 'short' } as const;
const DATE = { day: 'numeric', month: 'short' } as const;

/** A time of these days by the reader's own clock: "17:30", "Sat 07:00", "8 Dec, 07:00". */
export function NextTime({ at, zone }: NextTimeProps) {
  const now = useNow();
  return <time dateTime={at}>{nextTime(at, zone, now)}</time>;
}

export function nextTime(at: string, zone: string | null, now: string): string {
  const [instant, today] = [new Date(at), new Date(now)];
  const within = zone ?? 'UTC';
  const show = (date: Date, options: Intl.DateTimeFormatOptions) => formatIn(within, date, options);
  const clock = `${show(instant, CLOCK)}${zone === null ? ' UTC' : ''}`;
  if (show(instant, DATE) === show(today, DATE)) return unbroken(clock);
  const isNear = Math.abs(instant.getTime() - today.getTime()) < 6 * DAY;
  return unbroken(
    isNear ? `${show(instant, DAY_OF_WEEK)} ${clock}` : `${show(instant, DATE)}, ${clock}`,
  );
}
