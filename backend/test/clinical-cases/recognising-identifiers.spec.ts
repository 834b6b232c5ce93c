import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { IdentifierKind } from '../../src/identifiers/finding.rules';
import { findingsIn } from '../../src/identifiers/findings.rules';

const lines = (file: string) =>
  readFileSync(join(__dirname, 'corpus', file), 'utf8')
    .trim()
    .split('\n');
const LABEL = /\[(?<kind>[a-z-]+)\|(?<words>[^\]]+)\]/;

interface Labelled {
  readonly text: string;
  readonly kind: IdentifierKind;
  readonly start: number;
  readonly end: number;
}

function labelled(line: string): Labelled {
  const match = line.match(LABEL);
  const { kind, words = '' } = match?.groups ?? {};
  const start = match?.index ?? 0;
  return {
    text: line.replace(LABEL, words),
    kind: kind as IdentifierKind,
    start,
    end: start + words.length,
  };
}

/**
 * Whether all of the label is covered by findings of any kind: a name mistaken for a place is
 * masked too.
 */
function isFound({ text, start, end }: Labelled): boolean {
  const letters = [...text.slice(start, end)].map((character, index) => ({
    character,
    at: start + index,
  }));
  const found = findingsIn(text);
  return letters.every(
    ({ character, at }) =>
      !/[\p{L}\d]/u.test(character) || found.some((one) => one.start <= at && at < one.end),
  );
}

const missedOf = (sentences: readonly Labelled[]) =>
  sentences.filter((sentence) => !isFound(sentence));

describe('The identifier lint, over 500 labelled sentences', () => {
  const sentences = lines('identifying-sentences.txt').map(labelled);
  const ofNames = sentences.filter(({ kind }) => kind === 'name');
  const ofPatterns = sentences.filter(({ kind }) => kind !== 'name');

  it('has 500 of them, of every kind', () => {
    expect(sentences).toHaveLength(500);
    expect(new Set(sentences.map(({ kind }) => kind)).size).toBe(8);
  });

  it('finds 98 in 100 of what has a pattern', () => {
    const missed = missedOf(ofPatterns).map(({ text }) => text);
    expect({ missed, isEnough: missed.length <= ofPatterns.length * 0.02 }).toEqual({
      missed,
      isEnough: true,
    });
  });

  it('finds 85 in 100 names', () => {
    const missed = missedOf(ofNames).map(({ text }) => text);
    expect({ missed, isEnough: missed.length <= ofNames.length * 0.15 }).toEqual({
      missed,
      isEnough: true,
    });
  });
});

describe('The identifier lint, over 100 clean histories full of eponyms', () => {
  it('raises at most one false alarm in 200 words', () => {
    const histories = lines('clean-histories.txt');
    const words = histories.join(' ').split(/\s+/).length;
    const alarms = histories.flatMap((text) =>
      findingsIn(text).map(({ start, end }) => text.slice(start, end)),
    );
    expect(histories).toHaveLength(100);
    expect({ alarms, isFew: alarms.length <= words / 200 }).toEqual({ alarms, isFew: true });
  });
});
