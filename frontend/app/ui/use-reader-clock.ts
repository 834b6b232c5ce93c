import { useRouteLoaderData } from '@remix-run/react';
import type { ReaderClock } from '../lib/reader-clock';
import { useHydrated } from './use-hydrated';

/** The zone of the device, or the one it told at an earlier visit; hours as its language counts them. */
export function useReaderClock(): ReaderClock {
  const told = useRouteLoaderData<{ clock?: ReaderClock }>('root')?.clock;
  const isHydrated = useHydrated();
  return {
    zone: isHydrated ? Intl.DateTimeFormat().resolvedOptions().timeZone : (told?.zone ?? null),
    hasTwelveHours: told?.hasTwelveHours ?? false,
  };
}
