import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { findingsIn } from './findings.rules';

const CORPUS = join(__dirname, '../../test/clinical-cases/corpus');
const AS_FOUND = join(CORPUS, 'as-found.txt');
const LABEL = /\[[a-z-]+\|([^\]]+)\]/g;

const linesOf = (name: string) => readFileSync(join(CORPUS, name), 'utf8').trim().split('\n');

/** The sentence with each finding marked by its kind, its words and the suggested replacement. */
function marked(text: string): string {
  return findingsIn(text)
    .reverse()
    .reduce(
      (rest, { kind, isCertain, start, end, repair }) =>
        `${rest.slice(0, start)}[${kind}${isCertain ? '!' : ''}|${rest.slice(start, end)}|${repair}]${rest.slice(end)}`,
      text,
    );
}

const IDENTIFYING = ['identifying-sentences.txt', 'unseen-identifiers.txt', 'shapes.txt'];
const CLEAN = ['held-out-clean.txt', 'unseen-clean.txt'];

/** Of clean histories only what was found, wrongly, with the words around it. */
const alarmsIn = (text: string) => marked(text).match(/[^[\]]{0,20}\[[^\]]*\][^[\]]{0,20}/g) ?? [];

function asFound(): string {
  const sentences = IDENTIFYING.flatMap(linesOf).filter((line) => !line.startsWith('# '));
  return [
    ...sentences.map((line) => marked(line.replace(LABEL, '$1'))),
    '',
    ...CLEAN.flatMap(linesOf).flatMap(alarmsIn),
    '',
  ].join('\n');
}

describe('The identifier lint, over all sentences that it is measured on', () => {
  /**
   * Whoever changes a rule sees here what it changes: WRITE_AS_FOUND=1 writes the file anew, and
   * its difference is to be read line by line.
   */
  it('finds, names and repairs exactly what is written down', () => {
    if (process.env['WRITE_AS_FOUND']) writeFileSync(AS_FOUND, asFound());
    expect(asFound().split('\n')).toEqual(readFileSync(AS_FOUND, 'utf8').split('\n'));
  });
});
