import { headlineOf } from './headline';

describe('The headline of a case', () => {
  it.each([
    ['Drain first?', 'Drain first?', ''],
    ['Drain first? Or operate at once?', 'Drain first?', 'Or operate at once?'],
    ['We think of surgery. Would you wait?', 'We think of surgery.', 'Would you wait?'],
    ['A 3.5 cm lesion, e.g. a cyst: which way?', 'A 3.5 cm lesion, e.g. a cyst: which way?', ''],
    ['As Dr. Meyer says: stent vs. surgery?', 'As Dr. Meyer says: stent vs. surgery?', ''],
    ['هل تنتظر؟ أم تعمل؟', 'هل تنتظر؟', 'أم تعمل؟'],
    ['Advice please', 'Advice please', ''],
    ['', '', ''],
  ])('[D-1180] of %j ends where its first sentence ends', (question, first, rest) => {
    expect(headlineOf(question)).toEqual({ first, rest });
  });

  it('[D-1180] of a long sentence is cut at a word, and nothing is lost', () => {
    const question = `${'Would you operate '.repeat(12).trim()}?`;
    const { first, rest } = headlineOf(question);
    expect(first.length).toBeLessThanOrEqual(141);
    expect(first).toMatch(/(Would|you|operate)…$/);
    expect(`${first.slice(0, -1)} ${rest.slice(1)}`).toBe(question);
  });

  it('[D-1180] of one word without a space is cut all the same', () => {
    const { first, rest } = headlineOf('x'.repeat(300));
    expect(first).toBe(`${'x'.repeat(140)}…`);
    expect(rest).toBe(`…${'x'.repeat(160)}`);
  });
});
