import { ArrowDown } from 'lucide-react';
import { Fragment, useEffect, useRef, useState } from 'react';
import { drName } from '../../lib/words';
import { WaitingHere } from '../../outbox/waiting-here';
import { Button } from '../../ui/button';
import { Icon } from '../../ui/icon';
import { Link } from '../../ui/link';
import { useNow } from '../../ui/use-now';
import { useReaderClock } from '../../ui/use-reader-clock';
import type { ChatMessage, ChatRoom } from '../chat';
import type { RoomState } from './chat-state';
import { Message } from './message';
import { placeOfRoom } from './messages-client';
import { OutgoingMessage } from './outgoing-message';
import { dayName } from './times';
import type { ChatControl } from './use-chat';
import './messages.css';

interface MessagesProps {
  room: ChatRoom;
  state: RoomState;
  /** The results of a search; null without one. */
  found: ChatMessage[] | null;
  me: number;
  chat: ChatControl;
}

const FAR_UP = 240;
/** Messages of one sender within this time share a name and a time. */
const TOGETHER_MS = 5 * 60_000;

/** The pane is scrolled to the newest messages at the bottom; adding older ones moves nothing. */
export function Messages({ room, state, found, me, chat }: MessagesProps) {
  const pane = useRef<HTMLDivElement>(null);
  const [isFarUp, setFarUp] = useState(false);
  const { loadEarlier } = chat;
  const onScroll = () => {
    const { current } = pane;
    if (!current) return;
    setFarUp(current.scrollTop < -FAR_UP);
    if (current.scrollHeight - current.clientHeight + current.scrollTop < FAR_UP) loadEarlier();
  };
  const mine = state.outgoing.length;
  useEffect(() => {
    if (mine > 0) pane.current?.scrollTo({ top: 0 });
  }, [mine]);
  return (
    <div className="chat__middle">
      <section className="chat__scroll" ref={pane} onScroll={onScroll} aria-label="Messages">
        <div className="messages" role="log">
          {found ? (
            <Found messages={found} room={room} me={me} onReact={chat.react} />
          ) : (
            <>
              {state.nextBefore !== null && (
                <Link
                  className="btn btn--quiet messages__older"
                  to={`/chat?room=${room.id}&before=${state.nextBefore}`}
                  preventScrollReset
                >
                  Older messages
                </Link>
              )}
              {state.messages.length + mine === 0 && (
                <p className="chat__empty">There are no messages in this group</p>
              )}
              <Stored room={room} state={state} me={me} onReact={chat.react} />
              {state.outgoing.map((outgoing) => (
                <OutgoingMessage key={outgoing.message.clientId} outgoing={outgoing} chat={chat} />
              ))}
              <WaitingHere owner={me} to={placeOfRoom(room.id)} />
              {chat.typing.length > 0 && (
                <p className="typing">
                  <i />
                  {chat.typing.map(drName).join(', ')} {chat.typing.length === 1 ? 'is' : 'are'}{' '}
                  typing
                </p>
              )}
            </>
          )}
        </div>
      </section>
      {isFarUp && (
        <Button
          className="chat__latest"
          look="secondary"
          isIcon
          aria-label="Jump to latest"
          onClick={() => pane.current?.scrollTo({ top: 0, behavior: 'smooth' })}
        >
          <Icon of={ArrowDown} />
        </Button>
      )}
    </div>
  );
}

interface ListProps {
  room: ChatRoom;
  me: number;
  onReact: ChatControl['react'];
}

function Stored({ room, state, me, onReact }: ListProps & { state: RoomState }) {
  const [clock, now] = [useReaderClock(), useNow()];
  const firstNew = state.messages.find(
    (message) => message.number > state.readNumber && message.senderId !== me,
  )?.id;
  const marked = new Set(state.messages.flatMap(({ pins }) => pins.map(({ file }) => file)));
  return state.messages.map((message, index) => {
    const before = state.messages[index - 1];
    const next = state.messages[index + 1];
    const day = dayName(message.sentAt, now, clock);
    const isNewDay = !before || dayName(before.sentAt, now, clock) !== day;
    const isNew = message.id === firstNew;
    const follows = !isNewDay && !isNew && before !== undefined && areTogether(before, message);
    return (
      <Fragment key={message.id}>
        {isNewDay && (
          <p className="chat-divider">
            <span>{day}</span>
          </p>
        )}
        {isNew && (
          <p className="chat-divider chat-divider--new">
            <span>New messages</span>
          </p>
        )}
        <Message
          message={message}
          room={room}
          isOwn={message.senderId === me}
          isFollowing={follows}
          isMarked={marked.has(message.id)}
          isLast={!next || !areTogether(message, next)}
          isSeen={room.kind === 'solo' && message.number <= state.seenNumber}
          onReact={onReact}
        />
      </Fragment>
    );
  });
}

function Found({ messages, room, me, onReact }: ListProps & { messages: ChatMessage[] }) {
  if (messages.length === 0) return <p className="chat__empty">No message found.</p>;
  return messages.map((message) => (
    <Message
      key={message.id}
      message={message}
      room={room}
      isOwn={message.senderId === me}
      isFollowing={false}
      isLast
      isDated
      isSeen={false}
      onReact={onReact}
    />
  ));
}

function areTogether(one: ChatMessage, other: ChatMessage): boolean {
  return (
    one.senderId === other.senderId &&
    new Date(other.sentAt).getTime() - new Date(one.sentAt).getTime() < TOGETHER_MS
  );
}
