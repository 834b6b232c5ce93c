import { Search, SquarePen } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { isNamed } from '../../../../backend/src/profiles/people/names.rules';
import { LinkButton } from '../../ui/button';
import { classNames } from '../../ui/class-names';
import { Icon } from '../../ui/icon';
import { Link } from '../../ui/link';
import { useHydrated } from '../../ui/use-hydrated';
import { useNow } from '../../ui/use-now';
import { useReaderClock } from '../../ui/use-reader-clock';
import type { ChatRoom } from '../chat';
import { Face } from './face';
import { lastLine, titleOf } from './room-words';
import { shortTime } from './times';
import './room-list.css';

interface RoomListProps {
  rooms: ChatRoom[];
  current: number | undefined;
  memberId: number;
  nextBefore: number | null;
  /** Shown above the rooms. */
  first?: ReactNode;
}

export function RoomList({ rooms, current, memberId, nextBefore, first }: RoomListProps) {
  const [wanted, setWanted] = useState('');
  const isHydrated = useHydrated();
  const shown = rooms.filter(({ name }) => isNamed(name, wanted));
  return (
    <section className="chat__list" aria-label="Chats">
      <div className="chat__list-head">
        <h2>Chat</h2>
        <LinkButton look="soft" to="/chat?new=" preventScrollReset>
          <Icon of={SquarePen} size="s" />
          New chat
        </LinkButton>
      </div>
      <div className="input-wrap chat__search with-scripts">
        <Icon of={Search} />
        <input
          dir="auto"
          className="input"
          type="search"
          aria-label="Search chats"
          placeholder="Search chats"
          value={wanted}
          disabled={!isHydrated}
          onChange={(event) => setWanted(event.target.value)}
        />
      </div>
      {first}
      <ul className="rooms">
        {shown.map((room) => (
          <li key={room.id}>
            <RoomLink room={room} isCurrent={room.id === current} memberId={memberId} />
          </li>
        ))}
        {nextBefore !== null && (
          <li>
            <Link className="btn btn--quiet btn--wide" to={`/chat?rooms=${nextBefore}`}>
              Earlier chats
            </Link>
          </li>
        )}
      </ul>
    </section>
  );
}

function RoomLink({
  room,
  isCurrent,
  memberId,
}: {
  room: ChatRoom;
  isCurrent: boolean;
  memberId: number;
}) {
  const [clock, now] = [useReaderClock(), useNow()];
  return (
    <Link
      className={classNames('room', room.unread > 0 && 'room--unread')}
      to={`/chat?room=${room.id}`}
      aria-current={isCurrent ? 'page' : undefined}
      preventScrollReset
    >
      <Face
        person={{ fullName: room.name, pictureUrl: room.pictureUrl }}
        isOnline={room.isOnline}
      />
      <span className="room__text">
        <span className="room__name">
          <bdi>{titleOf(room)}</bdi>
        </span>
        <span className="room__last" dir="auto">
          {lastLine(room, memberId)}
        </span>
      </span>
      <span className="room__end">
        <span className="quiet tnum">{shortTime(room.activeAt, now, clock)}</span>
        {room.unread > 0 && (
          <span className="count">
            {room.unread > 99 ? '99+' : room.unread}
            <span className="sr-only"> unread</span>
          </span>
        )}
      </span>
    </Link>
  );
}
