import { isEponym } from './eponyms.rules';
import { isFamilyName, isGivenName } from './first-names.rules';
import { RELATIVES, TITLES } from './name-cues.rules';
import { isOrdinary } from './ordinary-words.rules';

/** A word of a text, with what decides whether it may be part of a name. */
export interface Word {
  readonly text: string;
  readonly start: number;
  readonly end: number;
  /** The text between this word and the previous one. */
  readonly gap: string;
  readonly isCapital: boolean;
  /** All in capitals, and more than an initial. */
  readonly isUpper: boolean;
  readonly isGiven: boolean;
  /** A known given or family name, in any case. */
  readonly isKnown: boolean;
  readonly isOrdinary: boolean;
  readonly isEponym: boolean;
}

/** Consecutive words read as one name, including particles and initials. */
export interface Run {
  readonly words: readonly Word[];
  readonly start: number;
  readonly end: number;
}

const WORD = /\p{L}[\p{L}\p{M}\d'-]{0,30}/gu;
const LONGEST_GAP = 12;
const PARTICLES = new Set(
  'van der den von de la los del da dos do di du bin binti ben al el ter le e y'.split(' '),
);
/** Separators between the parts of a name in scans and forms. */
const JOINT = /^(?: |, ?|\^ ?|[_*-])$/;
const MOST_WORDS = 4;

/**
 * Name prefixes and suffixes for names not in the lists: McGrath, Stefánsdóttir, Ramachandran,
 * Papadopoulou.
 */
const FORMED =
  /^(?:(?:Mc|Mac|O'|D'|Al-|El-|Abu-|Ben-)\p{Lu}|MC\p{Lu}{4}|O'\p{Lu}{3})|.{3}(?:sson|sd[oó]ttir|ovi[cćč]|evi[cćč]|ovich|evich|enko|owski|owska|ewski|ewska|owicz|czyk|czak|poulos|poulou|idis|ides|shvili|adze|nathan|murthy|swam[yi]|rajan|raman|sekhar|shekhar|appan|amma|oğlu|oglu|zade|escu|ainen|onen|qvist|quist|str[oö]m|gaard|feld|mann|baum|meyer|meier|maier|huber|ecker|[aeo]lli|etti|ucci|ini|inho|eira|chukwu|ayo|wala|deep|preet|jeet|inder|eshwar|kumar|lakshmi|bhai|ullah|uddin|zadeh|nejad|pour|akis|sen|stad|vik|escu|ova|eva|ský|ská|wati|anto)$/iu;

/** Second names that are missing in the lists. */
const COMMON = new Set(
  'devi bai kaur singh begum bibi khatoon khatun bano lal chand bhai amma rao reddy nair menon iyer sharma verma gupta yadav patel shah khan ahmed hussain kumari'.split(
    ' ',
  ),
);

const partsOf = (word: string) => (word.includes('-') ? [word, ...word.split('-')] : [word]);
/** Reverts letters misread as digits: OKONKW0 */
const asLetters = (word: string) => word.replace(/0/g, 'O').replace(/1/g, 'I').replace(/3/g, 'E');

type Facts = Omit<Word, 'text' | 'start' | 'end' | 'gap'>;

/** What a word says by itself, wherever it stands. */
function factsOf(written: string): Facts {
  const parts = partsOf(asLetters(written));
  const isGiven = parts.some(isGivenName);
  return {
    isGiven,
    isCapital: /^(?:[a-z]['-])?\p{Lu}/u.test(written),
    isUpper: written.length > 1 && written === written.toUpperCase(),
    isKnown:
      isGiven ||
      parts.some(
        (part) => isFamilyName(part) || FORMED.test(part) || COMMON.has(part.toLowerCase()),
      ),
    isOrdinary: isNoName(written),
    isEponym: isEponym(written) || parts.some(isEponym),
  };
}

export function wordsOf(text: string): Word[] {
  /** Most words of a text stand in it more than once. */
  const known = new Map<string, Facts>();
  let last = 0;
  return [...text.matchAll(WORD)].map((match) => {
    const [written] = match;
    const start = match.index;
    const gap = text.slice(Math.max(last, start - LONGEST_GAP), start);
    last = start + written.length;
    const facts = known.get(written) ?? factsOf(written);
    known.set(written, facts);
    const word = { ...facts, text: written, start, end: last, gap };
    return isGauge(written, gap) ? { ...word, isOrdinary: true } : word;
  });
}

/** French gauge: 8 Fr */
const isGauge = (word: string, gap: string) => /^(?:Fr|FR|Ch|CH)$/.test(word) && /\d ?$/.test(gap);
const GRADE = /^(?:[IVX]{2,4}[abc]?|[IVX][abc]|[A-D]\d)$/;
const isNoName = (word: string) =>
  isOrdinary(word) ||
  GRADE.test(word) ||
  RELATIVES.has(word.toLowerCase()) ||
  TITLES.has(word.toLowerCase());

/** A single digit in a long word is a misread letter; several are a code. */
const isSpelled = ({ text }: Word) =>
  !/\d/.test(text) ||
  (text.length > 5 && text.replace(/\D/g, '').length === 1) ||
  /^\p{Lu}{1,12}[0135]\p{Lu}{2,12}$/u.test(text);
const isPart = (word: Word) => word.isCapital && !word.isOrdinary && isSpelled(word);
export const isInitial = ({ text }: Word) => text.length === 1;

/** @param isAnyCase after a label, lower-case names are accepted as well */
export function runFrom(words: readonly Word[], index: number, isAnyCase = false): Run | undefined {
  const fits = (word: Word) => (isAnyCase ? !word.isOrdinary && isSpelled(word) : isPart(word));
  const first = words[index];
  const second = words[index + 1];
  if (!first) return undefined;
  const isLed = isLeading(first) && second?.gap === ' ' && fits(second);
  if (!fits(first) && !isLed) return undefined;
  const run = isLed && second ? [first, second] : [first];
  for (let next = index + run.length; run.length < MOST_WORDS + 2; next++) {
    const word = words[next];
    if (!word || !isJoined(run, word)) break;
    const after = words[next + 1];
    const isParticle =
      PARTICLES.has(word.text.toLowerCase()) && after?.gap === ' ' && after.isCapital;
    if (!isParticle && !fits(word)) break;
    run.push(word);
  }
  while (run.length > 1 && PARTICLES.has(run.at(-1)?.text ?? '')) run.pop();
  return { words: run, start: first.start, end: run.at(-1)?.end ?? first.end };
}

/** De Souza, Van der Merwe */
const isLeading = ({ isCapital, text }: Word) =>
  isCapital && text.length > 1 && PARTICLES.has(text.toLowerCase());

function isJoined(run: readonly Word[], word: Word): boolean {
  const last = run.at(-1);
  if (!last) return false;
  if (/^\. ?$/.test(word.gap))
    return isInitial(last) || (word.gap === '.' && last.isUpper && word.isUpper);
  if (/^, ?$/.test(word.gap))
    return !run.some(({ gap }, index) => index > 0 && gap.startsWith(','));
  return JOINT.test(word.gap);
}
