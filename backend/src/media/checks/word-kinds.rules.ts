import type { IdentifierKind } from '../../identifiers/finding.rules';
import { findingsIn } from '../../identifiers/findings.rules';
import { isFamilyName, isGivenName } from '../../identifiers/first-names.rules';
import type { PlaceKind } from './places.rules';

/** Text recognised by OCR and its confidence, from 0 to 100. */
export interface ReadWords {
  readonly text: string;
  readonly confidence: number;
}

/** Below this confidence the text is a guess. */
export const LEGIBLE = 60;
/** Text only counts as harmless above this confidence. */
const BEYOND_DOUBT = 80;

const KINDS: Readonly<Record<IdentifierKind, PlaceKind>> = {
  name: 'name',
  date: 'date',
  age: 'date',
  phone: 'number',
  email: 'name',
  'national-number': 'number',
  'record-number': 'number',
  postcode: 'name',
};
export const kindOfIdentifier = (kind: IdentifierKind): PlaceKind => KINDS[kind];

/** The first of these that is found determines the kind of the place. */
const ORDER: readonly PlaceKind[] = ['name', 'number', 'date'];

const UNITS = '(?:cm|mm|m|in|s|ms|min|hz|khz|mhz|db|bpm|fps|%|°|x|mmhg|kpa|ml|cc|kv|ma|mas|w|h|hu)';
const NUMBER = '[-+]?\\d{1,4}(?:[.,]\\d{1,3})?';
/** Side markers, rulers, and settings with units: "R", "10", "14.2 cm", "62 bpm". */
const SCALE = new RegExp(
  `^(?:[lraphfsi]{1,2}|(?:${NUMBER}\\s?${UNITS}?)(?:\\s*[/x×:-]?\\s*${NUMBER}\\s?${UNITS}?){0,2}|${UNITS})$`,
  'i',
);
/** Two digits may be an age and three a room number, so only typical ruler values count. */
const RULER = /^(?:\d|10|15|20|25|30)$/;
const PLAIN_NUMBER = /^[\d\s.,/:-]+$/;
const MOST_NAMES = 4;
const LONG_NUMBER = /\d{5}/;

/** The kind of a place by its text: illegible text may be anything. */
export function kindOfWords({ text, confidence }: ReadWords): PlaceKind {
  const words = text.trim();
  if (confidence < LEGIBLE || words === '') return 'text';
  const found = findingsIn(words).map(({ kind }) => kindOfIdentifier(kind));
  if (isWhom(words)) return 'name';
  const named = ORDER.find((kind) => found.includes(kind));
  if (named) return named;
  if (LONG_NUMBER.test(words)) return 'number';
  return confidence >= BEYOND_DOUBT && isScale(words) ? 'scale' : 'text';
}

/** Devices print names without further words: two to four words, one of which is a known name. */
function isWhom(words: string): boolean {
  const parts = words.split(/[\s,^.]+/).filter((part) => part !== '' && !/\d/.test(part));
  const areWords = parts.every((part) => /^\p{L}[\p{L}'-]*$/u.test(part));
  return (
    areWords &&
    parts.length >= 2 &&
    parts.length <= MOST_NAMES &&
    parts.some((part) => isGivenName(part.toLowerCase()) || isFamilyName(part.toLowerCase()))
  );
}

const isScale = (words: string) =>
  PLAIN_NUMBER.test(words) ? RULER.test(words) : SCALE.test(words);
