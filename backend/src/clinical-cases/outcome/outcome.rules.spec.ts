import {
  type Answers,
  complicationIndex,
  DEFINITIONS,
  GRADES,
  type Grade,
  gradeOf,
  highestGrade,
} from './outcome.rules';

/**
 * An independent implementation of the published additive form of the index, in tenths and with a
 * table.
 */
function reference(grades: readonly Grade[]): string {
  if (grades.some((grade) => grade === 'V')) return '100.0';
  const points = new Map([
    ['I', 300],
    ['II', 1750],
    ['IIIa', 2750],
    ['IIIb', 4550],
    ['IVa', 7200],
    ['IVb', 8550],
  ]);
  const sum = grades.map((grade) => points.get(grade) ?? Number.NaN).reduce((a, b) => a + b, 0);
  // The largest number of tenths t whose lower rounding boundary is reached: (t - 0.5)² ≤ 25 · sum.
  let tenths = 0;
  while ((tenths + 0.5) ** 2 <= 25 * sum && tenths < 1000) tenths += 1;
  return (tenths / 10).toFixed(1);
}

/** A deterministic pseudo-random generator. */
function numbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return state / 2_147_483_648;
  };
}

/** What happened, the answers in the form, and the grade by definition. */
const VIGNETTES: readonly [string, Answers, Grade][] = [
  ['Fever on day 2, paracetamol', { treatment: 'simple' }, 'I'],
  ['Wound infection, opened at the bedside', { treatment: 'simple' }, 'I'],
  ['Nausea for three days, antiemetics', { treatment: 'simple' }, 'I'],
  ['Hypokalaemia, electrolytes replaced', { treatment: 'simple' }, 'I'],
  ['Atelectasis, physiotherapy', { treatment: 'simple' }, 'I'],
  ['Transient confusion, no treatment', { treatment: 'simple' }, 'I'],
  ['Pneumonia, antibiotics on the ward', { treatment: 'drugs' }, 'II'],
  ['Bleeding, two units transfused', { treatment: 'drugs' }, 'II'],
  ['Gastric emptying delayed, parenteral nutrition', { treatment: 'drugs' }, 'II'],
  ['Atrial fibrillation, amiodarone', { treatment: 'drugs' }, 'II'],
  ['Deep vein thrombosis, anticoagulation', { treatment: 'drugs' }, 'II'],
  ['Urinary infection, antibiotics', { treatment: 'drugs' }, 'II'],
  ['Abscess, CT-guided drain', { treatment: 'procedure', generalAnaesthesia: false }, 'IIIa'],
  ['Bile leak, ERCP under sedation', { treatment: 'procedure' }, 'IIIa'],
  ['Pleural effusion, drained', { treatment: 'procedure', generalAnaesthesia: false }, 'IIIa'],
  ['Haematoma, evacuated under local anaesthesia', { treatment: 'procedure' }, 'IIIa'],
  ['Bleeding ulcer, endoscopic clips', { treatment: 'procedure' }, 'IIIa'],
  ['Leak, relaparotomy', { treatment: 'procedure', generalAnaesthesia: true }, 'IIIb'],
  ['Burst abdomen, closed', { treatment: 'procedure', generalAnaesthesia: true }, 'IIIb'],
  ['Bleeding, reoperated', { treatment: 'procedure', generalAnaesthesia: true }, 'IIIb'],
  ['Bowel obstruction, adhesiolysis', { treatment: 'procedure', generalAnaesthesia: true }, 'IIIb'],
  ['Lung failure, ventilated', { treatment: 'intensive', severalOrgans: false }, 'IVa'],
  ['Kidney failure, dialysis', { treatment: 'intensive', severalOrgans: false }, 'IVa'],
  ['Septic shock, vasopressors alone', { treatment: 'intensive' }, 'IVa'],
  ['Subarachnoid bleeding, intensive care', { treatment: 'intensive' }, 'IVa'],
  ['Sepsis, lungs and kidneys', { treatment: 'intensive', severalOrgans: true }, 'IVb'],
  ['Liver and kidney failure', { treatment: 'intensive', severalOrgans: true }, 'IVb'],
  ['Shock, ventilated and dialysed', { treatment: 'intensive', severalOrgans: true }, 'IVb'],
  ['Pulmonary embolism, died on day 4', { treatment: 'death' }, 'V'],
  ['Died after relaparotomy', { treatment: 'death', generalAnaesthesia: true }, 'V'],
];

describe('Grading an outcome', () => {
  it('takes thirty vignettes', () => expect(VIGNETTES).toHaveLength(30));
  it.each(VIGNETTES)('%s', (_, answers, grade) => {
    expect(gradeOf(answers)).toBe(grade);
  });

  it('defines every grade', () => {
    expect(Object.keys(DEFINITIONS)).toEqual([...GRADES]);
  });

  it('names the gravest grade, and none where there is none', () => {
    expect(highestGrade(['II', 'IVa', 'IIIb'])).toBe('IVa');
    expect(highestGrade([])).toBe('none');
  });
});

describe('The Comprehensive Complication Index', () => {
  it.each<[Grade[], number]>([
    [[], 0],
    [['I'], 8.7],
    [['II'], 20.9],
    [['IIIa'], 26.2],
    [['IIIb'], 33.7],
    [['IVa'], 42.4],
    [['IVb'], 46.2],
    [['V'], 100],
    [['IIIa', 'II'], 33.5],
    [['I', 'V'], 100],
    [['IVb', 'IVb', 'IVb', 'IVb', 'IVb'], 100],
  ])('of %j is %d', (grades, index) => {
    expect(complicationIndex(grades)).toBe(index);
  });

  it('equals the reference for 1,000 random sets', () => {
    const next = numbers(29);
    const any = () => GRADES[Math.floor(next() * (next() < 0.05 ? 7 : 6))] as Grade;
    const sets = Array.from({ length: 1000 }, () =>
      Array.from({ length: Math.floor(next() * 9) }, any),
    );
    expect(sets.map((set) => complicationIndex(set).toFixed(1))).toEqual(sets.map(reference));
  });
});
