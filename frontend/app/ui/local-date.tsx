import { exactTime, longDate } from '../lib/time';
import { useHydrated } from './use-hydrated';

/** A day as its reader's calendar has it: in their language and zone as soon as scripts know both, in English and UTC until then. */
export function LocalDate({ at }: { at: string }) {
  const isHydrated = useHydrated();
  // The default locale: some browsers report names that Intl rejects, such as en-US@posix.
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
