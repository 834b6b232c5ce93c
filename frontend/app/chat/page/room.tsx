import { counted, drName } from '../../lib/words';
import type { ChatRoom } from '../chat';
import type { RoomState } from './chat-state';
import { Composer } from './composer';
import type { ChatPageData } from './load.server';
import { Messages } from './messages';
import { RoomHead } from './room-head';
import { titleOf } from './room-words';
import { SearchBar } from './search-bar';
import type { ChatControl } from './use-chat';

interface RoomProps {
  page: ChatPageData;
  room: ChatRoom;
  chat: ChatControl;
  state: RoomState;
}

export function Room({ page, room, chat, state }: RoomProps) {
  const closed = whyClosed(room);
  return (
    <section className="chat__room" aria-label={`Conversation with ${titleOf(room)}`}>
      <RoomHead room={room} status={statusOf(room, chat)} />
      {page.asks.find && <SearchBar roomId={room.id} words={page.words} />}
      {!chat.isOnline && (
        <p className="chat__offline" role="status">
          You are offline. Your messages are sent once you are back online.
        </p>
      )}
      <Messages
        room={room}
        state={state}
        found={page.found}
        me={page.session.memberId}
        chat={chat}
      />
      {closed ? (
        <p className="chat__closed">{closed}</p>
      ) : (
        <Composer
          key={room.id}
          roomId={room.id}
          me={page.session.memberId}
          retryKey={page.retryKey}
          chat={chat}
          answered={page.asks.reply ? page.target : null}
          to={titleOf(room)}
        />
      )}
    </section>
  );
}

/** Why nobody can write in a room of two; undefined if both can. */
function whyClosed(room: ChatRoom): string | undefined {
  if (room.kind !== 'solo') return undefined;
  if (room.partnerId === null) return 'This member has left Suture.';
  return room.isClosed
    ? `You blocked ${titleOf(room)}. This chat is closed for both; only you can still read it.`
    : undefined;
}

function statusOf(room: ChatRoom, { typing }: ChatControl): string {
  if (typing.length > 0)
    return room.kind === 'solo' ? 'is typing' : `${typing.map(drName).join(', ')} typing`;
  if (room.kind !== 'solo') return counted(room.members, 'member');
  return [
    room.isMuted ? 'Muted' : '',
    room.isOnline ? 'Online' : '',
    [room.speciality, room.place].filter(Boolean).join(', '),
  ]
    .filter(Boolean)
    .join(' · ');
}
