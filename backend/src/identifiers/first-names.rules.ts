import { FAMILY_NAMES, GIVEN_NAMES } from './packed-lists.rules';
import { wordSet } from './word-set.rules';

/** As written, in `lists/given-names.txt`. */
export const isFirstName = wordSet(GIVEN_NAMES);
const isFamily = wordSet(FAMILY_NAMES);

const asName = (word: string) => word.charAt(0).toUpperCase() + word.slice(1).toLowerCase();
/** Regardless of case. */
export const isGivenName = (word: string) => isFirstName(asName(word));
export const isFamilyName = (word: string) => isFamily(asName(word));
