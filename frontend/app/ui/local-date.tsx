import { exactTime, formatIn } from '../lib/time';
import { useHydrated } from './use-hydrated';

/** A date in the zone of the device, until hydration in UTC; in the language of the page, which is English. */
export function LocalDate({ at }: { at: string }) {
  const zone = useHydrated() ? Intl.DateTimeFormat().resolvedOptions().timeZone : 'UTC';
  return (
    <time dateTime={at} title={exactTime(at)}>
      {formatIn(zone, new Date(at), { day: 'numeric', month: 'long', year: 'numeric' })}
    </time>
  );
}
