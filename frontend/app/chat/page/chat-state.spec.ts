import type { ChatMessage } from '../chat';
import {
  gapAfter,
  opened,
  withEarlier,
  withMessages,
  withOutgoing,
  withoutWords,
} from './chat-state';
import { broken, toSendAgain } from './outgoing';

const message = (number: number, more: Partial<ChatMessage> = {}): ChatMessage => ({
  id: number * 10,
  roomId: 1,
  number,
  senderId: 2,
  senderName: 'Ben',
  senderPictureUrl: null,
  isSenderGone: false,
  kind: 'text',
  text: `No. ${number}`,
  file: null,
  isDeleted: false,
  isBlocked: false,
  clientId: `c${number}`,
  sentAt: '2026-11-20T10:00:00Z',
  quoted: null,
  isEdited: false,
  reactions: [],
  pins: [],
  shared: null,
  ...more,
});
const room = (...messages: ChatMessage[]) =>
  opened(1, { messages, nextBefore: null, readNumber: 0, seenNumber: null });
const numbers = (state: { messages: ChatMessage[] }) => state.messages.map(({ number }) => number);

describe('A room in the browser', () => {
  it('shows every message once, in the order of the room, however it came', () => {
    const state = withMessages(room(message(2)), [
      message(4),
      message(3),
      message(2),
      message(9, { roomId: 7 }),
    ]);
    expect(numbers(withEarlier(state, { messages: [message(1)], nextBefore: null }))).toEqual([
      1, 2, 3, 4,
    ]);
  });

  it('takes what was on its way for arrived when it comes back, by the reply or by the socket', () => {
    const own = message(0, { id: 0, clientId: 'mine', senderId: 1 });
    const sending = withOutgoing(room(message(1)), { message: own, state: 'sending' });
    expect(sending.outgoing).toHaveLength(1);
    const stored = withMessages(sending, [message(2, { clientId: 'mine', senderId: 1 })]);
    expect(stored.outgoing).toEqual([]);
    expect(withOutgoing(stored, { message: own, state: 'failed' }).outgoing).toEqual([]);
    expect(numbers(stored)).toEqual([1, 2]);
  });

  it('sends again by itself what never left or broke the line once, and nothing else', () => {
    const unsent = { message: message(0, { id: 0 }), state: 'failed' } as const;
    const once = broken(unsent, true);
    expect(toSendAgain([unsent, broken(broken(unsent, false), false), once])).toHaveLength(3);
    expect(toSendAgain([broken(once, true), { ...unsent, problem: 'No.' }])).toEqual([]);
    expect(toSendAgain([{ ...unsent, state: 'sending' }])).toEqual([]);
  });

  it('knows after which message one is missing', () => {
    expect(gapAfter(room(message(1), message(2)))).toBeUndefined();
    expect(gapAfter(room(message(1), message(2), message(4), message(6)))).toBe(20);
  });

  it('keeps the place of what was taken back', () => {
    expect(withoutWords(room(message(1)), 10).messages[0]).toMatchObject({
      text: '',
      isDeleted: true,
      number: 1,
    });
  });

  it('[D-1663] loses the places in what was taken back, and no others', () => {
    const pin = { number: 1, shape: 'point', points: [[1, 2]], page: null, second: null } as const;
    const at = (file: number) => ({ ...pin, points: [[1, 2]], file, gone: null });
    const quoted = {
      id: 10,
      senderName: 'Ben',
      text: '',
      kind: 'image',
      isDeleted: false,
    } as const;
    const before = room(
      message(1),
      message(2, { quoted, pins: [at(10), { ...at(20), number: 2 }] }),
    );
    const [taken, pointing] = withoutWords(before, 10).messages;
    expect(taken?.pins).toEqual([]);
    expect(pointing?.pins).toEqual([
      { ...at(10), file: null, points: [], gone: 'removed' },
      { ...at(20), number: 2 },
    ]);
    expect(withoutWords(before, 20).messages[1]?.pins).toEqual([]);
  });
});
