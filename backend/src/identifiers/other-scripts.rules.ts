import { arabicNames, arabicPlaces } from './arabic-words.rules';
import { devanagariNames, devanagariPlaces } from './devanagari-words.rules';
import type { OtherScripts } from './finding.rules';
import { hanNames, hanPlaces } from './han-words.rules';

/** Names and places in the scripts that have no capitals. A browser loads them when it meets one. */
export const OTHER_SCRIPTS: OtherScripts = {
  names: (text) => [...arabicNames(text), ...devanagariNames(text), ...hanNames(text)],
  places: (text) => [...arabicPlaces(text), ...devanagariPlaces(text), ...hanPlaces(text)],
};
