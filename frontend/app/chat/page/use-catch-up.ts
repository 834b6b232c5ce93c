import { useCallback, useEffect, useRef } from 'react';
import type { ChatMessage } from '../chat';
import { gapAfter, type RoomState, withEarlier, withMessages } from './chat-state';
import type { ChatPageData } from './load.server';
import { messagesAfter, messagesBefore } from './messages-client';
import type { ChangeRoom } from './use-room-state';

const PAGE = 50;
/** Polls as well, in case an event of the socket is lost. */
const LOOK_EVERY_MS = 60_000;
const WIDE = '(min-width: 64rem)';

interface Place {
  readonly roomId: number;
  /** The messages up to this id are loaded and read. */
  after: number;
}

/**
 * Loads and marks as read what came since the last look; on scrolling up, loads earlier messages.
 */
export function useCatchUp(page: ChatPageData, state: RoomState | null, change: ChangeRoom) {
  const place = usePlace(page);
  const { isOpen } = page;
  const catchUp = useCallback(() => {
    const isShown = isOpen || window.matchMedia(WIDE).matches;
    if (place.current && isShown && document.visibilityState === 'visible')
      void run(place.current, change);
  }, [place, change, isOpen]);
  useEffect(() => {
    catchUp();
    const timer = window.setInterval(catchUp, LOOK_EVERY_MS);
    document.addEventListener('visibilitychange', catchUp);
    return () => {
      window.clearInterval(timer);
      document.removeEventListener('visibilitychange', catchUp);
    };
  }, [catchUp]);
  useGaps(state, change);
  return { catchUp, loadEarlier: useEarlier(state, change) };
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

let isRunning = false;
let isWantedAgain = false;

/**
 * One request at a time; a call in the meantime leads to another one afterwards. If the connection
 * fails, the next look loads everything.
 */
async function run(place: Place, change: ChangeRoom): Promise<void> {
  isWantedAgain = isRunning;
  if (isRunning) return;
  isRunning = true;
  try {
    for (let heard: ChatMessage[] = []; ; ) {
      ({ messages: heard } = await messagesAfter(place.roomId, place.after));
      place.after = Math.max(place.after, heard.at(-1)?.id ?? 0);
      change((state) => withMessages(state, heard));
      if (heard.length < PAGE) break;
    }
  } catch {
    isWantedAgain = false;
  }
  isRunning = false;
  if (isWantedAgain) await run(place, change);
}

/** Messages are numbered: if one is missing, it is requested, once. */
function useGaps(state: RoomState | null, change: ChangeRoom): void {
  const asked = useRef(new Set<number>());
  const gap = state ? gapAfter(state) : undefined;
  const roomId = state?.roomId;
  useEffect(() => {
    if (gap === undefined || roomId === undefined || asked.current.has(gap)) return;
    asked.current.add(gap);
    messagesAfter(roomId, gap).then(
      ({ messages }) => change((now) => withMessages(now, messages)),
      () => asked.current.delete(gap),
    );
  }, [gap, roomId, change]);
}

function useEarlier(state: RoomState | null, change: ChangeRoom) {
  const isLoading = useRef(false);
  const roomId = state?.roomId;
  const before = state?.nextBefore ?? null;
  return useCallback(() => {
    if (isLoading.current || before === null || roomId === undefined) return;
    isLoading.current = true;
    messagesBefore(roomId, before)
      .then(
        (earlier) => change((now) => (now.roomId === roomId ? withEarlier(now, earlier) : now)),
        // The link above the messages still loads them.
        () => undefined,
      )
      .finally(() => {
        isLoading.current = false;
      });
  }, [roomId, before, change]);
}
