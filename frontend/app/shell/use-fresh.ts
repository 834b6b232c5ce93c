import { useRevalidator, useRouteLoaderData } from '@remix-run/react';
import { useEffect } from 'react';
import { useUnread } from './use-unread';

/**
 * What is shown is read again when something happens, or when the count says that there is something new or that another browser has
 * read it.
 * @param shown the count that came with it; that of the page if left out
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
