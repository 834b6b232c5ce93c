import { isDevice } from './devices.rules';
import type { Detector, Finding } from './finding.rules';
import { isGivenName } from './first-names.rules';
import { wordsOf } from './name-runs.rules';
import { names } from './names.rules';
import { standingNames } from './standing-names.rules';
import { wardNames } from './ward-names.rules';
import { writtenNames } from './written-names.rules';

/**
 * Merges overlapping names found by different rules into one finding.
 *
 * @param otherNames finds those in other scripts
 */
export const allNames = (text: string, otherNames: Detector): Finding[] => {
  const words = wordsOf(text);
  const found = [
    ...names(text),
    ...wardNames(text),
    ...writtenNames(text, words),
    ...standingNames(text, words),
    ...otherNames(text),
  ].sort((one, other) => one.start - other.start);
  const joined: Finding[] = [];
  for (const finding of found) {
    const last = joined.at(-1);
    if (last && finding.start < last.end)
      joined.splice(-1, 1, { ...last, end: Math.max(last.end, finding.end) });
    else joined.push(finding);
  }
  return withoutMentions(text, joined).filter(
    ({ start, end }) => !isDevice(text.slice(start, end).split(/[ ,]+/), isGivenName),
  );
};

/** "@Mateo Álvarez": a colleague who is addressed, whose name has up to three words. */
const MENTION = /@\p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’-]+){0,2}/gu;

/** Names of colleagues who are mentioned are not names of the patient. */
function withoutMentions(text: string, found: readonly Finding[]): Finding[] {
  if (!text.includes('@')) return [...found];
  const mentions = [...text.matchAll(MENTION)].map(({ index, 0: words }) => ({
    start: index,
    end: index + words.length,
  }));
  return found.filter(
    ({ start, end }) => !mentions.some((one) => one.start <= start && end <= one.end),
  );
}
