import { useRevalidator } from '@remix-run/react';
import { useEffect } from 'react';
import { tellTimeZone } from '../enhance/time-zone';
import { knownAs } from './own-time';

/**
 * Reloads the data with the browser's time zone if the server did not know it or it has changed.
 */
export function useOwnZone(zone: string): void {
  const { revalidate } = useRevalidator();
  useEffect(() => {
    if (knownAs(Intl.DateTimeFormat().resolvedOptions().timeZone) === zone) return;
    tellTimeZone();
    revalidate();
  }, [zone, revalidate]);
}
