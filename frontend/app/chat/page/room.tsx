import { Form } from '@remix-run/react';
import { ArrowLeft, CircleUser, Ellipsis, LogOut, RefreshCw, Search, Users } from 'lucide-react';
import { counted, drName } from '../../lib/words';
import { Icon } from '../../ui/icon';
import { Link } from '../../ui/link';
import { Menu } from '../../ui/menu';
import { useHydrated } from '../../ui/use-hydrated';
import type { ChatRoom } from '../chat';
import type { RoomState } from './chat-state';
import { Composer } from './composer';
import { Face } from './face';
import type { ChatPageData } from './load.server';
import { Messages } from './messages';
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

interface RoomHeadProps {
  room: ChatRoom;
  status: string;
}

function RoomHead({ room, status }: RoomHeadProps) {
  const isHydrated = useHydrated();
  const here = `/chat?room=${room.id}`;
  return (
    <header className="chat__head">
      <Link className="btn btn--quiet btn--icon chat__back" to="/chat" aria-label="All chats">
        <Icon of={ArrowLeft} />
      </Link>
      <div className="person">
        <Face
          person={{ fullName: room.name, pictureUrl: room.pictureUrl }}
          isOnline={room.isOnline}
          size="s"
        />
        <div className="person__text">
          {room.partnerId === null ? (
            <Link className="person__name" to={room.kind === 'solo' ? here : `${here}&members=`}>
              {titleOf(room)}
            </Link>
          ) : (
            <Link className="person__name" to={`/profile/${room.partnerId}`}>
              {titleOf(room)}
            </Link>
          )}
          <span className="person__meta">{status}</span>
        </div>
      </div>
      {!isHydrated && (
        <Form className="without-scripts" method="get" action="/chat" reloadDocument>
          <input type="hidden" name="room" value={room.id} />
          <button className="btn btn--quiet btn--icon" type="submit" aria-label="Refresh">
            <Icon of={RefreshCw} />
          </button>
        </Form>
      )}
      <Link
        className="btn btn--quiet btn--icon"
        to={`${here}&q=`}
        aria-label="Search in this chat"
        preventScrollReset
      >
        <Icon of={Search} />
      </Link>
      <Menu label="More for this chat" button={<Icon of={Ellipsis} />}>
        {room.partnerId !== null && (
          <Link to={`/profile/${room.partnerId}`}>
            <Icon of={CircleUser} />
            View Profile
          </Link>
        )}
        {room.kind !== 'solo' && (
          <Link to={`${here}&members=`}>
            <Icon of={Users} />
            Group members
          </Link>
        )}
        {room.kind !== 'solo' && (
          <Link className="danger" to={`${here}&leave=1`}>
            <Icon of={LogOut} />
            Leave Group
          </Link>
        )}
      </Menu>
    </header>
  );
}
