import { useRouteLoaderData } from '@remix-run/react';
import { exactTime, formatIn } from '../lib/time';
import { unbroken } from '../lib/words';
import { useHydrated } from '../ui/use-hydrated';

/** "until 28 November, 07:40" in the reader's time zone, or until they turn it on again. */
export function MutedUntil({ until }: { until: string | null }) {
  const told = useRouteLoaderData<{ zone?: string }>('root')?.zone;
  const isHydrated = useHydrated();
  if (!until) return <>until you turn it on again</>;
  const zone = isHydrated ? Intl.DateTimeFormat().resolvedOptions().timeZone : told;
  const at = new Date(until);
  const day = formatIn(zone ?? 'UTC', at, { day: 'numeric', month: 'long' });
  const clock = formatIn(zone ?? 'UTC', at, {
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  });
  return (
    <>
      until{' '}
      <time dateTime={until} title={exactTime(until)}>
        {unbroken(`${day}, ${clock}${zone ? '' : ' UTC'}`)}
      </time>
    </>
  );
}
