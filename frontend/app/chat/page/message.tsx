import { Check, CheckCheck, Ellipsis } from 'lucide-react';
import { clockOf } from '../../lib/reader-clock';
import { exactTime } from '../../lib/time';
import { classNames } from '../../ui/class-names';
import { DrName } from '../../ui/dr-name';
import { Icon } from '../../ui/icon';
import { Link } from '../../ui/link';
import { useNow } from '../../ui/use-now';
import { useReaderClock } from '../../ui/use-reader-clock';
import type { ChatMessage, ChatRoom } from '../chat';
import { MessageBody } from './message-body';
import { Reactions } from './reactions';
import { datedClock } from './times';
import { useLongPress } from './use-long-press';

interface MessageProps {
  message: ChatMessage;
  room: ChatRoom;
  isOwn: boolean;
  /** Whether it continues the previous message, so that the sender is not repeated. */
  isFollowing: boolean;
  /** Whether it is the last in a run of one sender's messages, which shows the time. */
  isLast: boolean;
  isSeen: boolean;
  /** Whether any message has a mark in its picture. */
  isMarked?: boolean;
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
  isMarked = false,
  isDated,
  onReact,
}: MessageProps) {
  const [clock, now] = [useReaderClock(), useNow()];
  const menu = `/chat?room=${room.id}&message=${message.id}`;
  const press = useLongPress(menu, message.isDeleted || message.isBlocked);
  const time = isDated
    ? datedClock(message.sentAt, now, clock)
    : clockOf(new Date(message.sentAt), clock);
  return (
    <article
      className={classNames('msg', isOwn && 'msg--own', isFollowing && 'msg--follow')}
      id={`message-${message.id}`}
    >
      {room.kind !== 'solo' && !isOwn && !isFollowing && <Sender message={message} />}
      <div className="msg__line" {...press}>
        <MessageBody message={message} isMarked={isMarked} />
        {!message.isDeleted && !message.isBlocked && (
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

function Sender({ message }: { message: ChatMessage }) {
  if (message.isSenderGone) return <span className="msg__by">{message.senderName}</span>;
  return (
    <Link className="msg__by" to={`/profile/${message.senderId}`}>
      <DrName of={message.senderName} />
    </Link>
  );
}
