/** Days, months and years as they are written and said, in the languages of the lint. */

const UNITS = 'first|second|third|fourth|fifth|sixth|seventh|eighth|ninth';
const ORDINAL = `(?:(?:twenty|thirty)[ -](?:${UNITS})|${UNITS}|tenth|eleventh|twelfth|thirteenth|fourteenth|fifteenth|sixteenth|seventeenth|eighteenth|nineteenth|twentieth|thirtieth)`;
const MONTH_NAME =
  '(?:january|february|march|april|may|june|july|august|september|october|november|december)';
const NUMBER_WORD =
  '(?:ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen|(?:oh )?(?:one|two|three|four|five|six|seven|eight|nine)|(?:twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety)(?:[ -](?:one|two|three|four|five|six|seven|eight|nine))?)';
const YEAR_IN_WORDS = `(?:(?:eighteen|nineteen|twenty)[ -](?:hundred(?: and)? )?${NUMBER_WORD}|two thousand(?: and)?(?: ${NUMBER_WORD})?)`;
const YEAR = `(?:,? (?:${YEAR_IN_WORDS}|(?:19|20)\\d\\d))?`;

const DAY = '(?:3[01]|[12]\\d|0?[1-9])';
const MONTH_NUMBER = '(?:1[0-2]|0?[1-9])';
const MONTHS_ABROAD =
  'enero|febrero|marzo|abril|mayo|junio|julio|agosto|sep?tiembre|octubre|noviembre|diciembre|janeiro|fevereiro|março|maio|junho|julho|setembro|outubro|novembro|dezembro|janvier|février|mars|avril|mai|juin|juillet|août|septembre|octobre|novembre|décembre|januar|jänner|februar|märz|april|juni|juli|august|september|oktober|november|dezember';
const SHORT_MONTHS_ABROAD =
  'jän|mär|mrz|okt|dez|janv|févr|fév|avr|juil|août|sept|oct|nov|déc|ene|feb|abr|ago|sep|dic|fev|mai|jun|jul|set|out|dez|mar';
const YEAR_ABROAD =
  '(?:,? (?:de |del )?(?:(?:19|20)\\d\\d|(?:mil novecientos|dos mil|mil novecentos e|dois mil e?)(?: (?:y |e )?\\p{L}{2,12}){0,4}(?=[,.;]|$| [-(])))?';
const NUMBERS_ABROAD =
  'primero|uno|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|once|doce|trece|catorce|quince|dieciséis|diecisiete|dieciocho|diecinueve|veinte|veinti\\p{L}{3,7}|treinta(?: y uno)?|premier|deux|trois|quatre|cinq|six|sept|huit|neuf|dix|dix-sept|dix-huit|dix-neuf|onze|douze|treize|quatorze|quinze|seize|vingt(?:[ -](?:et[ -])?\\p{L}{2,6})?|trente(?: et un)?|primeiro|um|dois|três|quatro|cinco|seis|sete|oito|nove|dez|doze|treze|catorze|quinze|dezesseis|dezasseis|dezessete|dezassete|dezoito|dezenove|dezanove|vinte(?: e \\p{L}{2,6})?|trinta(?: e um)?';

const GERMAN_ORDINAL =
  '(?:erste|zweite|dritte|vierte|fünfte|sechste|sieb(?:en)?te|achte|neunte|zehnte|elfte|zwölfte|(?:drei|vier|fünf|sech|sieb|acht|neun)zehnte|(?:(?:ein|zwei|drei|vier|fünf|sechs|sieben|acht|neun)und)?(?:zwanzig|dreißig|dreissig)ste)[nr]';

const WEEKDAYS =
  'monday|tuesday|wednesday|thursday|friday|saturday|sunday|lunes|martes|miércoles|jueves|viernes|sábado|domingo|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonntag|segunda(?:-feira)?|terça(?:-feira)?|quarta(?:-feira)?|quinta(?:-feira)?|sexta(?:-feira)?';
const SHORT_WEEKDAYS = '(?:Mon|Tues?|Wed(?:nes|s)?|Thu(?:rs?)?|Fri|Sat|Sun|Mo|Di|Mi|Do|Fr|Sa|So)';
const CUES =
  'on|dated?|since|until|from|admitted|discharged|operated|seen|reviewed|do[asbdp]|lmp|edd|born|tmrw|tmw|ystd|yest|tomorrow|yesterday|today|tonight|booked|listed|done|due|dia|le|el|em|am|vom|bis|du|del|desde|depuis|seit|den|يوم|بتاريخ|تاريخ|في|दिनांक|तारीख|तिथि|को';
/** Not a tumour's size, a dose or a level. */
const NO_UNIT = '(?! ?(?:%|mm|cm|ml|mg|kg|nodes?|l/min|teeth)(?!\\p{L}))';

export const DATE_SHAPES: readonly RegExp[] = [
  /** the ninth of march nineteen fifty-two */
  new RegExp(`(?<!\\p{L})(?:the )?${ORDINAL}(?: of)? ${MONTH_NAME}${YEAR}(?![\\p{L}\\d])`, 'giu'),
  new RegExp(
    `(?<!\\p{L})${MONTH_NAME} (?:the )?(?:${ORDINAL}|${NUMBER_WORD})(?![- ]?(?:patients|cases|years?|months?|days?))${YEAR}(?![\\p{L}\\d])`,
    'giu',
  ),
  new RegExp(
    `(?=[ent])(?<=(?<!\\p{L})(?:born|birth|in)(?: in)? )${YEAR_IN_WORDS}(?!\\p{L})`,
    'giu',
  ),
  /** Tuesday the eighteenth */
  new RegExp(`(?<!\\p{L})(?:${WEEKDAYS}),? the ${ORDINAL}(?!\\p{L})`, 'giu'),
  /** zwölften November, premier décembre, cuatro de julio de mil novecientos cuarenta y uno */
  new RegExp(
    `(?<!\\p{L})(?:${GERMAN_ORDINAL}|${NUMBERS_ABROAD})(?: de)? (?:${MONTHS_ABROAD})${YEAR_ABROAD}(?!\\p{L})`,
    'giu',
  ),
  /** 23. Okt., 22 oct., 3 fév. 2025 */
  new RegExp(
    `(?<![\\d.\\p{L}])${DAY}(?:º|er|ère|\\.)? ?(?:de )?(?:${SHORT_MONTHS_ABROAD})(?:\\.|(?= (?:19|20)\\d\\d))(?: (?:de )?(?:19|20)\\d\\d)?(?![\\p{L}\\d])`,
    'giu',
  ),
  /** Friday 21st, mardi 18, segunda 17/11, Mardi 18 novembre */
  new RegExp(
    `(?<!\\p{L})(?:${WEEKDAYS}),? (?:the |den |dia |le )?${DAY}(?:st|nd|rd|th|\\.)?(?:[/.]${MONTH_NUMBER}\\.?|,? (?:de )?(?:${MONTHS_ABROAD}|${MONTH_NAME})${YEAR_ABROAD})?(?![\\p{L}\\d%/:]|[.,]\\d)`,
    'giu',
  ),
  /** Tues 18 Nov, Mo, 17.11.: capitalised, since "sat" is saturation and "mi" an infarction. */
  new RegExp(
    `(?<!\\p{L})${SHORT_WEEKDAYS}\\.?,? (?:the |den )?${DAY}(?:(?:st|nd|rd|th)(?![\\p{L}\\d])|(?:st|nd|rd|th|\\.)?[ -](?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec|Okt|Dez|Mai|Mär)\\p{Ll}{0,6}(?!\\p{L})|[/.]${MONTH_NUMBER}(?:\\.|(?![\\d/.])))`,
    'gu',
  ),
  /** am 4.11. */
  new RegExp(
    `(?=\\d)(?<=(?<!\\p{L})(?:am|vom|bis|seit|ab|zum|den|OP) )${DAY}\\.${MONTH_NUMBER}\\.(?!\\d)`,
    'gu',
  ),
  /** 14/11: more than there are months, so neither months nor a score. */
  new RegExp(
    `(?<![\\d./,-])(?<!(?:VA|RE|LE|OD|OS|BP|vision|acuity|visus|ratio|of|score|index|every|each)[ :]{1,2})(?:3[01]|2[1-9]|1[3-9])/(?!7(?!\\d)|12(?!\\d))${MONTH_NUMBER}(?![\\d/%-]|\\.\\d|\\p{L})${NO_UNIT}`,
    'giu',
  ),
  /** tmrw 3/11, le 2/11, dia 5/12 */
  new RegExp(
    `(?=\\d)(?<=(?<![\\p{L}\\p{M}])(?:${CUES}):? )${DAY}/${MONTH_NUMBER}(?![\\d/]|\\.\\d)(?! ?(?:ago|of|nodes|lymph|patients|cases))`,
    'giu',
  ),
];

/** Dates in other scripts than Latin. */
export const DATES_IN_OTHER_SCRIPTS: readonly RegExp[] = [
  /** 2025年11月3日, 11月3日, 令和7年11月3日, 十月十四日 */
  /(?:(?:(?:19|20)\d\d|(?:昭和|平成|令和|大正|明治) ?(?:\d{1,2}|元)|[SHRT]\d{1,2}) ?年 ?)?(?<!\d)(?:1[0-2]|0?[1-9]) ?月 ?(?:3[01]|[12]\d|0?[1-9]) ?[日号]/gu,
  /(?:(?:19|20)\d\d|(?:昭和|平成|令和|大正|明治) ?(?:\d{1,2}|元)) ?年 ?(?:1[0-2]|0?[1-9]) ?月/gu,
  /(?:昭和|平成|令和|大正|明治) ?(?:\d{1,2}|元) ?年(?:生まれ|生)?/gu,
  /(?:[一二]?[〇零九][〇零一二三四五六七八九]{2} ?年)?(?:十[一二]?|[一二三四五六七八九])月(?:三十一?|二?十[一二三四五六七八九]?|[一二三四五六七八九])[日号]/gu,
  /** ٣ أكتوبر ٢٠٢٥, ١٨ نوفمبر */
  new RegExp(
    `(?<!\\d)${DAY} (?:يناير|كانون الثاني|جانفي|فبراير|شباط|فيفري|مارس|آذار|اذار|[أا]بريل|نيسان|[أا]فريل|مايو|[أا]يار|ماي|يونيو|يونيه|حزيران|جوان|يوليو|يوليه|تموز|جويلية|[أا]غسطس|آب|[أا]وت|سبتمبر|[أا]يلول|[أا]كتوبر|تشرين ال[أا]ول|نوفمبر|تشرين الثاني|ديسمبر|كانون ال[أا]ول|محرم|صفر|رمضان|شوال|شعبان|رجب)(?:،? (?:عام |سنة )?\\d{4})?(?![\\p{L}\\p{M}\\d])`,
    'gu',
  ),
  /** १२ अक्टूबर, 7 अगस्त 1931 */
  new RegExp(
    `(?<!\\d)${DAY} (?:जनवरी|फरवरी|फ\u093cरवरी|मार्च|अप्रैल|मई|जून|जुलाई|अगस्त|सितंबर|सितम्बर|अक्टूबर|अक्तूबर|नवंबर|नवम्बर|दिसंबर|दिसम्बर)(?:,? (?:सन् )?\\d{4})?(?![\\p{L}\\p{M}\\d])`,
    'gu',
  ),
];

/** A year of birth: "born in 1948", "née en 1952", "مواليد ١٩٤٨", "生于1951年". */
export const BIRTH_YEARS =
  /(?=[12])(?<=(?<![\p{L}\p{M}])(?:born(?: in)?|yob|year of birth|dob|geb(?:oren)?\.?|jahrgang|geburtsjahr|née?(?: en)?|nacid[oa](?: en)?|nascid[oa](?: em)?|nasceu em|مواليد(?: عام| سنة)?|ولدت?(?: عام| سنة| في)?|जन्म(?: वर्ष)?|出生(?:于)?|生于|生年)[ :]{0,2})(?:19|20)\d\d(?:年(?:生まれ|生|出生)?)?(?![\d/.-]*\d)/giu;
