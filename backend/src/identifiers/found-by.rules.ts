import type { Detector, Finding } from './finding.rules';
import { plainText } from './plain-text.rules';

/** Longer texts than any field allows are cut, to limit the time spent. */
const LONGEST = 12_000;

/** The findings of these detectors, in order of place, without overlaps; earlier detectors win. */
export function foundBy(detectors: readonly Detector[], original: string): Finding[] {
  const { text, starts, ends } = plainText(original.slice(0, LONGEST));
  const found: Finding[] = [];
  // Marks the characters already taken: comparing with every other finding would take quadratic
  // time.
  const taken = new Uint8Array(text.length);
  for (const detector of detectors) {
    for (const whole of longestFirst(detector(text))) {
      const finding = beforeTaken(whole, taken, text);
      if (!finding) continue;
      taken.fill(1, finding.start, finding.end);
      found.push(finding);
    }
  }
  return found
    .sort((one, other) => one.start - other.start)
    .map((finding) =>
      startsSentence(text, finding.start)
        ? { ...finding, repair: capitalised(finding.repair) }
        : finding,
    )
    .map((finding) => ({
      ...finding,
      start: starts[finding.start] ?? 0,
      end: ends[finding.end - 1] ?? original.length,
    }));
}

/**
 * The part of a finding that no earlier finding covers. A name keeps what precedes the overlap ("Sra.
 * Benedita, noventa e quatro anos"); any other finding that overlaps is dropped.
 */
function beforeTaken(finding: Finding, taken: Uint8Array, text: string): Finding | undefined {
  const { start, end, kind } = finding;
  const first = taken.subarray(start, end).indexOf(1);
  if (first < 0) return finding;
  if (kind !== 'name') return undefined;
  const left = text.slice(start, start + first).replace(/ ?[,;:(/-][ (]*$/, '');
  return left.length > 2 && left.length < first
    ? { ...finding, end: start + left.length }
    : undefined;
}

const startsSentence = (text: string, start: number) =>
  /(?:^|[.!?]\s+|\n\s*)$/.test(text.slice(Math.max(0, start - 12), start));
const capitalised = (words: string) => words.charAt(0).toUpperCase() + words.slice(1);
const longestFirst = (findings: Finding[]) =>
  [...findings].sort((one, other) => other.end - other.start - (one.end - one.start));
