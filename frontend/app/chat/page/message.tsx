import { Check, CheckCheck, Clock, FileText, Flag, Trash2 } from 'lucide-react';
import { exactTime } from '../../lib/time';
import { drName } from '../../lib/words';
import { classNames } from '../../ui/class-names';
import { Icon } from '../../ui/icon';
import { Link } from '../../ui/link';
import { useNow } from '../../ui/use-now';
import type { ChatFile, ChatMessage, ChatRoom } from '../chat';
import type { Outgoing } from './chat-state';
import { LinkedText } from './linked-text';
import { openPicture } from './open-picture';
import { clockOf, shortTime, useZone } from './times';

interface MessageProps {
  message: ChatMessage;
  room: ChatRoom;
  isOwn: boolean;
  /** Goes on after one of the same sender. */
  isFollowing: boolean;
  /** The last of its sender for now: it bears the time. */
  isLast: boolean;
  isSeen: boolean;
  isDated?: boolean;
}

export function Message({
  message,
  room,
  isOwn,
  isFollowing,
  isLast,
  isSeen,
  isDated,
}: MessageProps) {
  const [zone, now] = [useZone(), useNow()];
  const time = isDated
    ? `${shortTime(message.sentAt, now, zone)} ${clockOf(message.sentAt, zone)}`
    : clockOf(message.sentAt, zone);
  return (
    <article
      className={classNames('msg', isOwn && 'msg--own', isFollowing && 'msg--follow')}
      id={`message-${message.id}`}
    >
      {room.kind !== 'solo' && !isOwn && !isFollowing && <Sender message={message} />}
      <div className="msg__line">
        <Body message={message} />
        {!message.isDeleted && (
          <Link
            className="msg__way"
            to={`/chat?room=${room.id}&${isOwn ? 'delete' : 'report'}=${message.id}`}
            aria-label={isOwn ? 'Delete this message' : 'Report this message'}
            preventScrollReset
          >
            <Icon of={isOwn ? Trash2 : Flag} size="s" />
          </Link>
        )}
      </div>
      {isLast && (
        <span className={classNames('msg__meta', isOwn && isSeen && 'msg__meta--seen')}>
          <time dateTime={message.sentAt} title={exactTime(message.sentAt)}>
            {time}
          </time>
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
      {drName(message.senderName)}
    </Link>
  );
}

function Body({ message }: { message: ChatMessage }) {
  if (message.isDeleted)
    return <p className="msg__bubble msg__bubble--gone">This message was deleted</p>;
  if (message.kind === 'text') {
    return (
      <p className="msg__bubble">
        <LinkedText text={message.text} />
      </p>
    );
  }
  if (!message.file) return <p className="msg__bubble msg__bubble--gone">This file was removed</p>;
  return message.kind === 'image' ? (
    <Picture file={message.file} by={message.senderName} />
  ) : (
    <FileCard file={message.file} />
  );
}

const WIDTH = 272;

function Picture({ file, by }: { file: ChatFile; by: string }) {
  const [width, height] = [file.width ?? 4, file.height ?? 3];
  return (
    <a
      className="msg__bubble msg__bubble--media"
      href={file.url ?? ''}
      target="_blank"
      rel="noopener"
      onClick={(event) => openPicture(event, file)}
    >
      <img
        src={file.previewUrl ?? file.url ?? ''}
        alt={`Sent by ${drName(by)}`}
        width={WIDTH}
        height={Math.round((WIDTH * height) / width)}
        loading="lazy"
      />
    </a>
  );
}

const UNITS = [
  { bytes: 1_048_576, name: 'MB' },
  { bytes: 1_024, name: 'KB' },
];

function FileCard({ file }: { file: ChatFile }) {
  const unit = UNITS.find(({ bytes }) => file.bytes >= bytes);
  const size = unit
    ? `${Math.round((file.bytes / unit.bytes) * 10) / 10} ${unit.name}`
    : `${file.bytes} B`;
  const kind = file.name.includes('.') ? file.name.split('.').at(-1)?.toUpperCase() : 'File';
  const words = (
    <>
      <Icon of={FileText} size="l" />
      <span>
        {file.name}
        <small>{file.url ? `${kind} · ${size}` : 'Processing'}</small>
      </span>
    </>
  );
  if (!file.url) return <span className="msg__bubble msg__file">{words}</span>;
  return (
    <a className="msg__bubble msg__file" href={file.url} target="_blank" rel="noopener">
      {words}
    </a>
  );
}

interface OutgoingProps {
  outgoing: Outgoing;
  onRetry: (clientId: string) => void;
  onDrop: (clientId: string) => void;
}

/** One's own, on its way or stuck. */
export function OutgoingMessage({ outgoing, onRetry, onDrop }: OutgoingProps) {
  const { message, state, problem, progress } = outgoing;
  const hasFailed = state === 'failed';
  return (
    <article className={classNames('msg msg--own', hasFailed && 'msg--failed')}>
      <p className="msg__bubble">
        {message.kind === 'text' ? <LinkedText text={message.text} /> : message.file?.name}
        {progress !== undefined && !hasFailed && (
          <span className="msg__progress">
            <progress max={100} value={progress} aria-label="Upload" />
            {`Uploading...${progress}%`}
          </span>
        )}
      </p>
      {hasFailed ? (
        <span className="msg__meta">
          <span role="alert">{problem ?? 'Not sent.'}</span>
          {problem === undefined && (
            <button className="msg__retry" type="button" onClick={() => onRetry(message.clientId)}>
              Send again
            </button>
          )}
          <button className="msg__retry" type="button" onClick={() => onDrop(message.clientId)}>
            Remove
          </button>
        </span>
      ) : (
        <span className="msg__meta">
          <Icon of={Clock} label="Sending" />
        </span>
      )}
    </article>
  );
}
