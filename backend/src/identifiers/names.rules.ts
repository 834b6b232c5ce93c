import { isEponym, isEponymous } from './eponyms.rules';
import type { Detector, Finding } from './finding.rules';
import { isFirstName } from './first-names.rules';
import { isOrdinary } from './ordinary-words.rules';

const WORD =
  "(?:O'|D'|Mc|Mac|al-|Al-|el-|El-)?\\p{Lu}[\\p{Ll}']*\\p{Ll}(?:-\\p{L}\\p{Ll}{1,40}){0,3}";
const PARTICLE =
  '(?:[Vv]an der|[Vv]an den|[Vv]an|[Vv]on|[Dd]e la|de los|de|del|da|dos|di|du|bin|binti|ben|al|el|ter|la|le)';
/** One to four words of a name, initials among them. */
const NAME = `(?:\\p{Lu}\\.? ){0,2}(?:${PARTICLE} )?${WORD}(?: (?:${PARTICLE} )?(?:\\p{Lu}\\.|${WORD})){0,3}`;

const PATIENT_TITLES =
  'Mrs?|Ms|Miss|Mx|Master|Sir|Lady|Lord|Herrn?|Hr|Frau|Fr|M|Mme|Mlle|Monsieur|Madame|Se[ñn]ora?|Sra?|Do[ñn]a|Don|Sig(?:nora?|ra)?|Shri|Sri|Smt|Kumari|Thiru|Sheikh|Haji|Hajja|Baby|Pan[i]?|Bay|Bayan|Mister|Missus';
const COLLEAGUE_TITLES = 'Dr|Doctor|Prof|Professor|Sister|Nurse';
const COLLEAGUE = new RegExp(`^(?:${COLLEAGUE_TITLES})$`);
const TITLED = new RegExp(
  `(?<!\\p{L}|\\d ?(?=Fr(?!\\p{L})))(?<title>${PATIENT_TITLES}|${COLLEAGUE_TITLES})\\.? (?<name>${NAME})`,
  'gu',
);
/** Indian and Japanese style: the title follows the name. */
const TITLED_BEHIND = new RegExp(
  `(?<!\\p{L})(?<name>${WORD})(?:-| )(?:san|sama|ji|bhai|ben|saheb|begum|hanim|bey)(?!\\p{L})`,
  'gu',
);

const RELATIVE =
  '(?:wife|husband|son|daughter|mother|father|brother|sister|partner|aunt|uncle|niece|nephew|cousin|carer|guardian|grand(?:son|daughter|mother|father)|next of kin)';
const IS_RELATIVE = new RegExp(RELATIVE);
const CUES = [
  `(?:[Pp]atient(?:'s)? |PATIENT |[Pp]t\\.? ?|[Ff]ull |[Ss]ur|[Ff]irst |[Ll]ast )?[Nn]ame(?:d| is| was| of(?: the)? patient)?:? ?(?:was )?`,
  '[Nn]amed ',
  '[Cc]alled ',
  '[Kk]nown (?:to us )?as ',
  '[Aa]lias ',
  `(?:[Hh]is|[Hh]er|[Tt]he|[Tt]heir|[Ww]ith|,) ${RELATIVE},? (?:is |was )?(?:called |named )?`,
  `${RELATIVE} of `,
  `(?:[Pp]atient|PATIENT|[Pp]t)[:.]? `,
];
const CUED = CUES.map((cue) => new RegExp(`(?<!\\p{L})(?<cue>${cue})(?<name>${NAME})`, 'gu'));
const INITIALS =
  /(?<![\p{L}.])(?<cue>(?:[Pp]atient|[Pp]t\.?|[Ii]nitials:?) )(?<name>\p{Lu}\.? ?\p{Lu}\.?(?: ?\p{Lu}\.?)?)(?=[ ,.;)]|$)/gu;
const UNTITLED = new RegExp(`(?<![\\p{L}'-])(?<name>${NAME})`, 'gu');
/** Family name first: "Okafor, Chidi" */
const REVERSED = new RegExp(
  `(?<![\\p{L}'-])(?<name>${WORD}, (?<first>${WORD}))(?=[ ,.;)]|$)`,
  'gu',
);

/** Follows a person only. */
const PERSONAL =
  /^,? ?(?:\(?(?:aged? )?\d{1,2}\)?(?: ?(?:y|yr|yo|years?|[MF](?![a-z])|,|\)|-|\.(?!\d)|;|$))|who |an? \d{1,2}|is an? |was an? |presents?|presented|reports?|reported|complain|attend|came |comes |underwent|undergoes|developed|has had|had (?:been|a|his|her|an|no)|was (?:admitted|seen|referred|brought|discharged|taken|operated|treated|reviewed|found|born|diagnosed|transferred|given|told|listed|counselled|consented)|says|said|tells|told|lives|lived|works|worked|agreed|consented|asked|wants|wishes|fell|died|recovered|denies|denied|noticed|felt|walked|returned|gave|'s (?:wife|husband|son|daughter|mother|father|family|CT|MRI|scan|abdomen|history|symptoms|operation|wound|recovery|relatives))/;

/** Only said of a person, so that even an unknown name counts. */
const SOMEBODY = /^,? (?:is |was )?(?:an? )?(?:\d{1,2}[ -](?:years?|yrs?|months?)[ -]old|aged \d)/;

/** Capitalised words that begin clinical sentences or occur in headings, and so end a name. */
const CLINICAL =
  /^(?:The|This|That|There|He|She|It|They|We|His|Her|On|At|In|An?|And|But|No|Not|Was|Is|Has|Had|With|After|Before|Underwent|Presented|Presenting|Complaints?|History|Histology|Past|Family|Social|Medical|Surgical|Examination|Investigations?|Diagnosis|Treatment|Management|Operative|Postoperative|Preoperative|Clinical|Laparoscopic|Laparotomy|Emergency|Elective|Male|Female|Man|Woman|Boy|Girl|Infant|Baby|Child|Adult|Type|Grade|Stage|Class|Group|Score|Denies|Reports?|Admitted|Discharged|Seen|Known|Aged?|Vitals?|Blood|Chest|Abdomen|Abdominal|Left|Right|Upper|Lower|CT|MRI|ICU|ASA|Hospital|Clinic|Ward|University|Department|College|Institute|Centre|Center|Street|Road|Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday|January|February|March|April|May|June|July|August|September|October|November|December|Consent|Counselled|Informed|Positioned?|Name|Details|Information|Safety|Controlled|Selection|Reported|Outcomes?|Education|Factors|Journey|Care|Choice|Preference|Has|Will|Should|Then|Now|Currently|Otherwise|Given|Since|Due|Also|Both|Followed|Transferred|Referred|Operated|Recovered|Developed)$/;

const ENDS_WITH_PARTICLE = new RegExp(` ${PARTICLE}$`);

/** Cuts a name at the first word that cannot belong to it; may leave nothing. */
function trimmed(name: string): string {
  const words = name.split(' ');
  const stop = words.findIndex((word) => CLINICAL.test(word));
  return (stop < 0 ? words : words.slice(0, stop)).join(' ').replace(ENDS_WITH_PARTICLE, '');
}

interface Spotted {
  readonly start: number;
  readonly name: string;
  readonly repair: string;
}

function placeOf(match: RegExpMatchArray): { start: number; name: string } {
  const name = match.groups?.['name'] ?? '';
  const offset = match[0].lastIndexOf(name);
  return { start: (match.index ?? 0) + offset, name: trimmed(name) };
}

function titled(text: string): Spotted[] {
  const before = [...text.matchAll(TITLED)].map((match) => {
    const isColleague = COLLEAGUE.test(match.groups?.['title'] ?? '');
    const { start, name } = placeOf(match);
    const from = match.index ?? start;
    return {
      start: from,
      name: name && text.slice(from, start) + name,
      repair: isColleague ? 'a colleague' : 'the patient',
    };
  });
  const behind = [...text.matchAll(TITLED_BEHIND)].map((match) => ({
    start: match.index ?? 0,
    name: match[0],
    repair: 'the patient',
  }));
  return [...before, ...behind];
}

function cued(text: string): Spotted[] {
  const bare = /^(?:[Pp]atient|PATIENT|[Pp]t)[:.]? $/;
  return [
    ...CUED.flatMap((shape) => [...text.matchAll(shape)]),
    ...text.matchAll(INITIALS),
  ].flatMap((match) => {
    const { start, name } = placeOf(match);
    const cue = match.groups?.['cue'] ?? '';
    const isRelative = IS_RELATIVE.test(cue);
    if (bare.test(cue) && !/^\p{Lu}\.? ?\p{Lu}/u.test(name) && !startsLikeName(name)) return [];
    return [{ start, name, repair: isRelative ? 'a relative' : 'the patient' }];
  });
}

const startsLikeName = (name: string) =>
  isFirstName(name.split(/[ -]/)[0] ?? '') || /^\p{Lu}\p{Ll}+ \p{Lu}/u.test(name);

/** "Visual Infusion Phlebitis 0, Charcot Eichenholtz 2": a number that would be an age of a person. */
const isScore = (words: readonly string[], after: string) =>
  /^ \d{1,2}(?:[,;.]|$)/.test(after) && words.some((word) => isOrdinary(word) || isEponym(word));

/** People without a title: a given name and a surname, or something only people do. */
function untitled(text: string): Spotted[] {
  const forwards = [...text.matchAll(UNTITLED)].map(placeOf).filter(({ start, name }) => {
    const words = name.split(' ');
    const after = text.slice(start + name.length, start + name.length + 40);
    if (!isFirstName(words[0]?.split('-')[0] ?? ''))
      return words.length > 1
        ? PERSONAL.test(after) && !isScore(words, after)
        : SOMEBODY.test(after) && name !== '';
    return (words.length > 1 && !words.slice(1).every(isEponym)) || PERSONAL.test(after);
  });
  const backwards = [...text.matchAll(REVERSED)]
    .filter(({ groups }) => isFirstName(groups?.['first'] ?? ''))
    .map(placeOf);
  return [...forwards, ...backwards].map(({ start, name }) => ({
    start,
    name,
    repair: 'the patient',
  }));
}

/** Names of people, but not of operations, signs and instruments named after somebody. */
export const names: Detector = (text): Finding[] =>
  [...titled(text), ...cued(text), ...untitled(text)]
    .filter(({ start, name }) => name !== '' && !isEponymous(text, start, start + name.length))
    .map(({ start, name, repair }) => ({
      kind: 'name',
      start,
      end: start + name.length,
      isCertain: false,
      repair,
    }));
