/** The two kinds of papers: a report of one case (SCARE), or a series of cases (PROCESS). */
export const PAPER_FORMS = ['scare', 'process'] as const;
export type PaperForm = (typeof PAPER_FORMS)[number];

export const ITEM_STATES = ['filled', 'missing', 'not-applicable'] as const;
export type ItemState = (typeof ITEM_STATES)[number];

/** What a case says by itself. */
export const CASE_PARTS = [
  'patient',
  'presentation',
  'timeline',
  'tests',
  'diagnosis',
  'decision',
  'operation',
  'pathology',
  'outcome',
  'measures',
  'complications',
  'returns',
  'consent',
  'privacy',
  'figures',
  'references',
] as const;
export type CasePart = (typeof CASE_PARTS)[number];

/** What a case has no field for: the author writes it on the page of the paper. */
export const PAPER_TEXTS = [
  'title',
  'keywords',
  'highlights',
  'abstractWhy',
  'abstractCase',
  'abstractLesson',
  'introduction',
  'design',
  'setting',
  'participants',
  'period',
  'pastHistory',
  'medicines',
  'familyHistory',
  'circumstances',
  'examination',
  'reasoning',
  'difficulties',
  'prognosis',
  'otherTreatment',
  'operator',
  'quality',
  'changes',
  'aftercare',
  'adherence',
  'lost',
  'strengths',
  'limits',
  'literature',
  'lessons',
  'patientView',
  'ethics',
  'registration',
  'contributions',
  'funding',
  'interests',
  'data',
] as const;
export type PaperText = (typeof PAPER_TEXTS)[number];

export type ItemKey = CasePart | PaperText;

/** A checklist item, in our own words. */
export interface PaperItem {
  readonly number: string;
  /** The heading under which it stands in the paper. */
  readonly section: string;
  readonly name: string;
  readonly key: ItemKey;
  /** Whether its author may say that it does not apply. */
  readonly mayNotApply: boolean;
}

export const MOST_REFERENCES = 100;
export const MOST_TEXT = 4_000;

export const isPaperText = (key: string): key is PaperText =>
  (PAPER_TEXTS as readonly string[]).includes(key);

type Told = readonly [number: string, name: string, key: ItemKey, mayNotApply?: 'or not'];
type Section = readonly [section: string, ...items: readonly Told[]];

const itemsOf = (sections: readonly Section[]): PaperItem[] =>
  sections.flatMap(([section, ...items]) =>
    items.map(([number, name, key, mayNotApply]) => ({
      number,
      section,
      name,
      key,
      mayNotApply: mayNotApply !== undefined,
    })),
  );

const SCARE = itemsOf([
  [
    'Title and keywords',
    ['1', 'A title that names the finding or the procedure, and “case report”', 'title'],
    ['2', 'Three to six keywords', 'keywords'],
    ['3', 'The main points, in short', 'highlights', 'or not'],
  ],
  [
    'Abstract',
    ['4a', 'Why the case is worth reporting', 'abstractWhy'],
    ['4b', 'What happened to the patient', 'abstractCase'],
    ['4c', 'What it teaches', 'abstractLesson'],
  ],
  ['Introduction', ['5', 'What is known so far, with references', 'introduction']],
  [
    'The patient',
    ['6a', 'Age and gender', 'patient'],
    ['6b', 'Symptoms, and how the patient came to be seen', 'presentation'],
    ['6c', 'Earlier illnesses and operations', 'pastHistory', 'or not'],
    ['6d', 'Medicines and allergies', 'medicines', 'or not'],
    ['6e', 'Illnesses in the family', 'familyHistory', 'or not'],
    ['6f', 'Circumstances that matter, such as smoking or work', 'circumstances', 'or not'],
    ['7', 'Findings on examination', 'examination', 'or not'],
    ['8', 'The course in days', 'timeline'],
  ],
  [
    'Diagnosis',
    ['9a', 'Tests and imaging', 'tests', 'or not'],
    ['9b', 'The diagnosis', 'diagnosis'],
    ['9c', 'Other diagnoses that were considered, and why not', 'reasoning', 'or not'],
    ['9d', 'What made the diagnosis difficult', 'difficulties', 'or not'],
    ['9e', 'Stage or outlook', 'prognosis', 'or not'],
  ],
  [
    'Treatment',
    ['10a', 'What was decided before the operation, and why', 'decision', 'or not'],
    ['10b', 'The operation or other procedure', 'operation', 'or not'],
    ['10c', 'Drugs and other treatment', 'otherTreatment', 'or not'],
    ['10d', 'Who operated, with what experience', 'operator', 'or not'],
    ['10e', 'Where the patient was treated', 'setting'],
    ['10f', 'What was changed from the plan, and why', 'changes', 'or not'],
    ['11', 'Pathology', 'pathology', 'or not'],
  ],
  [
    'Outcome',
    ['12a', 'What became of the patient', 'outcome'],
    ['12b', 'How long the patient was followed, and by what means', 'measures'],
    ['12c', 'Complications, graded by Clavien–Dindo', 'complications'],
    ['12d', 'Reoperation, readmission and length of stay', 'returns'],
    ['12e', 'How treatment was tolerated and followed', 'adherence', 'or not'],
  ],
  [
    'Discussion',
    ['13a', 'Strengths of the treatment', 'strengths'],
    ['13b', 'Limits of the treatment and of the report', 'limits'],
    ['13c', 'Comparison with the literature', 'literature'],
    ['13d', 'What others can learn', 'lessons'],
    ['14', 'The patient’s own view', 'patientView', 'or not'],
  ],
  [
    'Consent and privacy',
    ['15', 'The patient’s consent to publication', 'consent'],
    ['16', 'How the patient’s identity is protected', 'privacy'],
    ['17', 'Ethical approval', 'ethics', 'or not'],
  ],
  ['Figures', ['18', 'Figures with their legends', 'figures', 'or not']],
  ['References', ['19', 'The works cited, by DOI or PMID', 'references']],
  [
    'Statements',
    ['20', 'What each author contributed', 'contributions'],
    ['21', 'Funding', 'funding'],
    ['22', 'Conflicts of interest', 'interests'],
  ],
]);

const PROCESS = itemsOf([
  [
    'Title and keywords',
    ['1', 'A title that names the subject, and “case series”', 'title'],
    ['2', 'Three to six keywords', 'keywords'],
    ['3', 'The main points, in short', 'highlights', 'or not'],
  ],
  [
    'Abstract',
    ['4a', 'Why the series is worth reporting', 'abstractWhy'],
    ['4b', 'What was done and found', 'abstractCase'],
    ['4c', 'What it teaches', 'abstractLesson'],
  ],
  [
    'Introduction',
    ['5', 'What is known so far, and the question, with references', 'introduction'],
  ],
  [
    'Methods',
    ['6a', 'Design: prospective or not, consecutive or not, one centre or several', 'design'],
    ['6b', 'Registration of the study', 'registration', 'or not'],
    ['6c', 'Ethical approval', 'ethics', 'or not'],
    ['6d', 'Where the patients were treated', 'setting'],
    ['6e', 'Who was included, and how many', 'participants'],
    ['6f', 'From when to when', 'period'],
    ['7a', 'What was decided before the operation, and why', 'decision', 'or not'],
    ['7b', 'The operation or other procedure', 'operation'],
    ['7c', 'Who operated, with what experience', 'operator'],
    ['7d', 'How the procedure was kept the same', 'quality', 'or not'],
    ['7e', 'Care after the operation', 'aftercare', 'or not'],
    ['7f', 'Drugs and other treatment', 'otherTreatment', 'or not'],
  ],
  [
    'Results',
    ['8a', 'Age and gender', 'patient'],
    ['8b', 'Symptoms, and how patients came to be seen', 'presentation'],
    ['8c', 'Earlier illnesses and operations', 'pastHistory', 'or not'],
    ['8d', 'Tests and imaging', 'tests', 'or not'],
    ['8e', 'The diagnosis', 'diagnosis'],
    ['8f', 'Pathology', 'pathology', 'or not'],
    ['8g', 'The course in days', 'timeline'],
    ['8h', 'What was changed from the plan, and why', 'changes', 'or not'],
    ['9a', 'What became of the patients', 'outcome'],
    ['9b', 'How long they were followed, and by what means', 'measures'],
    ['9c', 'Complications, graded by Clavien–Dindo', 'complications'],
    ['9d', 'Reoperations, readmissions and length of stay', 'returns'],
    ['9e', 'Who was lost to follow-up', 'lost', 'or not'],
  ],
  [
    'Discussion',
    ['10a', 'Strengths of the treatment', 'strengths'],
    ['10b', 'Limits of the treatment and of the series', 'limits'],
    ['10c', 'Comparison with the literature', 'literature'],
    ['10d', 'What others can learn', 'lessons'],
    ['11', 'The patients’ own view', 'patientView', 'or not'],
  ],
  [
    'Consent and privacy',
    ['12', 'The patients’ consent to publication', 'consent'],
    ['13', 'How the patients’ identity is protected', 'privacy'],
  ],
  ['Figures', ['14', 'Figures with their legends', 'figures', 'or not']],
  ['References', ['15', 'The works cited, by DOI or PMID', 'references']],
  [
    'Statements',
    ['16', 'What each author contributed', 'contributions'],
    ['17', 'Funding', 'funding'],
    ['18', 'Conflicts of interest', 'interests'],
    ['19', 'Where the data are', 'data', 'or not'],
  ],
]);

/** The checklist of each form. */
export const PAPER_ITEMS: Readonly<Record<PaperForm, readonly PaperItem[]>> = {
  scare: SCARE,
  process: PROCESS,
};
