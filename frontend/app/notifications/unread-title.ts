const COUNT = /^\(\d+\+?\) /;
const MOST = 99;

/** "3", or "99+" for more than 99. */
export function unreadWords(unread: number): string {
  return unread > MOST ? `${MOST}+` : String(unread);
}

/** "(3) Clinical Cases · Suture" */
export function titleWith(title: string, unread: number): string {
  const plain = title.replace(COUNT, '');
  return unread === 0 ? plain : `(${unreadWords(unread)}) ${plain}`;
}
