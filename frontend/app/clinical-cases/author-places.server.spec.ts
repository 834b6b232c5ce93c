import type { CommentPin } from '../engagement/api.server';
import type { FormValues } from '../lib/form-state';
import { withPlaces } from './author-places.server';

const mark = (number: number, more: Partial<CommentPin> = {}): CommentPin => ({
  number,
  file: 12,
  scan: null,
  shape: 'point',
  points: [{ x: number, y: 500 }],
  page: null,
  second: null,
  slice: null,
  length: null,
  unit: null,
  gone: null,
  ...more,
});
const KNOWN = [mark(1), mark(2, { file: null, points: [], gone: 'removed' }), mark(3)];
const TYPED = { pinFile: 'file-12', pinShape: 'point', pinX: '57', pinY: '44' };

/** What is sent of a form. */
async function sentOf(words: FormValues, known: CommentPin[] = []) {
  let sent: FormValues | undefined;
  const reply = await withPlaces(words, known, async (form) => {
    sent = form;
    return { ok: true, code: 200, msg: '', data: {}, setCookies: [] };
  });
  return { sent, errors: reply.ok ? undefined : reply.errors };
}

describe('The form of a step', () => {
  it('[D-1613] sends the typed place, and none of its fields', async () => {
    const { sent } = await sentOf({ text: 'Resected.', ...TYPED });
    expect(sent).toEqual({
      text: 'Resected.',
      pins: JSON.stringify([{ shape: 'point', points: [[570, 440]], file: 12 }]),
    });
  });

  it('[D-1613] says nothing about places that do not change', async () => {
    const words = { text: 'Resected.', pinFile: '', pinShape: 'point', pinX: '' };
    expect((await sentOf(words, KNOWN)).sent).toEqual({ text: 'Resected.' });
  });

  it('[D-1613] sends the marks that stay with what changes; those that are gone go', async () => {
    const stays = { file: 12, shape: 'point', points: [[3, 500]] };
    const dropped = await sentOf({ dropPin: '1' }, KNOWN);
    expect(dropped.sent).toEqual({ pins: JSON.stringify([stays]) });
    const added = await sentOf({ dropPin: ['1'], ...TYPED }, KNOWN);
    expect(JSON.parse(String(added.sent?.['pins']))).toMatchObject([
      stays,
      { points: [[570, 440]] },
    ]);
    expect((await sentOf({ dropPin: ['1', '3'] }, KNOWN)).sent).toEqual({ pins: '[]' });
  });

  it('[D-1613] is not sent while a place is no place', async () => {
    const { sent, errors } = await sentOf({ ...TYPED, pinX: 'far' });
    expect(sent).toBeUndefined();
    expect(errors).toEqual({ pinX: ['Please type a number from 0 to 100.'] });
  });
});
