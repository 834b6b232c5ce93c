import { Link } from '../../ui/link';
import type { ChatMessage, ChatPin } from '../chat';

/** Of a mark in the picture that `?look=` opens. */
export const idOfMark = (messageId: number, { number }: Pick<ChatPin, 'number'>) =>
  `mark-${messageId}-${number}`;

export const lookAt = (roomId: number, messageId: number) =>
  `/chat?room=${roomId}&look=${messageId}`;

/** The places that a message points at; those in a picture lead there. */
export function PinChips({ message }: { message: ChatMessage }) {
  const { pins } = message;
  if (pins.length === 0) return null;
  return (
    <p className="chat-pins">
      {pins.map((pin) => (
        <Chip key={pin.number} pin={pin} message={message} />
      ))}
    </p>
  );
}

function Chip({ pin, message }: { pin: ChatPin; message: ChatMessage }) {
  if (pin.file === null)
    return (
      <span className="chat-pin chat-pin--gone">Its place is gone: the file was removed.</span>
    );
  const words = (
    <>
      <b>{pin.number}</b> {nameOf(pin)}
    </>
  );
  if (!isInPicture(pin.file, message)) return <span className="chat-pin">{words}</span>;
  const to = `${lookAt(message.roomId, pin.file)}#${idOfMark(message.id, pin)}`;
  return (
    <Link className="chat-pin" to={to} preventScrollReset>
      <span className="sr-only">Mark </span>
      {words}
    </Link>
  );
}

function isInPicture(file: number, { id, kind, quoted }: ChatMessage): boolean {
  if (file === id) return kind === 'image';
  return quoted?.id === file && quoted.kind === 'image' && !quoted.isDeleted;
}

const MINUTE = 60;

function nameOf({ page, second, shape }: ChatPin): string {
  const drawn = shape === 'point' ? '' : ` · ${shape}`;
  if (page !== null) return `Page ${page}${drawn}`;
  if (second === null) return `Picture${drawn}`;
  const rest = String(Math.floor(second % MINUTE)).padStart(2, '0');
  return `Film, ${Math.floor(second / MINUTE)}:${rest}${drawn}`;
}
