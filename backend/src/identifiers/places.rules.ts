import { isEponym } from './eponyms.rules';
import { type Detector, type Finding, matches } from './finding.rules';

const CAPITAL = "\\p{Lu}[\\p{L}'&.-]{0,25}";
const CARE =
  '(?:Hospitals?|Hosp\\.?(?!\\p{L})|Aspatal|Clinic|Diagnostic Cent(?:re|er)|Imaging Cent(?:re|er)|Scan Cent(?:re|er)|Sanatorium|Infirmary|Medical (?:Centre|Center|College|Institute)|Health (?:Centre|Center)|Nursing Home|Care Home|Hospice|Krankenhaus|Klinikum|Klinik|Polyclinic|HOSPITAL|HOSP|CLINIC|INFIRMARY|NURSING HOME|HEALTH CENT(?:RE|ER)|MEDICAL (?:COLLEGE|CENT(?:RE|ER)|INSTITUTE))';
const NAMED_CARE = new RegExp(`(?<![\\p{L}'-])(?:${CAPITAL} ){1,4}${CARE}(?![\\p{L}])`, 'gu');
/** "Hospital San Juan", "CHU de Nantes": the place follows. */
const CARE_OF = new RegExp(
  `(?<![\\p{L}])(?:[Hh]ospital|[Hh]ôpital|[Hh]opital|Clínica|Clinica|Clinique|CHU|CHR|CHRU|Klinikum|Universitätsklinikum|Uniklinik|Universitätsklinik|Klinik|Krankenhaus|Ospedale|Policlinico|Centro Médico|Santa Casa)(?: (?:de|del|da|das|do|dos|di|des|du|la|am|in|de la|de los|de las|de São))?(?: La| El| San| Santa| São)? ${CAPITAL}(?: ${CAPITAL}){0,2}`,
  'gu',
);
/** From Kettering General, at the Leeds Royal, in Addenbrooke's: without the word "hospital". */
const SHORT_CARE = [
  new RegExp(
    `(?<=(?<!\\p{L})(?:from|at|to|in|via|near|[Aa]t the|[Ff]rom the|to the) )(?!General|Royal|District|Memorial)${CAPITAL}(?: ${CAPITAL})? (?:District )?(?:General|Royal|DGH|Memorial|University)(?! (?:[Ss]urg|[Aa]naes|[Mm]edic|[Hh]ealth|[Ww]ard|[Cc]ollege|[Pp]ract|[Ss]oc|of(?!\\p{L})))(?![\\p{L}-])`,
    'gu',
  ),
  /(?<=(?<!\p{L})(?:from|at|to) )(?:St\.? )?\p{Lu}\p{L}{2,20}(?:'s|s')(?=[.,;)]|$| (?:in|on|for|with|last|by|and|since|after|before)(?!\p{L}))/gmu,
];
const isNoEponym = ([written]: RegExpMatchArray) => !isEponym(written.replace(/'s?$/, ''));

/** Marienhospital, Elisabeth-Krankenhaus */
const COMPOUND =
  /(?<![\p{L}-])(?!Universität|Frauen|Kinder|Tages|Reha|Poli|Haut|Augen|Bezirks|Kreis|Stadt|Landes|Fach|Privat)\p{Lu}\p{L}{2,20}-?(?:[Hh]ospital|[Kk]rankenhaus|[Kk]linik|[Kk]linikum|[Ss]pital)(?!\p{L})/gu;
/** Words before or after "hospital" that do not name one. */
const GENERAL =
  /^(?:General|University|District|The|Our|An?|Teaching|Community|Rural|Tertiary|Regional|Local|Central|Day|Field|Private|Public|County|City|State|National|Military|Civil|Government|Govt|Children's|Women's|Outpatient|Fracture|Pain|Preoperative|Pre-operative|Eye|Breast|Stoma|Wound|Hand|Follow-up|One-stop|Rapid|Memory|Falls|This|That|In|At|On|From|To|His|Her|Their|My|No|Base|Surgical|Vascular|Orthopaedic|Each|Another|Other|First|Second|Stay|Course|Records?|Policy|Episode|Anxiety|Frailty|Admission|Discharge|[IVX]+)$/i;
const isNamed = ([written]: RegExpMatchArray) =>
  written
    .replace(new RegExp(CARE, 'gu'), '')
    .replace(
      /[Hh]ospital(?!\p{L})|[Hh]ôpital|[Hh]opital|Universitätsklinikum|Uniklinik|Universitätsklinik|Cl[ií]nica|Clinique|CH[UR]|Ospedale|Policlinico|Centro Médico/gu,
      '',
    )
    .split(' ')
    .some((word) => /^\p{Lu}/u.test(word) && !GENERAL.test(word));

const WAY =
  '(?:Road|Rd|Street|Avenue|Ave|Lane|Nagar|Colony|Marg|Layout|Enclave|Boulevard|Blvd|Crescent|Terrace|Apartments)';
const STREETS = [
  new RegExp(
    `(?<![\\p{L}\\d.])(?:(?:No\\.? )?\\d{1,4} ?[A-Za-z]?(?:[/-]\\d{1,4}){0,3},? )?${CAPITAL}(?: ${CAPITAL}){0,2} ${WAY}(?![\\p{L}])`,
    'gu',
  ),
  new RegExp(
    `(?<![\\p{L}\\d.])\\d{1,4}[A-Za-z]?,? ${CAPITAL}(?: ${CAPITAL})? (?:Drive|Close|Court|Way|Gardens|Square|St|Ln|Place|Grove)(?![\\p{L}])`,
    'gu',
  ),
  new RegExp(
    `(?<![\\p{L}])(?:\\d{1,4}(?: bis)?,? )?(?:[Cc]alle|[Cc]alleja|[Rr]ua|[Aa]venida|[Aa]vda\\.|[Pp]aseo|[Rr]ue|[Aa]venue|[Bb]oulevard|[Ii]mpasse|[Cc]hemin|[Aa]llée|[Tt]ravessa|[Pp]raça|Plaza|Via)(?: (?:de|del|da|do|des|du|la|las|los|dos|das)){0,2} (?:l'|d')?${CAPITAL}(?: ${CAPITAL}){0,2},?(?: n?[º.°]? ?\\d{1,4})?`,
    'gu',
  ),
  /(?<![\p{L}])\p{Lu}\p{Ll}{2,20}(?:straße|strasse|str\.|weg|gasse|platz|allee|ring|damm|ufer|steig) \d{1,3}[a-z]?(?!\d)/gu,
];

/** Hospitals, clinics and streets. */
export const places: Detector = (text): Finding[] => {
  const what = { kind: 'postcode', isCertain: false } as const;
  return [
    ...[NAMED_CARE, CARE_OF].flatMap((shape) =>
      matches(text, shape, { ...what, repair: 'another hospital', holds: isNamed }),
    ),
    ...SHORT_CARE.flatMap((shape) =>
      matches(text, shape, { ...what, repair: 'another hospital', holds: isNoEponym }),
    ),
    ...matches(text, COMPOUND, { ...what, repair: 'another hospital' }),
    ...STREETS.flatMap((shape) => matches(text, shape, { ...what, repair: '[area]' })),
  ];
};
