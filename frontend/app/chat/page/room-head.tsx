import { Form } from '@remix-run/react';
import {
  ArrowLeft,
  CircleUser,
  Ellipsis,
  Flag,
  LogOut,
  RefreshCw,
  Search,
  Users,
} from 'lucide-react';
import { BlockLink } from '../../profiles/block-link';
import { MuteLink } from '../../profiles/mute-link';
import { Icon } from '../../ui/icon';
import { Link } from '../../ui/link';
import { Menu } from '../../ui/menu';
import { useHydrated } from '../../ui/use-hydrated';
import type { ChatRoom } from '../chat';
import { Face } from './face';
import { titleOf } from './room-words';

interface RoomHeadProps {
  room: ChatRoom;
  status: string;
}

export function RoomHead({ room, status }: RoomHeadProps) {
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
              <bdi>{titleOf(room)}</bdi>
            </Link>
          ) : (
            <Link className="person__name" to={`/profile/${room.partnerId}`}>
              <bdi>{titleOf(room)}</bdi>
            </Link>
          )}
          <span className="person__meta" dir="auto">
            {status}
          </span>
        </div>
      </div>
      {!isHydrated && (
        <Form noValidate className="without-scripts" method="get" action="/chat" reloadDocument>
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
        {room.partnerId !== null && (
          <Link to={`/profile/${room.partnerId}/report`}>
            <Icon of={Flag} />
            Report this member
          </Link>
        )}
        {room.kind !== 'solo' && (
          <Link to={`${here}&members=`}>
            <Icon of={Users} />
            Group members
          </Link>
        )}
        <MuteLink kind="room" id={room.id}>
          {room.isMuted ? 'Muted. Change' : 'Mute'}
        </MuteLink>
        {(room.kind !== 'solo' || room.partnerId !== null) && <hr />}
        {room.kind !== 'solo' && (
          <Link className="danger" to={`${here}&leave=1`}>
            <Icon of={LogOut} />
            Leave Group
          </Link>
        )}
        {room.partnerId !== null && !room.isClosed && (
          <BlockLink member={{ memberId: room.partnerId, fullName: room.name }} isNamed />
        )}
      </Menu>
    </header>
  );
}
