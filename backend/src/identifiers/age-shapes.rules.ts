/** An age over 89 in digits; nobody has been older than 122. */
export const OVER_89 = '(?:9\\d|1[01]\\d|120)';
const ONES = 'one|two|three|four|five|six|seven|eight|nine';
export const IN_WORDS = `ninety(?:[ -](?:${ONES}))?|(?:one|a) hundred(?: and (?:${ONES}))?`;

interface AgeShape {
  readonly shape: RegExp;
  readonly repair: string;
}

const PERSON =
  '(?:man|woman|lady|gentleman|gent|male|female|patient|pt|grandmother|grandfather|widow|widower|mother|father|pensioner|person)';
const NOT_YEARS =
  '(?! ?(?:%|°|degrees?|percent|per cent|mm|cm|ml|mg|kg|bpm|beats|days?|weeks?|months?|hours?|minutes?|over|on|/)(?!\\p{L}))';
/** "95 years, …", but not "95 years ago" or "survival at 95 years is". */
const YEARS_END =
  '(?=[,;)/]|\\.(?:\\s|$)|\\s*$|\\s-| (?:from|with|who|presenting|presented|admitted|brought|lives|man|lady|woman|male|female)(?!\\p{L}))';

/** Ages that wards write without "old", and with the person before them. */
export const WARD_AGES: readonly AgeShape[] = [
  /** A man of 98, gentleman of ninety-six */
  {
    shape: new RegExp(
      `(?=[19no])(?<=(?<!\\p{L})${PERSON} of )(?:${OVER_89}|${IN_WORDS})(?![\\d\\p{L}-]|\\.\\d)${NOT_YEARS}`,
      'giu',
    ),
    repair: 'over 89',
  },
  /** Pt is 98M, pt 93F */
  {
    shape: /(?=9)(?<=(?<!\p{L})(?:[Pp]t|PT|[Pp]atient)\.?:? (?:is )?)9\d ?[MF](?![\p{L}\d/])/gu,
    repair: '90+',
  },
  /** Kerouac, 93M, POD 4: not "Temp, 98F" */
  {
    shape:
      /(?=9)(?<=(?<!\p{L})(?!Temp|TEMP|Fever|Febrile|Afebrile)\p{Lu}[\p{L}'-]{2,24},? )(?:9\d ?M|9[0-6] ?F)(?=[,;.)]|$| (?:with|from|lives|admitted|s\/p|k\/c))/gmu,
    repair: '90+',
  },
  /** M/92, F/93 */
  { shape: /(?<![\p{L}\d/])[MF] ?\/ ?9\d(?![\d/%]|\.\d)/gu, repair: '90+' },
  /** 96 yrs, brought; ninety-one years, … */
  {
    shape: new RegExp(
      `(?<![\\d.,/:-]|(?:at|for|after|within|than|under|below|above) )(?:${OVER_89}|${IN_WORDS}) ?(?:years?|yrs?|y/?o)\\.?${YEARS_END}`,
      'gimu',
    ),
    repair: '90+',
  },
  /** turned 91, turning ninety-three: not "turned 90 degrees" */
  {
    shape: new RegExp(
      `(?=[19noa])(?<=(?<!\\p{L})(?:turned|turning|turns|nearly|just) )(?:${OVER_89}|(?:${IN_WORDS}))(?=[,;.](?!\\d)|$| (?:in|last|this|next|and|on|but|today|soon|years?)(?!\\p{L}))`,
      'gimu',
    ),
    repair: '90+',
  },
  /** He is ninety-one; Kiprotich is ninety-five: not "Pulse is ninety-five". */
  {
    shape: new RegExp(
      `(?=[noa])(?<=(?<!\\p{L})(?:[Hh]e|[Ss]he|[Ww]ho|(?!Pulse|Pressure|Rate|Heart|Saturation|Sats|Systolic|Diastolic|Weight|Temperature|Creatinine|Haemoglobin|Hemoglobin|Lactate|It|This|That|There)\\p{Lu}\\p{Ll}{2,20}) is )(?:${IN_WORDS})(?=[,;.]|$| (?:and|with|but|years?|now)(?!\\p{L}))`,
      'gmu',
    ),
    repair: 'over 89',
  },
  /** she is 93 now, but not "she is 93 kg" */
  {
    shape: new RegExp(
      `(?=[19])(?<=(?<!\\p{L})(?:he|she|who|mother|father|mum|dad|patient|pt) is (?:now |already |about |nearly )?)${OVER_89}(?=[,;]|\\.(?!\\d)|$| (?:now|and|but|with|years?|in)(?!\\p{L}))`,
      'gimu',
    ),
    repair: 'over 89',
  },
  /** pt john abernathy, 92m */
  {
    shape:
      /(?=9)(?<=(?<!\p{L})(?:pt|patient) \p{L}{2,20}(?: \p{L}{2,20})?,? )9\d ?[mf](?=[,;.)]|$| )/gimu,
    repair: '90+',
  },
  { shape: new RegExp(`(?<![\\d.])${OVER_89}(?= birthday)`, 'giu'), repair: '90th or later' },
];

/** Ages in other languages. */
export const AGES_ABROAD: readonly AgeShape[] = [
  /** 93 J., 93J */
  {
    shape: new RegExp(`(?<![\\d.,/])${OVER_89} ?[Jj](?:\\.|(?=[,;)]|$))`, 'gmu'),
    repair: '90+',
  },
  /** edad: 93, Alter 95, âge : 92, idade 97 */
  {
    shape: new RegExp(
      `(?=[19])(?<=(?<!\\p{L})(?:edad|idade|âge|alter|umar|उम्र|आयु|العمر|عمره|عمرها|年龄|年齢)(?: (?:de|von|है))? ?[:=]? ?)${OVER_89}(?![\\d%]|[.,]\\d)(?! ?(?:mm|cm|days|tage|jours|días|दिन|天|日)(?!\\p{L}))`,
      'giu',
    ),
    repair: '90+',
  },
  {
    shape: /(?<!\p{L})(?:nonante(?:[- ](?:et[- ])?\p{L}{2,6})?) ans(?!\p{L})/giu,
    repair: '90+ ans',
  },
];

/** Ages in other scripts than Latin. */
export const AGES_IN_OTHER_SCRIPTS: readonly AgeShape[] = [
  /** 93岁, 94歳, 九十五岁 */
  {
    shape: /(?<!\d|\d[.,])(?:9\d|1[01]\d|120) ?(?:周?岁|周?歲|歳|才(?!能)|세)/gu,
    repair: '90+',
  },
  {
    shape:
      /(?:九十[一二三四五六七八九]?|九[一二三四五六七八九]|(?:一)?百(?:零|〇)?[一二三四五六七八九十]{0,2}) ?(?:周?岁|周?歲|歳)/gu,
    repair: '90+',
  },
  /** ٩٣ سنة, خمسة وتسعين عاما, في التسعين من عمره */
  {
    shape: new RegExp(
      `(?<![\\d.,/])${OVER_89} ?(?:سنة|عامًا|عاما|عام|سنوات|سنه)(?![\\p{L}\\p{M}])(?! مضت)`,
      'gu',
    ),
    repair: 'فوق 89',
  },
  {
    shape:
      /(?<![\p{L}\p{M}])(?:\p{L}{3,6} و ?)?(?:ال)?تسع(?:ين|ون) (?:سنة|عامًا|عاما|سنه|من (?:عمره|عمرها|العمر))(?![\p{L}\p{M}])/gu,
    repair: 'فوق 89',
  },
  /** ९३ वर्ष, 95 वर्षीय, but not "95 साल पहले" */
  {
    shape: new RegExp(
      `(?<![\\d.,/])${OVER_89} ?-?(?:वर्षीया?|वर्ष|साल|बरस|सालों?)(?![\\p{L}\\p{M}])(?! (?:पहले|बाद|से))`,
      'gu',
    ),
    repair: '90+',
  },
  {
    shape:
      /(?<![\p{L}\p{M}])(?:नब्बे|इक्यानवे|बानवे|तिरानवे|चौरानवे|पंचानवे|पचानवे|छियानवे|सत्तानवे|सतानवे|अट्ठानवे|अठानवे|निन्यानवे|सौ) (?:वर्षीय|वर्ष|साल|बरस)(?![\p{L}\p{M}])(?! (?:पहले|बाद|से))/gu,
    repair: '90+',
  },
];

/** A year of birth tells an age: "born in 1928", "YOB 1927", "Jahrgang 1931". */
export const YEAR_OF_BIRTH =
  /(?=1[89])(?<=(?<![\p{L}\p{M}])(?:born(?: in)?|yob|year of birth|birth year|geb(?:oren)?\.?|jahrgang|geburtsjahr|née?(?: en)?|année de naissance|nacid[oa](?: en)?|año de nacimiento|nascid[oa](?: em)?|nasceu em|ano de nascimento|مواليد(?: عام| سنة)?|ولدت?(?: عام| سنة| في)?|سنة الميلاد|जन्म(?: वर्ष)?|出生(?:于|年份)?|生于|生年|出生年)[ :]{0,2})(?<year>1[89]\d\d)(?:年(?:生まれ|生|出生)?|年)?(?![\d/.-]*\d)/giu;
