import { useRevalidator } from '@remix-run/react';
import { useEffect } from 'react';
import { tellTimeZone } from '../enhance/time-zone';
import { knownAs } from './own-time';

/** Where the browser has not told its zone before, or is in another one now, the page is asked for anew, with times of that zone. */
export function useOwnZone(zone: string): void {
  const { revalidate } = useRevalidator();
  useEffect(() => {
    if (knownAs(Intl.DateTimeFormat().resolvedOptions().timeZone) === zone) return;
    tellTimeZone();
    revalidate();
  }, [zone, revalidate]);
}
