import { useRevalidator, useRouteLoaderData } from '@remix-run/react';
import { useEffect } from 'react';
import { useUnread } from './use-unread';

/**
 * Revalidates the page's data when the socket reports something new, or when the unread count
 * differs, because something arrived or was read in another browser.
 * @param shown the count that came with the data; by default that of the page
 */
export function useFresh(shown?: number): void {
  const ofPage = useRouteLoaderData<{ unread: number }>('root')?.unread ?? 0;
  const { unread, hasNews } = useUnread();
  const isStale = hasNews || unread !== (shown ?? ofPage);
  const { revalidate, state } = useRevalidator();
  useEffect(() => {
    if (isStale && state === 'idle') revalidate();
  }, [isStale, state, revalidate]);
}
