import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { findingsIn } from '../../src/identifiers/findings.rules';
import { coveredIn, labelsOf } from './corpus/labelled';

const linesOf = (name: string) =>
  readFileSync(join(__dirname, 'corpus', name), 'utf8')
    .trim()
    .split('\n');

/** Sentences of one usage: how somebody writes. */
interface Usage {
  readonly name: string;
  readonly sentences: string[];
}

/** Written down before the rules for them, and never tuned on. */
const USAGES = linesOf('unseen-identifiers.txt').reduce<Usage[]>((usages, line) => {
  if (line.startsWith('# ')) usages.push({ name: line.slice(2), sentences: [] });
  else usages.at(-1)?.sentences.push(line);
  return usages;
}, []);
const ALL = USAGES.flatMap(({ sentences }) => sentences);
/** The server refuses these, where they are written so that they can be nothing else. */
const CERTAIN = ['email', 'phone', 'age'];

function share(sentences: readonly string[], kinds?: readonly string[]) {
  const isAsked = ({ kind }: { kind: string }) => !kinds || kinds.includes(kind);
  const asked = sentences.flatMap((one) => labelsOf(one).filter(isAsked)).length;
  const found = sentences.flatMap((one) => coveredIn(one).filter(isAsked)).length;
  return found / asked;
}

if (process.env['SHOW_LINT'])
  process.stdout.write(
    [
      ...USAGES.map(({ name, sentences }) => `${name}: ${share(sentences).toFixed(2)}`),
      ...['name', 'date', 'age', 'record-number', 'postcode', 'phone'].map(
        (kind) => `${kind}: ${share(ALL, [kind]).toFixed(2)}`,
      ),
      `all: ${share(ALL).toFixed(3)}`,
    ].join('\n'),
  );

describe('[D-592] The identifier lint, over sentences that it was not tuned on', () => {
  it.each(USAGES.map(({ name, sentences }) => [name, sentences] as const))(
    'covers at least 85 in 100 identifiers of %s',
    (_, sentences) => {
      expect(share(sentences)).toBeGreaterThanOrEqual(0.85);
    },
  );

  it('covers at least 85 in 100 names among all of them', () => {
    expect(share(ALL, ['name'])).toBeGreaterThanOrEqual(0.85);
  });

  it('is certain of what can be nothing else', () => {
    const asked = ALL.flatMap((one) => labelsOf(one).filter(({ kind }) => CERTAIN.includes(kind)));
    const refused = ALL.flatMap((one) =>
      coveredIn(one, ({ isCertain }) => isCertain).filter(({ kind }) => CERTAIN.includes(kind)),
    );
    expect(refused.length / asked.length).toBeGreaterThanOrEqual(0.97);
  });

  it('raises at most one false alarm in 200 words of histories in five languages', () => {
    const histories = linesOf('unseen-clean.txt');
    const words = histories.join(' ').split(/\s+/).length;
    const alarms = histories.flatMap((text) =>
      findingsIn(text).map(({ start, end }) => text.slice(start, end)),
    );
    expect({ alarms, isFew: alarms.length <= words / 200 }).toEqual({ alarms, isFew: true });
  });
});
