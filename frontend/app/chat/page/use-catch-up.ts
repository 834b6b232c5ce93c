import { useCallback, useEffect, useRef } from 'react';
import type { ChatMessage } from '../chat';
import { gapAfter, type RoomState, withMessages } from './chat-state';
import type { ChatPageData } from './load.server';
import { messagesAfter } from './messages-client';
import { useEarlierMessages } from './use-earlier-messages';
import type { ChangeRoom } from './use-room-state';

const PAGE = 50;
/** Polls as well, in case an event of the socket is lost. */
const LOOK_EVERY_MS = 60_000;
const WIDE = '(min-width: 64rem)';

interface Place {
  readonly roomId: number;
  /** The messages up to this id are loaded and read. */
  after: number;
  isRunning?: boolean;
  isWantedAgain?: boolean;
}

/**
 * Loads and marks as read what came since the last look; on scrolling up, loads earlier messages.
 */
export function useCatchUp(page: ChatPageData, state: RoomState | null, change: ChangeRoom) {
  const place = usePlace(page);
  const { isOpen } = page;
  const isRead = useCallback(
    () => document.visibilityState === 'visible' && (isOpen || window.matchMedia(WIDE).matches),
    [isOpen],
  );
  const catchUp = useCallback(() => {
    if (place.current && isRead()) void run(place.current, change);
  }, [place, change, isRead]);
  useEffect(() => {
    catchUp();
    const timer = window.setInterval(catchUp, LOOK_EVERY_MS);
    document.addEventListener('visibilitychange', catchUp);
    return () => {
      window.clearInterval(timer);
      document.removeEventListener('visibilitychange', catchUp);
    };
  }, [catchUp]);
  useGaps(state, change, isRead);
  return { catchUp, loadEarlier: useEarlierMessages(state, change) };
}

/**
 * Opening a room as a preview marks nothing as read, so its last message is requested again: that
 * request marks it as read.
 */
function usePlace({ room, conversation, isOpen }: ChatPageData) {
  const place = useRef<Place | null>(null);
  const roomId = room?.id;
  if (roomId !== undefined && place.current?.roomId !== roomId) {
    const messages = conversation?.messages ?? [];
    place.current = { roomId, after: messages.at(isOpen ? -1 : -2)?.id ?? 0 };
  }
  return place;
}

/**
 * One request at a time; a call in the meantime leads to another one afterwards. If the connection
 * fails, the next look loads everything.
 */
async function run(place: Place, change: ChangeRoom): Promise<void> {
  place.isWantedAgain = place.isRunning === true;
  if (place.isRunning) return;
  place.isRunning = true;
  try {
    for (let heard: ChatMessage[] = []; ; ) {
      ({ messages: heard } = await messagesAfter(place.roomId, place.after));
      place.after = Math.max(place.after, heard.at(-1)?.id ?? 0);
      change((state) => withMessages(state, heard));
      if (heard.length < PAGE) break;
    }
  } catch {
    place.isWantedAgain = false;
  }
  place.isRunning = false;
  if (place.isWantedAgain) await run(place, change);
}

/**
 * Messages are numbered: if one is missing, it is requested, once. Requesting it marks it as read,
 * so that waits until the room is in sight.
 */
function useGaps(state: RoomState | null, change: ChangeRoom, isRead: () => boolean): void {
  const asked = useRef(new Set<number>());
  const gap = state ? gapAfter(state) : undefined;
  const roomId = state?.roomId;
  useEffect(() => {
    if (gap === undefined || roomId === undefined) return;
    const fill = () => {
      if (!isRead() || asked.current.has(gap)) return;
      asked.current.add(gap);
      messagesAfter(roomId, gap).then(
        ({ messages }) => change((now) => withMessages(now, messages)),
        () => asked.current.delete(gap),
      );
    };
    fill();
    document.addEventListener('visibilitychange', fill);
    return () => document.removeEventListener('visibilitychange', fill);
  }, [gap, roomId, change, isRead]);
}
