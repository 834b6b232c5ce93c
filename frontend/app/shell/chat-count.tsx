const MOST = 99;
const shown = (chats: number) => (chats > MOST ? `${MOST}+` : String(chats));

/**
 * The number of unread messages in all chats as a badge. `ChatUnread` is its counterpart for screen
 * readers.
 */
export function ChatCount({ of: chats }: { of: number }) {
  if (chats === 0) return null;
  return (
    <span className="count" aria-hidden="true">
      {shown(chats)}
    </span>
  );
}

export function ChatUnread({ of: chats }: { of: number }) {
  if (chats === 0) return null;
  return <span className="sr-only">{`, ${shown(chats)} unread`}</span>;
}
