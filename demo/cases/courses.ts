import type { Complication, Effect } from '../../backend/src/clinical-cases/outcome/outcome.rules';

/** The figures of a demo case's outcome, besides its text. */
export interface DemoCourse {
  readonly stayDays: number;
  readonly complications: readonly Complication[];
  readonly isReoperated: boolean;
  /** The effect of each commenter's advice on the plan, by key. */
  readonly advice: Readonly<Record<string, Effect>>;
}

/** By diagnosis, which identifies a demo case. */
export const courses: Readonly<Record<string, DemoCourse>> = {
  'Persistent primary hyperparathyroidism after bilateral exploration': {
    stayDays: 2,
    complications: [],
    isReoperated: false,
    advice: { 'marco.bellini': 'changed', 'juliana.costa': 'confirmed' },
  },
  'Retrosternal goitre with tracheal compression to 6 mm': {
    stayDays: 4,
    complications: [{ grade: 'I', text: 'Temporary low calcium, tablets' }],
    isReoperated: false,
    advice: { 'anh.nguyen': 'confirmed', 'thomas.ashworth': 'otherwise' },
  },
  'Internal hernia at 26 weeks of pregnancy after gastric bypass': {
    stayDays: 4,
    complications: [],
    isReoperated: false,
    advice: { 'chloe.bennett': 'confirmed' },
  },
  'Spontaneous oesophageal perforation, presenting at 30 hours': {
    stayDays: 31,
    complications: [
      { grade: 'II', text: 'Atrial fibrillation, amiodarone' },
      { grade: 'IVa', text: 'Lung failure, ventilated for four days' },
    ],
    isReoperated: false,
    advice: {
      'antoine.mercier': 'changed',
      'ingrid.lindqvist': 'changed',
      'thomas.ashworth': 'confirmed',
    },
  },
  'Congenital cholesteatoma behind an intact drum': {
    stayDays: 1,
    complications: [],
    isReoperated: false,
    advice: { 'weiling.tan': 'changed' },
  },
  'Invasive lobular carcinoma, larger on MRI than on mammography': {
    stayDays: 2,
    complications: [{ grade: 'I', text: 'Seroma, punctured once' }],
    isReoperated: false,
    advice: { 'giulia.ferrari': 'changed', 'amara.nwosu': 'confirmed' },
  },
  'Renal mass of 4.8 cm in a solitary kidney': {
    stayDays: 6,
    complications: [{ grade: 'IIIa', text: 'Urine leak, ureteric stent' }],
    isReoperated: false,
    advice: { 'bilal.qureshi': 'changed', 'erik.sandberg': 'otherwise' },
  },
  'Anterior mediastinal mass with myasthenia': {
    stayDays: 8,
    complications: [],
    isReoperated: false,
    advice: {
      'lukas.brandt': 'changed',
      'thomas.ashworth': 'confirmed',
      'camille.laurent': 'otherwise',
    },
  },
  'Gastroschisis without access to parenteral nutrition': {
    stayDays: 24,
    complications: [{ grade: 'II', text: 'Sepsis from a line, antibiotics' }],
    isReoperated: false,
    advice: { 'zainab.hussain': 'changed' },
  },
  'Laterally spreading tumour of the rectum, 62 mm, granular mixed type': {
    stayDays: 3,
    complications: [],
    isReoperated: false,
    advice: { 'antoine.mercier': 'changed', 'fiona.macleod': 'confirmed' },
  },
  'Achalasia type II with recurrent symptoms after balloon dilatation': {
    stayDays: 3,
    complications: [],
    isReoperated: false,
    advice: {
      'antoine.mercier': 'changed',
      'camille.laurent': 'confirmed',
      'kenji.watanabe': 'otherwise',
    },
  },
  'Neck contracture one year after a flame burn': {
    stayDays: 9,
    complications: [{ grade: 'I', text: 'Tip of the flap lost, dressings' }],
    isReoperated: false,
    advice: { 'rafael.monteiro': 'changed' },
  },
  'Gastric GIST of 11 cm near the cardia, responding to imatinib': {
    stayDays: 6,
    complications: [],
    isReoperated: false,
    advice: { 'hannah.clarke': 'changed', 'yuki.tanaka': 'confirmed' },
  },
  'Hydrocephalus with aqueduct stenosis: third ventriculostomy under one year?': {
    stayDays: 5,
    complications: [],
    isReoperated: false,
    advice: { 'lukas.brandt': 'changed', 'sophie.tremblay': 'confirmed' },
  },
  'Necrotising infection of the perineum and flank in diabetes': {
    stayDays: 38,
    complications: [{ grade: 'IVa', text: 'Septic shock, vasopressors for three days' }],
    isReoperated: true,
    advice: { 'daniel.rosen': 'changed', 'valentina.rios': 'confirmed' },
  },
  'Supracondylar fracture with a pink, pulseless hand': {
    stayDays: 2,
    complications: [],
    isReoperated: false,
    advice: { 'tanya.whitfield': 'confirmed', 'gurpreet.bedi': 'otherwise' },
  },
  'Giant hiatus hernia with intrathoracic stomach and anaemia': {
    stayDays: 4,
    complications: [{ grade: 'II', text: 'Pneumonia, antibiotics' }],
    isReoperated: false,
    advice: { 'hannah.clarke': 'confirmed', 'nandini.iyer': 'otherwise' },
  },
  'Rheumatic mitral regurgitation, repair or replace?': {
    stayDays: 9,
    complications: [],
    isReoperated: false,
    advice: { 'chinonso.okafor': 'changed', 'rohan.chatterjee': 'confirmed' },
  },
  'Obturator hernia with small bowel obstruction': {
    stayDays: 5,
    complications: [],
    isReoperated: false,
    advice: { 'owen.pritchard': 'changed', 'pieter.vandijk': 'confirmed' },
  },
  'Biliary atresia after failed Kasai, living donor left lateral graft': {
    stayDays: 24,
    complications: [
      { grade: 'II', text: 'Rejection on day 9, steroids' },
      { grade: 'IIIb', text: 'Fascia closed on day 5' },
    ],
    isReoperated: true,
    advice: { 'rebecca.thornton': 'changed', 'zainab.hussain': 'changed' },
  },
  'Chronic limb-threatening ischaemia with a long femoropopliteal occlusion': {
    stayDays: 21,
    complications: [{ grade: 'IIIa', text: 'Haematoma of the groin, drained' }],
    isReoperated: false,
    advice: { 'sanne.devries': 'changed', 'khalid.almansoori': 'confirmed' },
  },
  'Fleshy recurrent pterygium, second time, reaching the pupil edge': {
    stayDays: 0,
    complications: [],
    isReoperated: false,
    advice: { 'fatima.khalil': 'changed' },
  },
  'Bilateral staghorn calculi in a child with hyperoxaluria under investigation': {
    stayDays: 12,
    complications: [{ grade: 'II', text: 'Fever after the first session, antibiotics' }],
    isReoperated: false,
    advice: { 'zainab.hussain': 'changed', 'farhan.siddiqui': 'changed' },
  },
  'Deep endometriosis of the rectovaginal septum with a 28 mm rectal nodule': {
    stayDays: 4,
    complications: [],
    isReoperated: false,
    advice: { 'fiona.macleod': 'changed', 'lucia.navarro': 'confirmed' },
  },
  'Retroperitoneal liposarcoma, 24 cm, displacing the left kidney': {
    stayDays: 9,
    complications: [{ grade: 'II', text: 'Two units of blood' }],
    isReoperated: false,
    advice: { 'elena.vasquez': 'changed', 'farhan.siddiqui': 'confirmed' },
  },
};
