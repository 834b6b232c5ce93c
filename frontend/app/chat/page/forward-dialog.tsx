import { Form } from '@remix-run/react';
import { LinkButton, SubmitButton } from '../../ui/button';
import type { ChatMessage, ChatRoom } from '../chat';
import { quoteOf } from '../chat';
import { Face } from './face';
import { PageDialog } from './page-dialog';
import { quotedWords, titleOf } from './room-words';

interface ForwardProps {
  rooms: readonly ChatRoom[];
  retryKey: string;
  /** What is forwarded: a message of a room, or a case. */
  from: { room: ChatRoom; message: ChatMessage } | { caseId: string };
}

/** Chooses the chats to forward to; the server takes the first five. */
export function ForwardDialog({ rooms, retryKey, from }: ForwardProps) {
  const isCase = 'caseId' in from;
  const backTo = isCase ? `/caseDetails/${from.caseId}` : `/chat?room=${from.room.id}`;
  const shown = rooms.filter(({ kind, partnerId }) => kind !== 'solo' || partnerId !== null);
  return (
    <PageDialog title={isCase ? 'Share this case' : 'Forward'} backTo={backTo} className="people">
      <Form noValidate method="post" action="/chat" className="stack">
        <input type="hidden" name="intent" value="forward" />
        <input type="hidden" name="retryKey" value={`forward-${retryKey}`} />
        {isCase ? (
          <input type="hidden" name="caseId" value={from.caseId} />
        ) : (
          <>
            <input type="hidden" name="chatRoomId" value={from.room.id} />
            <input type="hidden" name="msgId" value={from.message.id} />
            <input type="hidden" name="confirmed" value="true" />
            <p className="press__msg">{quotedWords(quoteOf(from.message))}</p>
          </>
        )}
        <fieldset className="people__choice">
          <legend className="field__label">Chats</legend>
          {shown.length === 0 && <p className="quiet">You have no chats yet.</p>}
          <ul>
            {shown.map((room) => (
              <li key={room.id}>
                <label className="pick">
                  <Face
                    person={{ fullName: room.name, pictureUrl: room.pictureUrl }}
                    isOnline={room.isOnline}
                  />
                  <span className="person__text">
                    <b className="person__name">
                      <bdi>{titleOf(room)}</bdi>
                    </b>
                  </span>
                  <input type="checkbox" name="to" value={room.id} />
                </label>
              </li>
            ))}
          </ul>
        </fieldset>
        {isCase && (
          <p className="field__hint">
            Only members who may see the case can see the card. The case itself stays where it is.
          </p>
        )}
        <div className="dialog__actions">
          <LinkButton look="secondary" to={backTo}>
            Cancel
          </LinkButton>
          <SubmitButton>Send</SubmitButton>
        </div>
      </Form>
    </PageDialog>
  );
}
