import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { findingsIn } from '../../src/identifiers/findings.rules';

const linesOf = (name: string) =>
  readFileSync(join(__dirname, 'corpus', name), 'utf8')
    .trim()
    .split('\n');

/** Allowed false alarms in a thousand words. */
const MOST = 5;

/**
 * Notes full of eponyms, products, scores, trials and Latin, written to provoke the rules. Only the
 * first half was looked at when rules were changed for it.
 */
describe('The identifier lint, over clean lines that provoke it', () => {
  it.each(['clean-lines-seen.txt', 'clean-lines-put-away.txt'])(
    'raises at most 5 false alarms in 1,000 words of %s',
    (name) => {
      const lines = linesOf(name);
      const words = lines.join(' ').split(/\s+/).length;
      const alarms = lines.flatMap((text) =>
        findingsIn(text).map(({ start, end }) => text.slice(start, end)),
      );
      const perThousand = (alarms.length * 1_000) / words;
      if (process.env['SHOW_LINT'])
        process.stdout.write(`${name}: ${perThousand.toFixed(1)} in 1,000 words\n`);
      expect({ alarms, isFew: perThousand <= MOST }).toEqual({ alarms, isFew: true });
    },
  );
});
