import { isEponym, standsForThing } from './eponyms.rules';
import type { Finding } from './finding.rules';
import { isInitial, type Run, runFrom, type Word } from './name-runs.rules';
import {
  AGE_BEHIND,
  BED_BEHIND,
  DEPARTMENT,
  NAME_AHEAD,
  PATIENT_AHEAD,
  PATIENT_BEHIND,
  RESPECT,
  SOMEBODY_DID,
} from './person-cues.rules';

const BEFORE = 24;
const AFTER = 40;
const SHORTEST = 3;
const LONGEST_ABBREVIATION = 5;

/** A name that stands alone, with the text on both sides. */
interface Standing extends Run {
  readonly before: string;
  readonly after: string;
}

const startsSentence = ({ before }: Standing) => /(?:^|[.!?:;\n]\s{0,3})$/.test(before);
const isKnown = ({ words }: Standing) => words.some((word) => word.isKnown);
/** "CT in bed 4" is no name, "AMINA in bed 4" is. */
const isLong = ({ words, after }: Standing) =>
  words.some(
    ({ text, isUpper, isKnown: isListed }) =>
      text.length >
      (isUpper && !isListed && !BED_BEHIND.test(after) ? LONGEST_ABBREVIATION : SHORTEST - 1),
  );

/** Places where a name stands, and what holds there. */
const PLACES: readonly ((name: Standing) => boolean)[] = [
  (name) => BED_BEHIND.test(name.after) && (startsSentence(name) || isKnown(name)),
  (name) => startsSentence(name) && SOMEBODY_DID.test(name.after),
  (name) => NAME_AHEAD.test(name.before) && !DEPARTMENT.test(name.words[0]?.text ?? ''),
  (name) =>
    PATIENT_AHEAD.test(name.before) &&
    (BED_BEHIND.test(name.after) || PATIENT_BEHIND.test(name.after)),
  (name) =>
    RESPECT.test(name.before) && (isKnown(name) || !/(?:Mama|Pa|Chief|Seu|Bu) $/.test(name.before)),
  (name) => startsSentence(name) && AGE_BEHIND.test(name.after) && name.after.startsWith(','),
];

/** "Hessa, QID": a label behind a comma is no part of the name. */
function withoutLabel(run: Run | undefined): Run | undefined {
  const label = run?.words.findIndex(
    ({ gap, isUpper, text }, index) =>
      index > 0 && gap.startsWith(',') && isUpper && text.length <= LONGEST_ABBREVIATION,
  );
  if (!run || label === undefined || label < 0) return run;
  const words = run.words.slice(0, label);
  return { ...run, words, end: words.at(-1)?.end ?? run.end };
}

function standing(text: string, words: readonly Word[], index: number): Standing | undefined {
  const run = withoutLabel(runFrom(words, index));
  if (!run || run.words.every(isInitial)) return undefined;
  return {
    ...run,
    before: text.slice(Math.max(0, run.start - BEFORE), run.start),
    after: text.slice(run.end, run.end + AFTER),
  };
}

/** Two words at most, and none of the next sentence. */
const nextWords = (after: string) =>
  after
    .match(/^[^.,;:\n]*/)?.[0]
    .split(' ', 3)
    .join(' ') ?? '';
const isThing = ({ words, after }: Standing) =>
  standsForThing(nextWords(after)) ||
  /^-\p{L}/u.test(after) ||
  words.every(({ text }) => isEponym(text));

/** Single names at the places where names stand: beside a bed, a verb of persons, a title of respect. */
export const standingNames = (text: string, words: readonly Word[]): Finding[] =>
  words.flatMap((word, index): Finding[] => {
    if (!word.isCapital) return [];
    const name = standing(text, words, index);
    if (!name || !isLong(name) || !PLACES.some((holds) => holds(name)) || isThing(name)) return [];
    const { start, end } = name;
    return [{ kind: 'name', start, end, isCertain: false, repair: 'the patient' }];
  });
