import { useLocation, useMatches } from '@remix-run/react';
import { Bell as BellDrawing } from 'lucide-react';
import { lazy, type MouseEvent, Suspense, useEffect, useRef, useState } from 'react';
import { useUnread } from '../shell/use-unread';
import { Icon } from '../ui/icon';
import { Link } from '../ui/link';
import { titleWith, unreadWords } from './unread-title';

const NotesPanel = lazy(() => import('./notes-panel'));
const ROOM_FOR_PANEL = '(min-width: 48rem)';

/**
 * A link to the notifications page. With JavaScript and on wide screens it opens a panel with the
 * newest ones instead.
 */
export function Bell() {
  const { unread } = useUnread();
  const { isOpen, toggle, box } = usePanel();
  useCountOutside(unread);
  const label = unread === 0 ? 'Notifications' : `Notifications, ${unreadWords(unread)} unread`;
  return (
    <div className="menu" ref={box}>
      <Link
        className="btn btn--quiet btn--icon"
        to="/notifications"
        aria-label={label}
        onClick={toggle}
      >
        <Icon of={BellDrawing} />
        {unread > 0 && (
          <span className="count" aria-hidden="true">
            {unreadWords(unread)}
          </span>
        )}
      </Link>
      {isOpen && (
        <Suspense>
          <NotesPanel unread={unread} />
        </Suspense>
      )}
    </div>
  );
}

/** Closes on Escape, on a click outside, and on navigation. */
function usePanel() {
  const { key, pathname } = useLocation();
  const [openedAt, setOpenedAt] = useState<string>();
  const box = useRef<HTMLDivElement>(null);
  const isOpen = openedAt === key;
  useEffect(() => {
    if (!isOpen) return;
    const close = () => setOpenedAt(undefined);
    const onPointer = ({ target }: PointerEvent) => {
      if (!box.current?.contains(target as Node)) close();
    };
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      close();
      box.current?.querySelector('a')?.focus();
    };
    document.addEventListener('pointerdown', onPointer);
    document.addEventListener('keydown', onKey);
    return () => {
      document.removeEventListener('pointerdown', onPointer);
      document.removeEventListener('keydown', onKey);
    };
  }, [isOpen]);
  const toggle = (event: MouseEvent) => {
    const isPlain =
      event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
    if (!isPlain || pathname === '/notifications' || !window.matchMedia(ROOM_FOR_PANEL).matches)
      return;
    event.preventDefault();
    setOpenedAt(isOpen ? undefined : key);
  };
  return { isOpen, toggle, box };
}

/** Shows the count in the tab's title and, if supported, as the app's badge. */
function useCountOutside(unread: number): void {
  // A new page, or new data for this one, resets the title.
  const page = useMatches().at(-1);
  useEffect(() => {
    if (page) document.title = titleWith(document.title, unread);
  }, [unread, page]);
  useEffect(() => {
    if (!('setAppBadge' in navigator)) return;
    const set = unread === 0 ? navigator.clearAppBadge() : navigator.setAppBadge(unread);
    // Rejected if the app is not installed.
    set.catch(() => {});
  }, [unread]);
}
