import { keepWords, keptWords } from '../../shell/kept-words';
import type { Outgoing } from './outgoing';

const draftOf = (roomId: number, me: number) => `chat-draft-${roomId}-${me}`;
const waitingOf = (roomId: number, me: number) => `chat-unsent-${roomId}-${me}`;

/** Drafts and unsent texts survive a reload, but not the closing of the tab or the log-out. */
export const keepDraft = (roomId: number, me: number, text: string) =>
  keepWords(draftOf(roomId, me), me, text);

export const readDraft = (roomId: number, me: number) => keptWords(draftOf(roomId, me), me);

/** Only texts: files cannot be kept here. */
export function keepWaiting(
  roomId: number,
  me: number,
  outgoing: readonly Outgoing[],
): Promise<void> {
  const texts = outgoing
    .filter(({ message }) => message.kind === 'text')
    .map(({ message, problem, breaks, asks }) => ({ message, problem, breaks, asks }));
  return keepWords(waitingOf(roomId, me), me, texts.length === 0 ? '' : JSON.stringify(texts));
}

export async function readWaiting(roomId: number, me: number): Promise<Outgoing[]> {
  const kept = await keptWords(waitingOf(roomId, me), me);
  if (kept === '') return [];
  return (JSON.parse(kept) as Omit<Outgoing, 'state'>[]).map((waiting) => ({
    ...waiting,
    state: 'failed',
  }));
}
