import { findingsIn } from '../../../src/identifiers/findings.rules';

const LABEL = /\[([a-z-]+)\|([^\]]+)\]/g;

/** A labelled identifier of a sentence, with its position and kind. */
export interface Labelled {
  readonly kind: string;
  readonly start: number;
  readonly end: number;
}

export const textOf = (sentence: string) => sentence.replace(LABEL, '$2');

export function labelsOf(sentence: string): Labelled[] {
  let removed = 0;
  return [...sentence.matchAll(LABEL)].map(({ 0: written, 1: kind = '', 2: words = '', index }) => {
    const start = index - removed;
    removed += written.length - words.length;
    return { kind, start, end: start + words.length };
  });
}

/** The labels that are completely covered by findings, or by those that pass `isAsked`. */
export function coveredIn(sentence: string, isAsked = (_: { isCertain: boolean }) => true) {
  const text = textOf(sentence);
  const found = findingsIn(text).filter(isAsked);
  return labelsOf(sentence).filter(({ start, end }) =>
    [...text.slice(start, end)].every(
      (character, index) =>
        !/[\p{L}\p{Nd}]/u.test(character) ||
        found.some((one) => one.start <= start + index && start + index < one.end),
    ),
  );
}

export const isCovered = (sentence: string) =>
  coveredIn(sentence).length === labelsOf(sentence).length;
