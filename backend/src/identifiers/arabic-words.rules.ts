import type { Detector, Finding } from './finding.rules';

const setOf = (words: string) => new Set(words.trim().split(/\s+/));

const TITLE =
  'السيد|السيدة|الأستاذ|الاستاذ|الشيخ|الشيخة|الحاج|الحاجة|الدكتور|الدكتورة|د\\.|الأخ|الأخت|أبو|ابو';
const NAMED =
  'اسمه|اسمها|واسمه|واسمها|يدعى|تدعى|المدعو|المدعوة|الاسم|اسم المريض|اسم المريضة|الاسم الكامل';
const PATIENT = 'المريض|المريضة|مريض|مريضة|للمريض|للمريضة|المراجع|المراجعة|الطفل|الطفلة';
const RELATIVE =
  'زوجها|زوجته|زوجة|زوج|ابنه|ابنها|ابنته|ابنتها|ابن|ابنة|أخوه|أخوها|اخوه|أخته|أختها|والده|والدها|والدته|والدتها|عمه|خاله|جده|حفيده|حفيدها|قريبه|مرافقه|شقيقه|شقيقته|وابنه|وزوجته|وزوجها';

/** Given names; family names begin with the article or with عبد, or stand behind a given name. */
const GIVEN = setOf(
  `محمد أحمد احمد محمود علي حسن حسين عمر عثمان خالد سعيد سعد سالم سليم سليمان صالح صلاح طارق طلال عادل عامر عباس عبدالله عبدالرحمن عبدالعزيز عبدالكريم عبدالقادر عبدالحميد عصام عماد عيسى غسان فادي فارس فاروق فهد فيصل قاسم كريم كمال ماجد مازن مالك ماهر مراد مروان مسعود مصطفى معاذ منصور مهدي موسى
  ناصر نبيل نادر نايف نزار هاني هشام وائل وليد ياسر ياسين يوسف يحيى يونس يعقوب إبراهيم ابراهيم إسماعيل اسماعيل إسحاق أيمن ايمن أنس انس أنور أسامة اسامة أمين إياد باسم بدر بسام بلال تامر تركي جابر جاسم جمال حاتم حازم حامد حمد حمزة حيدر رامي راشد رائد رشيد رضا زكريا زياد زيد سامي سامر سلطان سلمان سمير سيف شادي شريف
  فاطمة عائشة مريم خديجة زينب أمينة امينة آمنة أسماء اسماء إيمان ايمان أمل امل أميرة اميرة بشرى بسمة جميلة جواهر حنان حليمة حصة حياة خلود دانا دلال دينا رانيا رباب رحاب رحمة رشا رقية رنا ريم زهراء زهرة سارة سامية سعاد سلمى سلوى سمر سميرة سهام سهى شيماء شيخة صفية عبير عفاف علياء غادة فايزة فريدة فوزية كوثر لبنى لطيفة ليلى لينا لمياء ماجدة منى مها منال منيرة موزة
  نادية نجلاء نجوى ندى نسرين نورا نورة نوال هالة هبة هدى هناء هند وفاء ياسمين يسرى رزان سناء نعيمة حورية وردة`,
);
/** Words that follow a patient or a relative without naming anybody. */
const ORDINARY = setOf(
  `من في على إلى الى عن مع بعد قبل تم كان كانت هو هي الذي التي يعاني تعاني يشكو تشكو حضر حضرت أدخل ادخل أدخلت ادخلت ذكر أنثى انثى بالغ مصاب مصابة عمره عمرها العمر يبلغ تبلغ لديه لديها له لها لا لم ليس غير أيضا وهو وهي بالمستشفى المستشفى المنوم الحالي السابق نفسه نفسها واحد حامل حاليا الآن مدخن متزوج متزوجة مستقر مستقرة واعي واعية تحت خلال حيث أن ان بسبب نتيجة عند عندما كل بدون الثاني الأول الاول الثالث الكبير الصغير المعالج الجراح الاستشاري الطبيب أصيب`,
);

const WORD = '[\\u0621-\\u064a\\u064b-\\u0652\\u0670]{2,14}';
const START = '(?<![\\p{L}\\p{M}])';
const NAME = `(?<name>${WORD}(?: (?:بن |بنت |آل |عبد )?${WORD}){0,3})`;
const cued = (cue: string) => new RegExp(`${START}(?:${cue})(?: ?[:،.-])? ${NAME}`, 'gu');

interface Cue {
  readonly shape: RegExp;
  /** Whether an unknown word after it is a name, too. */
  readonly isSure: boolean;
  readonly repair: string;
}

const CUES: readonly Cue[] = [
  { shape: cued(TITLE), isSure: true, repair: 'المريض' },
  { shape: cued(NAMED), isSure: true, repair: 'المريض' },
  { shape: cued(PATIENT), isSure: false, repair: 'المريض' },
  { shape: cued(RELATIVE), isSure: false, repair: 'أحد الأقارب' },
];

const MOST_WORDS = 4;
const bare = (word: string) => word.replace(/[\u064b-\u0652\u0670]/g, '');
const isGiven = (word: string) =>
  GIVEN.has(bare(word)) || /^عبد(?:ال)?\p{L}{2,}$/u.test(bare(word));
/** "الزهراني", "العتيبي": families by place or trade end in ي. */
const isFamily = (word: string) => /^ال\p{L}{2,9}ي$/u.test(bare(word)) && !ORDINARY.has(bare(word));
/** Words that end a name within a sentence. */
const isVerb = (word: string) => /^(?:أ|ت|ي|س)\p{L}{3,5}$/u.test(bare(word)) && !isGiven(word);

function nameAt(name: string, isSure: boolean): string {
  const words = name.split(' ');
  const [first = ''] = words;
  if (ORDINARY.has(bare(first)) || (!isSure && !isGiven(first))) return '';
  const stop = words.findIndex(
    (word, index) =>
      index >= MOST_WORDS ||
      (index > 0 &&
        (ORDINARY.has(bare(word)) ||
          isVerb(word) ||
          !(isGiven(word) || isFamily(word) || /^(?:بن|بنت|آل|عبد)$/.test(word) || isSure))),
  );
  return (stop < 0 ? words : words.slice(0, stop)).join(' ');
}

export const arabicNames: Detector = (text): Finding[] =>
  CUES.flatMap(({ shape, isSure, repair }) =>
    [...text.matchAll(shape)].flatMap((match): Finding[] => {
      const written = match.groups?.['name'] ?? '';
      const name = nameAt(written, isSure);
      const start = match.index + match[0].length - written.length;
      return name
        ? [{ kind: 'name', start, end: start + name.length, isCertain: false, repair }]
        : [];
    }),
  );

const TOWN =
  'الرياض|جدة|مكة|المدينة المنورة|الدمام|الخبر|الطائف|تبوك|أبها|نجران|جازان|حائل|بريدة|الأحساء|الجبيل|ينبع|دبي|أبو ?ظبي|الشارقة|عجمان|العين|رأس الخيمة|الفجيرة|الدوحة|المنامة|الكويت|مسقط|صلالة|صنعاء|عدن|تعز|بغداد|البصرة|الموصل|أربيل|كربلاء|النجف|دمشق|حلب|حمص|حماة|اللاذقية|بيروت|طرابلس|صيدا|عمان|إربد|الزرقاء|القدس|غزة|نابلس|الخليل|رام الله|القاهرة|الجيزة|الإسكندرية|الاسكندرية|أسيوط|اسيوط|المنصورة|طنطا|الأقصر|أسوان|بورسعيد|السويس|الخرطوم|أم درمان|بنغازي|مصراتة|تونس|صفاقس|سوسة|الجزائر|وهران|قسنطينة|عنابة|الرباط|الدار البيضاء|فاس|مراكش|طنجة|أكادير|نواكشوط|مقديشو';
const PLACES: readonly RegExp[] = [
  new RegExp(
    `(?<=${START}(?:من|في|إلى|الى|بمدينة|مدينة|سكان|ب) ?)(?:${TOWN})(?![\\p{L}\\p{M}])`,
    'gu',
  ),
  new RegExp(
    `(?<=${START}(?:من سكان|(?:ت|ي)سكن في|(?:ت|ي)قيم في|من أهالي|من قرية|قرية|حي|محافظة|مدينة) )(?!آخر|أخرى|بعيد|صغير|هذ|ال(?:ريف|مدينة|قرية))${WORD}`,
    'gu',
  ),
  new RegExp(
    `${START}(?:مستشفى|بمستشفى|مستوصف|عيادة|مركز) (?!آخر|اخر|أخرى|خاص|عام|حكومي|محلي|جامعي|تعليمي|ميداني|في|من|إلى|الى|بعد|ثم|خارجي|الجراحة|الطوارئ|القلب|الأورام|خارجية|متخصص|بعيد|قريب|و)${WORD}(?: (?!في|من|إلى|الى|بعد|يوم|بتاريخ|ثم|حيث|لإجراء|لاجراء|على|و)${WORD}){0,2}`,
    'gu',
  ),
];

export const arabicPlaces: Detector = (text) =>
  PLACES.flatMap((shape) =>
    [...text.matchAll(shape)].map(
      ({ 0: written, index }): Finding => ({
        kind: 'postcode',
        start: index,
        end: index + written.length,
        isCertain: false,
        repair: '[area]',
      }),
    ),
  );
