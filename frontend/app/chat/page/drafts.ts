import type { Outgoing } from './outgoing';

const draftOf = (roomId: number) => `chat-draft-${roomId}`;
const waitingOf = (roomId: number) => `chat-unsent-${roomId}`;

/**
 * Drafts and unsent texts survive a reload, but not the closing of the tab. Where storage is not
 * available, nothing is kept.
 */
function keep(key: string, value: string): void {
  try {
    if (value === '') window.sessionStorage.removeItem(key);
    else window.sessionStorage.setItem(key, value);
  } catch (error) {
    if (!(error instanceof DOMException)) throw error;
  }
}

function read(key: string): string {
  try {
    return window.sessionStorage.getItem(key) ?? '';
  } catch {
    return '';
  }
}

export const keepDraft = (roomId: number, text: string) => keep(draftOf(roomId), text);

export const readDraft = (roomId: number) => read(draftOf(roomId));

/** Only texts: files cannot be kept here. */
export function keepWaiting(roomId: number, outgoing: readonly Outgoing[]): void {
  const texts = outgoing
    .filter(({ message }) => message.kind === 'text')
    .map(({ message, problem, breaks, asks }) => ({ message, problem, breaks, asks }));
  keep(waitingOf(roomId), texts.length === 0 ? '' : JSON.stringify(texts));
}

export function readWaiting(roomId: number): Outgoing[] {
  const kept = read(waitingOf(roomId));
  if (kept === '') return [];
  return (JSON.parse(kept) as Omit<Outgoing, 'state'>[]).map((waiting) => ({
    ...waiting,
    state: 'failed',
  }));
}
