import { exactTime, longDate } from '../lib/time';
import { useHydrated } from './use-hydrated';

/** A date in the browser's language and time zone; until hydration in English and UTC. */
export function LocalDate({ at }: { at: string }) {
  const isHydrated = useHydrated();
  // `undefined` is the default locale; some browsers report names that Intl rejects, such as
  // en-US@posix.
  const local = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(undefined, options).format(new Date(at));
  return (
    <time
      dateTime={at}
      title={isHydrated ? local({ dateStyle: 'full', timeStyle: 'short' }) : exactTime(at)}
    >
      {isHydrated ? local({ dateStyle: 'long' }) : longDate(at)}
    </time>
  );
}
