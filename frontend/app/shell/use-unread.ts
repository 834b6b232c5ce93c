import { useRouteLoaderData } from '@remix-run/react';
import { useEffect, useSyncExternalStore } from 'react';

const POLL_MS = 30_000;
/** Gives the page itself priority. */
const LIVE_AFTER_MS = 2_000;
const EVENT = 'notification';
/** Sent when a message has arrived or was read elsewhere. */
const CHAT_EVENT = 'unread';

interface Root {
  unread: number;
  /** The number of unread messages in all chats. */
  chats: number;
}

/**
 * The latest response, the root data of the page it belongs to, and whether the socket reported
 * news since that data was loaded.
 */
let asked: (Root & { root: Root | undefined; wasTold: boolean }) | undefined;
let shownRoot: Root | undefined;
const listeners = new Set<() => void>();

/** Fetches the counts at once; called when something arrived or was read elsewhere. */
export async function askForUnread(isTold = false): Promise<void> {
  const root = shownRoot;
  const response = await fetch('/notifications/unread').catch(() => undefined);
  // Offline, or the server is restarting; wait for the next poll.
  if (!response?.ok) return;
  const { unread, chats } = (await response.json()) as Root;
  asked = {
    root,
    unread,
    chats,
    wasTold: isTold || (asked?.root === root && asked?.wasTold === true),
  };
  for (const listener of listeners) listener();
}

function askOnReturn(): void {
  if (document.visibilityState === 'visible') void askForUnread();
}

let timers: number[] = [];
let isLive = false;

/**
 * Connects to the socket, and fetches the counts on connect, because events between page load and
 * connect were missed. Without a socket polling goes on.
 */
function goLive(): void {
  if (isLive) return;
  isLive = true;
  void import('../wire/live-line').then(({ hear, onLine }) => {
    hear(EVENT, () => askForUnread(true));
    hear(CHAT_EVENT, () => askForUnread());
    onLine(() => askForUnread());
  });
}

/** One subscription polls for all components. */
function subscribe(listener: () => void): () => void {
  if (listeners.size === 0) {
    timers = [
      window.setInterval(() => void askForUnread(), POLL_MS),
      window.setTimeout(goLive, LIVE_AFTER_MS),
    ];
    document.addEventListener('visibilitychange', askOnReturn);
  }
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    for (const timer of timers) window.clearInterval(timer);
    document.removeEventListener('visibilitychange', askOnReturn);
  };
}

/**
 * The unread counts: those of the page at first, then polled every 30 seconds and when the tab
 * becomes visible. `hasNews` tells whether something happened since the page was loaded; what
 * another tab has shown is read and no longer counted.
 */
export function useUnread(): { unread: number; chats: number; hasNews: boolean } {
  const root = useRouteLoaderData<Root>('root');
  const latest = useSyncExternalStore(
    subscribe,
    () => asked,
    () => undefined,
  );
  useEffect(() => {
    shownRoot = root;
  }, [root]);
  // A response that belongs to older page data is outdated, so use the page's own counts.
  const ofPage = { unread: root?.unread ?? 0, chats: root?.chats ?? 0, hasNews: false };
  if (!latest || latest.root !== root) return ofPage;
  return { unread: latest.unread, chats: latest.chats, hasNews: latest.wasTold };
}
