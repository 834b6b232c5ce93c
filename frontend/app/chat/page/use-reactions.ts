import { useCallback } from 'react';
import { showToast } from '../../ui/toast';
import { withMessages } from './chat-state';
import { NotTaken } from './message-reply';
import { sendReaction } from './messages-client';
import type { ChangeRoom } from './use-room-state';

/** Sets a reaction; the response is the message in its current state. */
export function useReactions(change: ChangeRoom) {
  return useCallback(
    (messageId: number, reaction: string) => {
      sendReaction(messageId, reaction).then(
        (message) => change((room) => withMessages(room, [message])),
        (error: Error) =>
          showToast({
            kind: 'error',
            text: error instanceof NotTaken ? error.message : 'Not sent. Please try again.',
          }),
      );
    },
    [change],
  );
}
