import type { DemoPosition } from './position';

export const training: readonly DemoPosition[] = [
  {
    by: 'anna.schreiber',
    title: 'Robotic HPB fellowship',
    type: 'Paid training position',
    duration: [12, 'Months'],
    begins: 102,
    description:
      'Two consoles, about 180 liver and pancreas resections a year, half of them minimally invasive. You assist from week one and operate under supervision from month four. One day a week is protected for research, with a registry of 1,400 resections to work on.',
    qualifications: 'Board certification in surgery, HPB training',
    experience: '3 years after board',
    applicants: ['priya.raghunathan', 'mateo.alvarez', 'rebecca.thornton'],
  },
  {
    by: 'arjun.mehta',
    title: 'Fellowship in peritoneal surface malignancy',
    type: 'Paid training position',
    duration: [1, 'Years'],
    begins: 120,
    description:
      'Cytoreduction and HIPEC, about 90 cases a year, with a tumour board that decides together. You run the outpatient follow-up and present at the national meeting.',
    qualifications: 'MCh or DNB Surgical Oncology',
    experience: '2 years after qualification',
    applicants: ['elena.vasquez', 'kavita.deshpande'],
  },
  {
    by: 'chloe.bennett',
    title: 'Bariatric fellowship with revisional surgery',
    type: 'Paid training position',
    duration: [12, 'Months'],
    begins: 75,
    description:
      'Sleeves, bypasses and the difficult revisions in one public and one private hospital. A fellow operates on some 120 patients a year.',
    qualifications: 'FRACS or equivalent',
    experience: 'Completed general surgical training',
    applicants: ['leila.haddad', 'beatriz.almeida'],
  },
  {
    by: 'thandiwe.nkosi',
    title: 'Trauma fellowship in a level one centre',
    type: 'Unpaid training position',
    duration: [6, 'Months'],
    begins: 60,
    description:
      'Penetrating trauma every night, damage control as a routine, and a teaching round at seven. Registration and a work permit take three months, so write early.',
    qualifications: 'FCS, FRCS or equivalent',
    experience: '1 year of trauma',
    applicants: ['marcus.bell', 'valentina.rios', 'adaeze.eze'],
  },
  {
    by: 'meera.krishnan',
    title: 'Small-incision cataract surgery, high volume',
    type: 'Unpaid training position',
    duration: [3, 'Months'],
    begins: 35,
    description:
      'Two hundred operations under supervision, with outcomes reviewed every Friday. Camps in villages are part of it.',
    qualifications: 'MS Ophthalmology',
    experience: 'None required',
    applicants: ['haruka.sato'],
  },
  {
    by: 'sanne.devries',
    title: 'Complex endovascular aortic repair',
    type: 'Paid training position',
    duration: [18, 'Months'],
    begins: 130,
    description:
      'Fenestrated and branched repair in a hybrid theatre, and open conversions when they are needed. Dutch lessons are paid for.',
    qualifications: 'Vascular surgeon',
    experience: 'Board certified',
    applicants: ['khalid.almansoori', 'tanya.whitfield'],
  },
  {
    by: 'giulia.ferrari',
    title: 'Oncoplastic breast surgery',
    type: 'Unpaid training position',
    duration: [6, 'Months'],
    begins: 80,
    description:
      'Level two oncoplasty, nipple-sparing mastectomy and reconstruction, with a plastic surgeon on the same list.',
    qualifications: 'General or plastic surgery board',
    experience: '1 year of breast surgery',
    applicants: ['kavita.deshpande', 'fatima.khalil'],
  },
  {
    by: 'camille.laurent',
    title: 'Single-port and natural orifice surgery',
    type: 'Paid training position',
    duration: [12, 'Months'],
    begins: 110,
    description:
      'A training institute with its own animal laboratory and a hospital across the street. You teach as much as you learn.',
    qualifications: 'General surgery board',
    experience: 'Advanced laparoscopy',
    applicants: ['nandini.iyer'],
  },
  {
    by: 'erik.sandberg',
    title: 'Stone clinic and mini-PCNL',
    type: 'Unpaid training position',
    duration: [4, 'Months'],
    begins: -20,
    description:
      'Prone and supine access, laser settings that matter, and a metabolic clinic on Thursdays.',
    qualifications: 'Urology resident, final year',
    experience: 'Ureteroscopy',
    applicants: ['farhan.siddiqui'],
  },
];
