import { useRevalidator } from '@remix-run/react';
import { useEffect } from 'react';
import { useUnread } from '../../components/use-unread';

/** The list is read again when the count says that there is something new, or that another browser has read it. */
export function useFresh(shown: number): void {
  const unread = useUnread();
  const { revalidate, state } = useRevalidator();
  useEffect(() => {
    if (unread !== shown && state === 'idle') revalidate();
  }, [unread, shown, state, revalidate]);
}
