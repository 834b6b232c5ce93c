import { isEponym, standsForThing } from './eponyms.rules';
import type { Finding } from './finding.rules';
import {
  AGE_BEFORE,
  AGE_OR_SEX,
  CAPITALS_LABEL,
  CAREFUL_TITLES,
  HEADER_BEHIND,
  LABEL,
  OPEN_LABEL,
  PERSONAL,
  PERSONAL_VERBS,
  RELATIVES,
  TITLES,
} from './name-cues.rules';
import { isInitial, type Run, runFrom, type Word, wordsOf } from './name-runs.rules';

const BEFORE = 48;
const AFTER = 40;
/** The maximum length of an abbreviated diagnosis. */
const SHORT = 4;
/** In words, including particles. */
const LONGEST_NAME = 7;

interface Place {
  readonly text: string;
  readonly words: readonly Word[];
  readonly index: number;
}

/** A run with the text on both sides. */
interface Candidate extends Run {
  readonly previous: Word | undefined;
  readonly before: string;
  readonly after: string;
  /** Without particles and initials. */
  readonly names: readonly Word[];
}

const isAbbreviation = ({ isUpper, isKnown, text }: Word) =>
  isUpper && !isKnown && text.length <= SHORT;
const isLower = (word: Word) => !word.isCapital;
const someKnown = ({ names }: Candidate) => names.some(({ isKnown }) => isKnown);
const isMixed = ({ names }: Candidate) => names.every((word) => word.isCapital && !word.isUpper);
const hasThing = ({ after }: Candidate) => standsForThing(after) || /^-\p{L}/u.test(after);
const allEponyms = ({ names }: Candidate) => names.every(({ isEponym }) => isEponym);
const startsSentence = (before: string) => /(?:^|[.!?:\n]\s{0,3})$/.test(before);
const joints = ({ words }: Run) => words.slice(1).map(({ gap }) => gap.trim());

/** Given names that are also ordinary words at the start of a sentence. */
const AMBIGUOUS =
  /^(?:said|will|max|art|jan|jun|mai|rose|grace|mark|dawn|joy|hope|faith|amber|ruby|iris|page|pat|bill|jack|frank|guy|ray|miles|drew|sue|rob|sol|gene|dale|glen|lane|reed|chance|case|may|june|august|april|angel|pearl|ivy|eve|sandy|rusty|sky|jade|ian|lea|ana|per|van|bay|can|deniz|era|gal|lev|mat|nil|pal|pia|ria|roos|sara|son|tab|tim|ula)$/i;
const EPONYM_BEFORE =
  /(?:^|[^\p{L}])(?:an?|the|by|after|per|as|of|or|and|modified|classic|inverted|reverse|for|using|with|via|x\d|post|no|positive|negative|like|than|versus|vs) $/iu;
const BED =
  /(?:^|[^\p{L}])(?:bed|room|cubicle|bay|cot|theatre|slot) ?(?:no\.? ?)?\d{1,3}[a-z]?[:.,)-]? $/iu;
const VERB_BEHIND =
  /^ (?:had|has|was|is|did|does|could|would|can|never|then|went|came|underwent|felt)(?!\p{L})/u;
const BRACKETS: Readonly<Record<string, string>> = { '(': ')', '[': ']', '<': '>', '{': '}' };

type Cue = (candidate: Candidate) => boolean;

/** Signs that a run is a name. Each one looks at a few words on both sides. */
const CUES: readonly Cue[] = [
  (run) => joints(run).includes('^'),
  (run) => joints(run).some((gap) => /^[*.]$/.test(gap)) && run.names.length > 1 && someKnown(run),
  (run) => joints(run).includes('_') && run.names.length > 1 && !allEponyms(run),
  // WALKER,JOHN
  (run) =>
    run.words.some(({ gap }, index) => index > 0 && gap === ',') &&
    run.names.length > 1 &&
    (someKnown(run) || run.names.every(({ isUpper, text }) => isUpper && text.length > 2)),
  hasAgeOrHeader,
  (run) =>
    BRACKETS[run.before.at(-1) ?? ''] === run.after.charAt(0) &&
    run.after !== '' &&
    (someKnown(run) ||
      (!run.before.endsWith('(') && isMixed(run)) ||
      (run.names.length > 1 && isMixed(run))) &&
    !allEponyms(run),
  (run) =>
    AGE_BEFORE.test(run.before) &&
    isMixed(run) &&
    !allEponyms(run) &&
    (someKnown(run) || run.after.startsWith(',')),
  (run) => BED.test(run.before) && !run.names.every(isAbbreviation),
  (run) => CHILD_OR_WIFE.test(run.after) && !run.names.some(isAbbreviation),
  ({ previous, ...run }) =>
    previous?.text.toLowerCase() === 'pt' &&
    /^(?:[Pp]t|PT)\.? $/.test(run.before.slice(previous.start - run.start)) &&
    isMixed({ previous, ...run }) &&
    run.names.some(({ text }) => text.length > 3) &&
    !hasThing({ previous, ...run }) &&
    !allEponyms({ previous, ...run }),
  isListed,
  isGivenName,
  (run) => PERSONAL.test(run.after) && isMixed(run) && !allEponyms(run),
  ({ previous, ...run }) =>
    previous !== undefined &&
    PERSONAL_VERBS.has(previous.text.toLowerCase()) &&
    / $/.test(run.before) &&
    isMixed({ previous, ...run }) &&
    !allEponyms({ previous, ...run }) &&
    !hasThing({ previous, ...run }),
  isUnknownPair,
];

const isLoneEponym = (run: Candidate) => run.words.length === 1 && allEponyms(run);
/** Kalavati w/o Tukaram */
const CHILD_OR_WIFE = /^,? [sdw]\/o\.?:? ?\p{Lu}\p{L}{2}/iu;

/** Gurpreet Kaur 42/F, SMITH J DOB */
function hasAgeOrHeader(run: Candidate): boolean {
  if (!AGE_OR_SEX.test(run.after) && !HEADER_BEHIND.test(run.after)) return false;
  if (run.names.length === 0 || run.names.every(isAbbreviation) || isLoneEponym(run)) return false;
  return someKnown(run) || run.names.some((word) => !word.isUpper || word.text.length > SHORT);
}

const LISTED = /(?:^|\n|\d[.)] ?|[:;] ?)$/;
/** Two or more words, at least one of them listed: Kofi Mensah, NGUYEN THI HOA, PATEL Bhavna */
function isListed(run: Candidate): boolean {
  if (run.names.length < 2 || hasThing(run) || run.names.some(({ isEponym }) => isEponym))
    return run.names.length > 1 && run.names.every(({ isKnown }) => isKnown) && !hasThing(run);
  if (
    joints(run).includes(',') &&
    !run.names.some(({ isGiven }) => isGiven) &&
    !LISTED.test(run.before)
  )
    return false;
  return run.names.some(({ isKnown, text }) => isKnown && text.length > 2);
}

/** "David or Bentall?": two operations. */
const isAlternative = (after: string) =>
  isEponym(after.match(/^ (?:or|versus|vs\.?) (\p{Lu}[\p{L}-]+)/u)?.[1] ?? '');

/** A single given name, within a sentence or before a verb. */
function isGivenName(run: Candidate): boolean {
  const [name, ...others] = run.names;
  if (!name?.isGiven || others.length > 0 || name.isUpper || name.isEponym) return false;
  if (hasThing(run) || AMBIGUOUS.test(name.text) || name.text.length <= 3) return false;
  if (startsSentence(run.before)) return VERB_BEHIND.test(run.after);
  return (
    !EPONYM_BEFORE.test(run.before) && !isAlternative(run.after) && !/\p{L}-$/u.test(run.before)
  );
}

/** Two unlisted capitalised words, in a sentence without others. */
function isUnknownPair(run: Candidate): boolean {
  if (run.names.length < 2 || !isMixed(run) || hasThing(run)) return false;
  if (run.names.some(({ isEponym, text }) => isEponym || text.length < 3)) return false;
  if (joints(run).some((gap) => gap !== '')) return false;
  return !startsSentence(run.before) && !isHeading(run);
}

/** Capitalised words on both sides suggest a heading or a title. */
const isHeading = ({ before, after }: Candidate) =>
  /\p{Lu}[\p{L}-]{2,20} (?:\p{Ll}{1,4} )?$/u.test(before) ||
  /^ (?:\p{Ll}{1,4} )?\p{Lu}\p{Ll}/u.test(after);

function candidate({ text, words, index }: Place, isAnyCase = false): Candidate | undefined {
  const run = runFrom(words, index, isAnyCase);
  return (
    run && {
      ...run,
      previous: words[index - 1],
      before: text.slice(Math.max(0, run.start - BEFORE), run.start),
      after: text.slice(run.end, run.end + AFTER),
      names: run.words.filter((word) => !isInitial(word) && (word.isCapital || isAnyCase)),
    }
  );
}

interface Named extends Pick<Finding, 'start' | 'end' | 'repair'> {}

/** A name with a title: Mr Abernathy, dr. mukherjee, DR.KULKARNI */
function titled(place: Place): Named | undefined {
  const [title, name] = [place.words[place.index - 1], place.words[place.index]];
  if (!title || !name || !/^\.? ?$/.test(name.gap)) return undefined;
  const written = title.text.toLowerCase();
  const isCareful = CAREFUL_TITLES.has(title.text);
  if (!isCareful && !TITLES.has(written)) return undefined;
  if (isLower(name) && title.isCapital && !name.isKnown) return undefined;
  const run = candidate(
    place,
    name.isKnown || !isLower(name) || !/^(?:miss|don|sr|sig|m)$/.test(written),
  );
  if (!run || isAbbreviation(name) || hasThing(run)) return undefined;
  if ((isCareful || /^(?:sr|miss|sig)$/.test(written)) && isLower(name)) return undefined;
  if (/^(?:Sr|SR|M|MR|Pt|Sister|Nurse)$/.test(title.text) && !isPlainlyNamed(run, title))
    return undefined;
  const last = isLower(name) ? lowerEnd(run) : run.end;
  return {
    start: title.start,
    end: last,
    repair: /^(?:dr|doctor|prof|professor|dra|drs|sister|nurse)$/.test(written)
      ? 'a colleague'
      : 'the patient',
  };
}

const isPlainlyNamed = (run: Candidate, title: Word) =>
  someKnown(run) ||
  (title.text === 'M' && run.words[0]?.gap === '. ' && isMixed(run)) ||
  (title.text === 'MR' && run.words[0]?.gap === '. ');

/** In lower case a second word only belongs to the name if it is listed. */
function lowerEnd({ words }: Run): number {
  const [first, second] = words;
  if (second?.isKnown && second.gap === ' ') return second.end;
  return first?.end ?? 0;
}

function labelled(place: Place): Named | undefined {
  const word = place.words[place.index];
  if (!word) return undefined;
  const before = place.text.slice(Math.max(0, word.start - BEFORE), word.start);
  const isOpen = OPEN_LABEL.test(before) || (word.isUpper && CAPITALS_LABEL.test(before));
  if (!LABEL.test(before) && !isOpen) return undefined;
  const run = candidate(place, true);
  if (!run || run.names.length === 0 || run.names.every(isAbbreviation)) return undefined;
  if (isLower(word) && !someKnown(run) && !LABEL.test(before)) return undefined;
  return { start: run.start, end: run.end, repair: 'the patient' };
}

/** Long enough and no other word, so that it counts in lower case, too: daughter helen */
const isPlainGivenName = ({ text, gap, isGiven, isOrdinary }: Word) =>
  isGiven && !isOrdinary && gap === ' ' && text.length > SHORT && !AMBIGUOUS.test(text);

/** wife Olga, hija Remedios, son Naveen */
function related(place: Place): Named | undefined {
  const [relative, name] = [place.words[place.index - 1], place.words[place.index]];
  if (!relative || !name || !RELATIVES.has(relative.text.toLowerCase())) return undefined;
  if (!/^(?: |, ?|: ?| ?\(|, (?:called|named) )$/.test(name.gap)) return undefined;
  if (isLower(name) && isPlainGivenName(name))
    return { start: name.start, end: name.end, repair: 'a relative' };
  const run = candidate(place);
  if (!run || hasThing(run) || run.names.length === 0 || run.names.every(isAbbreviation))
    return undefined;
  return { start: run.start, end: run.end, repair: 'a relative' };
}

/** patient desmond o'hara */
function patientInLowerCase({ words, index }: Place): Named | undefined {
  const [patient, given, family] = [words[index - 1], words[index], words[index + 1]];
  if (!patient || !given || !/^(?:patient|pt)$/i.test(patient.text) || given.gap !== ' ')
    return undefined;
  if (!isLower(given) || given.isOrdinary || given.text.length < 4) return undefined;
  if (!given.isGiven && !family?.isKnown) return undefined;
  if (AMBIGUOUS.test(given.text) || !family || family.isOrdinary || family.gap !== ' ')
    return undefined;
  return { start: given.start, end: family.end, repair: 'the patient' };
}

function cued(place: Place): Named | undefined {
  const run = candidate(place);
  if (!run || run.names.length === 0 || !CUES.some((holds) => holds(run))) return undefined;
  const { start, end } = run;
  return { start, end, repair: 'the patient' };
}

/** Ekow and Esi */
function secondOf({ text, words, index }: Place, { end, repair }: Named): Named | undefined {
  const ahead = words.slice(index, index + LONGEST_NAME).findIndex((word) => word.end === end);
  const [and, name] = [words[index + ahead + 1], words[index + ahead + 2]];
  if (ahead < 0 || and?.text !== 'and' || and.gap !== ' ' || name?.gap !== ' ') return undefined;
  const run = candidate({ text, words, index: index + ahead + 2 });
  return run && isMixed(run) && run.names.length > 0 && !allEponyms(run) && !hasThing(run)
    ? { start: run.start, end: run.end, repair }
    : undefined;
}

const WAYS = [titled, labelled, related, patientInLowerCase, cued];

/** al-hashimi, noor 33f */
const IN_LOWER_CASE = /^(?<name>[\p{L}'-]{2,20}, ?[\p{L}'-]{2,20})(?= \d{1,3} ?[mfMF](?!\p{L}))/gmu;

/**
 * Names recognised by their context, in all the formats of wards, forms, scanners and relatives.
 */
export const writtenNames = (text: string, words: readonly Word[]): Finding[] => {
  const found: Finding[] = [];
  const what = { kind: 'name', isCertain: false } as const;
  for (let index = 0; index < words.length; index++) {
    for (const way of WAYS) {
      const named = way({ text, words, index });
      if (!named) continue;
      found.push({ ...what, ...named });
      const second = secondOf({ text, words, index }, named);
      if (second) found.push({ ...what, ...second });
      break;
    }
  }
  for (const { 0: name, index } of text.matchAll(IN_LOWER_CASE))
    if (wordsOf(name).every((word) => !word.isOrdinary))
      found.push({ ...what, start: index, end: index + name.length, repair: 'the patient' });
  return found;
};
