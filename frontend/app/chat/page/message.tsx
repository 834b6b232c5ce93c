import { useNavigate } from '@remix-run/react';
import { Check, CheckCheck, Ellipsis } from 'lucide-react';
import { type MouseEvent, type PointerEvent, useRef } from 'react';
import { exactTime } from '../../lib/time';
import { drName } from '../../lib/words';
import { classNames } from '../../ui/class-names';
import { Icon } from '../../ui/icon';
import { Link } from '../../ui/link';
import { useNow } from '../../ui/use-now';
import type { ChatMessage, ChatRoom } from '../chat';
import { MessageBody } from './message-body';
import { Reactions } from './reactions';
import { clockOf, datedClock, useZone } from './times';

interface MessageProps {
  message: ChatMessage;
  room: ChatRoom;
  isOwn: boolean;
  /** Whether it continues the previous message, so that the sender is not repeated. */
  isFollowing: boolean;
  /** Whether it is the last in a run of one sender's messages, which shows the time. */
  isLast: boolean;
  isSeen: boolean;
  isDated?: boolean;
  onReact: (messageId: number, reaction: string) => void;
}

export function Message({
  message,
  room,
  isOwn,
  isFollowing,
  isLast,
  isSeen,
  isDated,
  onReact,
}: MessageProps) {
  const [zone, now] = [useZone(), useNow()];
  const menu = `/chat?room=${room.id}&message=${message.id}`;
  const press = useLongPress(menu, message.isDeleted);
  const time = isDated ? datedClock(message.sentAt, now, zone) : clockOf(message.sentAt, zone);
  return (
    <article
      className={classNames('msg', isOwn && 'msg--own', isFollowing && 'msg--follow')}
      id={`message-${message.id}`}
    >
      {room.kind !== 'solo' && !isOwn && !isFollowing && <Sender message={message} />}
      <div className="msg__line" {...press}>
        <MessageBody message={message} />
        {!message.isDeleted && (
          <Link
            className="msg__way"
            to={menu}
            aria-label={`More for ${isOwn ? 'your' : 'this'} message`}
            preventScrollReset
          >
            <Icon of={Ellipsis} size="s" />
          </Link>
        )}
      </div>
      <Reactions
        reactions={message.reactions}
        roomId={room.id}
        messageId={message.id}
        onReact={onReact}
      />
      {(isLast || message.isEdited) && (
        <span className={classNames('msg__meta', isOwn && isSeen && 'msg__meta--seen')}>
          <time dateTime={message.sentAt} title={exactTime(message.sentAt)}>
            {time}
          </time>
          {message.isEdited && <span>edited</span>}
          {isOwn && <Icon of={isSeen ? CheckCheck : Check} label={isSeen ? 'Seen' : 'Sent'} />}
        </span>
      )}
    </article>
  );
}

const LONG_MS = 500;
const MOVED = 10;

/** A long press opens the menu of a message; moving the finger scrolls. Mouse users have a link. */
function useLongPress(to: string, isOff: boolean) {
  const navigate = useNavigate();
  const press = useRef<{ timer: number; x: number; y: number; isLong: boolean }>(undefined);
  const end = () => window.clearTimeout(press.current?.timer);
  if (isOff) return {};
  return {
    onPointerDown: ({ pointerType, clientX: x, clientY: y }: PointerEvent) => {
      press.current = undefined;
      if (pointerType !== 'touch') return;
      const open = () => {
        if (press.current) press.current.isLong = true;
        navigate(to, { preventScrollReset: true });
      };
      press.current = { timer: window.setTimeout(open, LONG_MS), x, y, isLong: false };
    },
    onPointerMove: ({ clientX, clientY }: PointerEvent) => {
      const { x = clientX, y = clientY } = press.current ?? {};
      if (Math.hypot(clientX - x, clientY - y) > MOVED) end();
    },
    onPointerUp: end,
    onPointerCancel: end,
    // Suppresses the browser's menu for a long press on a link or a picture.
    onContextMenu: (event: MouseEvent) => press.current && event.preventDefault(),
    // Lifting the finger after a long press must not follow the link below it.
    onClickCapture: (event: MouseEvent) => press.current?.isLong && event.preventDefault(),
  };
}

function Sender({ message }: { message: ChatMessage }) {
  if (message.isSenderGone) return <span className="msg__by">{message.senderName}</span>;
  return (
    <Link className="msg__by" to={`/profile/${message.senderId}`}>
      {drName(message.senderName)}
    </Link>
  );
}
