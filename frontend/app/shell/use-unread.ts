import { useRouteLoaderData } from '@remix-run/react';
import { useEffect, useSyncExternalStore } from 'react';

const POLL_MS = 30_000;
/** The page itself comes first. */
const LIVE_AFTER_MS = 2_000;
const EVENT = 'notification';
/** A message has arrived, or was read on another page. */
const CHAT_EVENT = 'unread';

interface Root {
  unread: number;
  /** Messages of all chats. */
  chats: number;
}

/** What the server said last, and the data of the page to which it was news; also whether it said so by itself since that data came. */
let asked: (Root & { root: Root | undefined; wasTold: boolean }) | undefined;
let shownRoot: Root | undefined;
const listeners = new Set<() => void>();

/** Whoever learns that something is new or was read elsewhere asks at once. */
export async function askForUnread(isTold = false): Promise<void> {
  const root = shownRoot;
  const response = await fetch('/notifications/unread').catch(() => undefined);
  // Offline, or the server restarts: the next time will do.
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
 * Told at once by the socket, and asked once when it is up: nobody heard what came between the page and its socket. Where there is
 * none, the next time that it asks will do.
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

/** However many parts of the page want to know, one of them asks. */
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
 * How many notifications are unread: as the page came, then asked for every 30 seconds, and when one returns to the tab. And whether
 * something happened since the page came: what another tab has shown already is read, and not counted any more.
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
  // Whatever the server has said since, with the page's own data, is newer.
  const ofPage = { unread: root?.unread ?? 0, chats: root?.chats ?? 0, hasNews: false };
  if (!latest || latest.root !== root) return ofPage;
  return { unread: latest.unread, chats: latest.chats, hasNews: latest.wasTold };
}
