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
      {room.kind === 'solo' && room.partnerId === null ? (
        <p className="chat__closed">This member has left Suture.</p>
      ) : (
        <Composer
          key={room.id}
          roomId={room.id}
          retryKey={page.retryKey}
          chat={chat}
          answered={page.asks.reply ? page.target : null}
          to={titleOf(room)}
        />
      )}
    </section>
  );
}

function statusOf(room: ChatRoom, { typing }: ChatControl): string {
  if (typing.length > 0)
    return room.kind === 'solo' ? 'is typing' : `${typing.map(drName).join(', ')} typing`;
  if (room.kind !== 'solo') return counted(room.members, 'member');
  return [room.isOnline ? 'Online' : '', [room.speciality, room.place].filter(Boolean).join(', ')]
    .filter(Boolean)
    .join(' · ');
}
