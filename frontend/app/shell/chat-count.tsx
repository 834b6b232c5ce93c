import { useUnread } from './use-unread';

const MOST = 99;
const shown = (chats: number) => (chats > MOST ? `${MOST}+` : String(chats));

/** How many messages wait in all chats together, as a badge; it follows the socket. Said by `ChatUnread`, behind the name. */
export function ChatCount() {
  const { chats } = useUnread();
  if (chats === 0) return null;
  return (
    <span className="count" aria-hidden="true">
      {shown(chats)}
    </span>
  );
}

export function ChatUnread() {
  const { chats } = useUnread();
  if (chats === 0) return null;
  return <span className="sr-only">{`, ${shown(chats)} unread`}</span>;
}
