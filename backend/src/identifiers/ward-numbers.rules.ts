import { type Detector, type Finding, matches } from './finding.rules';
import { hasOtherScript } from './plain-text.rules';
import { spokenRecords } from './spoken-numbers.rules';

/** Labels of patient numbers even without "no." after them, if the number is long enough. */
const PLAIN_LABEL =
  '(?:uhid|abha|acc|accession|acsn|nhc|ipp|nip|iep|pid|pat(?:ient)? ?id|sn|nuhsa|sns|hcn|phn|ihi|crm|umr|hrn|urn|ur|mrd|crn?|mrn|mbi|nino|medicare|medicaid|vin|s/n|serial|udi|ipd|opd|bht|passport|qid|civil id|cpr|eid|folder|file no|file #|n[uú]mero de historia|historia cl[ií]nica|patientennummer|patienten-?nr|pat-?nr|fallnummer|fallnr|n[°º] ?dossier|dossier n[°º]|prontu[aá]rio|n[°º] (?:do|de) processo|processo n[°º]|hosp(?:ital)? ?(?:no|nr|num|number)|(?:ip|op|opd|ipd) ?no|reg ?no|nin|account|acct|policy|member|beneficiary|(?:device|implant|lens|mesh|stent|valve|pacemaker) lot)';
/** Also ordinary words, so they need "no.", "number", "id" or a colon after them. */
const MARKED_LABEL =
  '(?:id|1d|ld|bi|nif|nie|dni|cni|c[eé]dula|utente|historia|expediente|processo|prontu[aá]rio|dossier|fall|fallnummer|aufnahmenummer|versicherungsnummer|patienten|plan|group|claim|payer|subscriber|membership|insurance|licen[cs]e|driving licen[cs]e|certificate|chassis|registration|reg|implant|device|prosthesis|pacemaker|icd|lot|ref|batch|token|bed head ticket|barcode|sample|histology|path|voter|ration card|health card|health id|abdm|nhs|ni|cr|mr|hosp|ip|op)';
/** "MRN", "serial no.", "ID:" etc. between a label and its number. */
const MARK = '(?:no|nr|num|number|nummer|n[uú]mero|id|card|code|lot|serial|s/n|n[°ºo]|#)';
/** Groups of letters and digits with bounded lengths, so that no rule takes quadratic time. */
const VALUE = '[a-z]{0,4}[-/]?\\d[a-z\\d]{0,23}(?:[-/.][a-z\\d]{1,12}){0,4}(?![\\p{L}\\d])';
const withDigits = (count: number) => `(?=(?:[a-z/.-]{0,6}\\d){${count}})`;

/** Labels that nothing but a file's number follows, in whatever groups. */
const FILE_LABEL =
  '(?:mrn|mrd|uhid|nhc|ipp|folder|file (?:no|nr|#)|hosp(?:ital)?\\.? ?(?:no|nr|number)|(?:ip|op|opd|ipd|reg)\\.? ?no|historia cl[ií]nica|patientennummer|fallnummer|prontu[aá]rio|dossier|medical record(?: no| number)?|record (?:no|number)|patient (?:no|number))';

const LABELLED = [
  /** MRN 4471 8203, Hosp no UCH 558-20 */
  new RegExp(
    `(?<lead>(?<![\\p{L}\\d])${FILE_LABEL}\\.?(?: {1,2}|[:;#=.-] ?){1,3})(?:\\d{3,5} \\d{3,5}(?: \\d{3,5})?|[A-Z]{2,4} \\d{2,8}(?:[-/]\\d{1,6}){0,2}|\\d{2,6}[-/]\\d{2,6}(?:[-/]\\d{1,4})?)(?![\\p{L}\\d]|[./-]\\d)`,
    'giu',
  ),
  new RegExp(
    `(?<lead>(?<![\\p{L}\\d])${PLAIN_LABEL} {0,2}[:;#=.-]{0,2} {0,2})${withDigits(5)}${VALUE}`,
    'giu',
  ),
  new RegExp(
    `(?<lead>(?<![\\p{L}\\d])(?:${PLAIN_LABEL}|${MARKED_LABEL}) {0,2}[-:.]?(?:${MARK}\\.? {0,2}){1,2}(?:(?:is|was) )?[:;#=-]{0,2} {0,2})${withDigits(4)}${VALUE}`,
    'giu',
  ),
  /(?<lead>(?<![\p{L}\d])(?:member|subscriber|policy|account) {0,2}(?:id|no|number)\.? {0,2}:? {0,2})(?=[a-z]{0,6}\d)[a-z\d]{6,24}(?![\p{L}\d])/giu,
  new RegExp(
    `(?<lead>(?<![\\p{L}\\d])(?:${MARKED_LABEL}|${PLAIN_LABEL})[:;=] {0,2})(?:${withDigits(4)}${VALUE}|[a-z]{0,4} ?\\d{2,6}(?: \\d{2,6}){1,3}(?!\\d))`,
    'giu',
  ),
  /(?<lead>(?<![\p{L}\d])n[°º]\.? {0,2})\d{5,14}(?!\d)/giu,
  new RegExp(`(?<lead>(?<![\\p{L}\\d])id {1,2})${withDigits(5)}${VALUE}`, 'giu'),
  /(?<lead>(?<![\p{L}\d])(?:utente|fallnummer|fall-nr|expediente|historia|processo|dossier)\.? {1,2}(?:n[°ºo.]{1,2} {0,2})?)\d{5,12}(?!\d)/giu,
];

const SHAPED = [
  /** ABHA: 14 digits in four groups. */
  /(?<![\d-])\d{2}-\d{4}-\d{4}-\d{4}(?![\d-])/g,
  /** British National Insurance number. */
  /(?<![\p{L}\d])[A-CEGHJ-PQR-TW-Z][A-CEGHJ-NPQR-TW-Z] ?\d{2} ?\d{2} ?\d{2} ?[A-D](?![\p{L}\d])/gu,
  /** Medicare numbers of the United States and of Australia. */
  /(?<![\p{L}\d-])[1-9][A-Z][A-Z\d]\d-?[A-Z][A-Z\d]\d-?[A-Z]{2}\d{2}(?![\p{L}\d-])/gu,
  /(?<=\b[Mm]edicare(?: card)?(?: no\.?)?:? )\d{4} ?\d{5} ?\d(?!\d)/g,
  /** Number plates, British and Indian. */
  /(?<![\p{L}\d])[A-Z]{2}\d{2} [A-Z]{3}(?![\p{L}\d])/gu,
  /(?<![\p{L}\d-])[A-Z]{2}[ -]?\d{2}[ -]?[A-Z]{1,2}[ -]?\d{4}(?![\p{L}\d-])/gu,
  /(?<=\b(?:[Nn]umber plate|[Ll]icen[cs]e plate|[Cc]ar reg|[Vv]ehicle)(?: no\.?)?:? )(?=[A-Z -]{0,8}\d)[A-Z\d]{1,4}[ -]?[A-Z\d]{2,4}(?:[ -][A-Z\d]{1,4})?(?![\p{L}\d])/gu,
  /** A vehicle identification number of 17 characters. */
  /(?<![\p{L}\d])(?=[A-HJ-NPR-Z]{0,6}\d)(?=\d{0,6}[A-HJ-NPR-Z])[A-HJ-NPR-Z\d]{11}\d{6}(?![\p{L}\d])/gu,
];

/** What the four scripts call a file or its number. */
const OTHER_LABEL =
  '(?:رقم الملف|ملف رقم|الملف|رقم المريض|رقم السجل|السجل الطبي|رقم الهوية|الهوية الوطنية|الهوية|الرقم القومي|الرقم الوطني|الرقم المدني|رقم الإقامة|رقم الجواز|फाइल नंबर|फ\u093cाइल नंबर|फाइल संख्या|रजिस्ट्रेशन नंबर|पंजीकरण संख्या|पंजीकरण नंबर|रोगी संख्या|मरीज नंबर|यूएचआईडी|आधार(?: नंबर| संख्या)?|住院号|病案号|病历号|门诊号|登记号|患者编号|医保号|身份证号码?|身份证|住院號|病歷號|患者ID|患者番号|カルテ番号|カルテNo|診察券番号|ID番号|保険証番号|登録番号)';
const OTHER_LABELLED = new RegExp(
  `(?<lead>${OTHER_LABEL}[ :#.=-]{0,3})(?=(?:[A-Za-z/ -]{0,4}\\d){4})[A-Za-z]{0,4}[-/]?\\d[A-Za-z\\d]{0,23}(?:[-/. ][A-Za-z\\d]{1,12}){0,4}`,
  'gu',
);

/** Links to publications identify nobody. */
const LINK =
  /(?<![\p{L}\d])(?:https?:\/\/|www\.)(?!(?:dx\.)?doi\.org|pubmed|www\.ncbi)[^\s<>"')\]]{2,300}(?<![.,;:])/giu;
/** Must contain a digit, dot or dash: other words after an @ are not handles. */
const HANDLE = /(?<![\p{L}\p{N}.@])@(?=[\p{L}-]{1,30}[._\d])[\p{L}_][\p{L}\d._-]{2,40}(?<![.])/gu;
const NAMED_HANDLE =
  /(?<=\b(?:instagram|insta|twitter|facebook|tiktok|snapchat|telegram|handle|username)(?: as| at| is|:)? )@[\p{L}_][\p{L}\d._-]{2,40}(?<![.])/giu;
const INTERNET = [
  /(?<![\d.])(?:\d{1,3}\.){3}\d{1,3}(?![\d.]*\d)/g,
  /(?<![\da-f:])(?:[\da-f]{1,4}:){7}[\da-f]{1,4}(?![\da-f:])/gi,
  /(?<![\da-f:])(?:[\da-f]{2}:){5}[\da-f]{2}(?![\da-f:])/gi,
];
const isAddress = ([written]: RegExpMatchArray) =>
  written.includes(':') || written.split('.').every((part) => Number(part) < 256);

const NUMBER = { kind: 'record-number', isCertain: false, repair: '[number]' } as const;
const ADDRESS = { kind: 'record-number', isCertain: false, repair: '[address]' } as const;

/** Numbers of hospitals, insurers, vehicles and devices, and internet addresses. */
export const wardNumbers: Detector = (text): Finding[] => [
  ...[...LABELLED, ...SHAPED].flatMap((shape) => matches(text, shape, NUMBER)),
  ...(hasOtherScript(text) ? matches(text, OTHER_LABELLED, NUMBER) : []),
  ...spokenRecords(text),
  ...[LINK, HANDLE, NAMED_HANDLE].flatMap((shape) => matches(text, shape, ADDRESS)),
  ...INTERNET.flatMap((shape) => matches(text, shape, { ...ADDRESS, holds: isAddress })),
];
