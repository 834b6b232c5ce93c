import { useUnread } from './use-unread';

const MOST = 99;
const shown = (chats: number) => (chats > MOST ? `${MOST}+` : String(chats));

/**
 * The number of unread messages in all chats as a badge, updated through the socket. `ChatUnread`
 * is its counterpart for screen readers.
 */
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
