import { isEponym, standsForThing } from './eponyms.rules';
import type { Detector, Finding } from './finding.rules';
import { isGivenName } from './first-names.rules';
import { isOrdinary } from './ordinary-words.rules';
import { DEPARTMENT } from './person-cues.rules';
import { isTown } from './towns.rules';

/** Only where somebody lives or comes from follows these, so that an unknown name counts, too. */
const HOME =
  /(?:^|[^\p{L}])(?:liv(?:es|ed|ing)(?: alone| with(?: \p{L}+){1,4})? (?:in|near|at)|[Rr]esid(?:es|ent|ing) (?:in|of|at)|[Hh]ails from|[Nn]ative of|originally from|(?:came|comes|brought|arrived|travelled)(?: \p{Ll}{2,8}){0,2} from|(?:referred|transferred|admitted|sent|moved|shifted)(?: in)? from|go(?:es|ing)? home to|moved to|from (?:the )?(?:village|town|city) of|(?:nursing|care|residential|old age) home in|farm(?:er)? (?:in|near|from)|(?:retired \p{Ll}{3,12}|farmer|postman|teacher|driver|labourer|miner|fisherman|student|worker|trader|widow|widower|pensioner) from|labou?r camp in|accident (?:in|near|at)|rta (?:in|near|at)|camp (?:in|at)|wohnhaft in|wohnt in|lebt (?:allein )?in|stammt aus|verlegt aus|vive(?: sol[oa])? en|residente en|reside en|natural de|procedente de|trasladad[oa] (?:desde|de)|vecin[oa] de|demeurant à|vit (?:seule? )?à|habite(?: à)?|originaire de|domiciliée? à|venue? de|mora em|residente em|reside em|vive em|veio de|encaminhad[oa] de|transferid[oa] de|oriund[oa] de) $/iu;
/** What may stand before a town, which has to be in the list. */
const WHERE =
  /(?:^|[^\p{L}])(?:in|from|at|near|outside|(?:home|back) to|(?:male|female|man|woman|lady|gentleman|boy|girl|patient|old|yrs?|years?) of|aus|nach|bei|en|desde|à|vers|em|(?:,|es|é|est) de|town:|city:|address:?) ?$/u;
/** Studies and societies have their towns in their names. */
const SCHOOL =
  /(?:[Uu]niversi\p{L}+|[Ss]chools?|[Cc]olleges?|[Ii]nstitut\p{L}*|[Cc]lassification|[Cc]onsensus|[Cc]onferences?|[Cc]ongress|[Mm]eetings?|[Gg]uidelines?|[Gg]roup|[Tt]rial|[Ss]tudy|[Ss]eries|[Cc]ourses?|[Tt]eam|[Ss]urgeons?|[Cc]olleagues?|[Ss]ociety|[Hh]ospitals|[Cc]entres|[Cc]enters|[Rr]egist\p{L}+|[Pp]atients|[Cc]ases|[Pp]opulation|[Dd]eclaration|[Cc]riteria|[Pp]rotocol|[Uu]nit|[Oo]ur (?:ward|hospital|department)|[Cc]entre|[Cc]enter|[Cc]entro|[Ss]ervice|[Ss]ervicio|[Ss]erviço|nuestro|nosso|notre|unsere[mr]?)(?: \p{L}+){0,4} (?:of|in|from|at|de|en|à|di|em) $| or (?:from|in|at) $/u;
/** "the Toronto classification", "Milan criteria", "in Boston we": no patient's home. */
const NOT_HOME =
  /^ \p{Ll}+ (?:man|wir|we|nous)(?!\p{L})|^ (?:to|and|or) (?:from |in )?\p{Lu}|^,? (?:we|they|some|others|many|most|surgeons|nous|certains|wir|man|manche|usamos|hacemos|operamos|usan|fazemos|usamos|nós|algunos|alguns)(?!\p{L})|^(?:'s)?[ -](?:classification|criteria|consensus|guidelines?|score|protocol|group|grade|type|bleeding|brace|university|style|we|our|they|surgeons?|trial|study|series|school|definition|meeting|congress|Classification|Criteria|Score|University|Medical|Scale|Consensus|III?|IV|[ABC](?!\p{L}))(?!\p{L})/u;

const PLACE =
  /(?<![\p{L}\d'-])\p{Lu}[\p{L}'-]{1,24}(?:(?: (?:de|del|de la|do|da|dos|am|an der|al|upon|le|la|sur|les)|-\p{Ll}{2,4})? \p{Lu}[\p{L}'-]{1,24}){0,3}/gu;
const BEFORE = 64;
const AFTER = 24;
const MOST_WORDS = 5;

const LONGEST_ABBREVIATION = 4;
const isUpper = (word: string) => word === word.toUpperCase();
const isAbbreviation = (word: string) => word.length <= LONGEST_ABBREVIATION && isUpper(word);
const isNoPlace = (word: string) =>
  isOrdinary(word) || isAbbreviation(word) || DEPARTMENT.test(word) || isEponym(word);

/** The longest beginning of the words that is in the list of towns. */
function townIn(written: string): string {
  const words = written.split(' ');
  for (let count = Math.min(words.length, MOST_WORDS); count > 0; count--) {
    const town = words.slice(0, count).join(' ').replace(/'s$/, '');
    if (isTown(town) && !(count === 1 && (isNoPlace(town) || isGivenName(town)))) return town;
  }
  return '';
}

/** The words up to the first that names no place. */
function homeIn(written: string): string {
  const words = written.split(' ');
  // In capitals any word looks like a place, so that only those of the list count.
  const stop = words.findIndex(
    (word) => /^\p{Lu}/u.test(word) && (isNoPlace(word) || isUpper(word)),
  );
  return (stop < 0 ? words : words.slice(0, stop)).join(' ').replace(/(?: \p{Ll}+)+$/u, '');
}

/** lives in bradford, LIVES IN BRADFORD: without capitals, or with nothing else, only those of the list. */
const IN_ANY_CASE =
  /(?<=(?<!\p{L})(?:lives in|living in|came from|referred from|transferred from|resident of|native of) )\p{L}{4,20}(?: \p{L}{3,20}){0,2}/giu;

function inAnyCase(text: string): Finding[] {
  return [...text.matchAll(IN_ANY_CASE)].flatMap(({ 0: written, index }): Finding[] => {
    const town = townIn(written);
    return town === '' ? [] : [placeAt(index, town)];
  });
}

const placeAt = (start: number, town: string): Finding => ({
  kind: 'postcode',
  start,
  end: start + town.length,
  isCertain: false,
  repair: '[area]',
});

/** Towns: those of the list behind a preposition, any where somebody is said to live. */
export const towns: Detector = (text) => [
  ...inAnyCase(text),
  ...[...text.matchAll(PLACE)].flatMap(({ 0: written, index }): Finding[] => {
    const before = text.slice(Math.max(0, index - BEFORE), index);
    if (!before.endsWith(' ') || SCHOOL.test(before)) return [];
    const isHome = HOME.test(before);
    if (!isHome && !WHERE.test(before)) return [];
    const listed = townIn(written);
    const home = isHome ? homeIn(written) : '';
    const town = home.length > listed.length ? home : listed;
    const after = text.slice(index + town.length, index + town.length + AFTER);
    const isThing = standsForThing(after.split(/[.,;]/, 1)[0] ?? '');
    return town === '' || NOT_HOME.test(after) || isThing ? [] : [placeAt(index, town)];
  }),
];
