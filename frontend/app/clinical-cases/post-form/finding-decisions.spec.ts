import { findingsIn } from '../../../../backend/src/identifiers/findings.rules';
import type { FormValues } from '../../lib/form-state';
import { decided, undecidedState, withoutDecisions } from './finding-decisions.server';

const HISTORY = 'Mrs. Lindqvist was seen on 12 March 2024 and on 15 March 2024.';

/** Finds identifiers as the API does. */
function checkForm(sent: FormValues) {
  const words = Object.entries(sent).filter(([name]) => !name.startsWith('finding:'));
  const texts = words.flatMap(([field, value]) => [value].flat().map((text) => ({ field, text })));
  return decided(
    sent,
    texts.map((one) => ({ ...one, findings: findingsIn(one.text) })),
  );
}

describe('What an author decides of findings', () => {
  it('is asked for each of them, field by field', () => {
    const found = checkForm({ history: HISTORY, diagnosis: 'Whipple' });
    expect(Object.keys(found.open)).toEqual(['history']);
    expect(found.open['history']?.map(({ words }) => words)).toEqual([
      'Mrs. Lindqvist',
      '12 March 2024',
      '15 March 2024',
    ]);
    expect(undecidedState(found, [])).toMatchObject({
      values: { history: HISTORY },
      errors: { history: [expect.stringMatching(/^Please/)] },
    });
  });

  it('is done: repaired in the text, or kept and recorded by kind', () => {
    const found = checkForm({
      history: HISTORY,
      'finding:history:0': 'keep|history|name|Mrs. Lindqvist',
      'finding:history': ['repair|history|date|12 March 2024', 'repair|history|date|15 March 2024'],
    });
    expect([found.open, found.kept]).toEqual([{}, ['name']]);
    expect(withoutDecisions(found.values)).toEqual({
      history: 'Mrs. Lindqvist was seen on day 0 and on day 3.',
    });
  });

  it('keeps nothing that is certain', () => {
    const email = 'anna@klinik.example.de';
    const { open, kept } = checkForm({
      title: email,
      'finding:title:0': `keep|title|email|${email}`,
    });
    expect([Object.keys(open), kept]).toEqual([['title'], []]);
  });

  it('reads each text of a list', () => {
    const { values, open } = checkForm({
      altTexts: ['A gallbladder', 'Mrs. Lindqvist'],
      'finding:altTexts:0': 'repair|altTexts|name|Mrs. Lindqvist',
    });
    expect([values['altTexts'], open]).toEqual([['A gallbladder', 'The patient'], {}]);
  });
});
