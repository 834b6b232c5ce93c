import type { DurationUnit } from '../../opportunities/duration.rules';
import type { OpportunityType } from '../../opportunities/opportunity.rules';

/** A position of the demo community, where its owner works. */
export interface DemoPosition {
  /** Who offers it, by key. */
  readonly by: string;
  readonly title: string;
  readonly type: OpportunityType;
  readonly duration: readonly [number, DurationUnit];
  /** Days from the seeding to the first day; below zero for those that have begun. */
  readonly begins: number;
  readonly speciality?: string;
  readonly description: string;
  readonly qualifications: string;
  readonly experience: string;
  /** Who applied, by key. */
  readonly applicants: readonly string[];
}

const WEEKS =
  'Housing near the hospital can be arranged. Visitors follow ward rounds, theatre lists and the weekly conference.';

export const positions: readonly DemoPosition[] = [
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
    by: 'javier.ortega',
    title: 'Observer, living donor liver transplantation',
    type: 'Observer',
    duration: [3, 'Months'],
    begins: 52,
    description:
      'Follow donors and recipients from first clinic to discharge. No hands-on work; every question is welcome.',
    qualifications: 'Surgical residency started',
    experience: 'None',
    applicants: ['priya.raghunathan', 'ayesha.malik'],
  },
  {
    by: 'marco.bellini',
    title: 'Research position, thyroid ultrasound',
    type: 'Paid Research position',
    duration: [2, 'Years'],
    begins: 73,
    description:
      'A multicentre registry of indeterminate nodules with seven hospitals. You would own the imaging arm, from protocol to paper.',
    qualifications: 'MD or PhD student',
    experience: '1 year of imaging',
    applicants: ['grace.kim'],
  },
  {
    by: 'priya.raghunathan',
    title: 'Visitor in complex biliary reconstruction',
    type: 'Visitor',
    duration: [28, 'Days'],
    begins: 40,
    description: `Four weeks with a team that repairs bile duct injuries referred from five states. ${WEEKS}`,
    qualifications: 'MS General Surgery',
    experience: 'Some exposure to biliary surgery',
    applicants: ['chinonso.okafor', 'bilal.qureshi', 'omar.mansour', 'meera.krishnan'],
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
    by: 'lukas.brandt',
    title: 'Awake craniotomy, four weeks as an observer',
    type: 'Observer',
    duration: [4, 'Months'],
    begins: 30,
    description: `Language mapping in two languages, twice a week, with the neuropsychologist in theatre. ${WEEKS}`,
    qualifications: 'Neurosurgical residency, year 3 or later',
    experience: 'Some tumour surgery',
    applicants: ['ayesha.malik'],
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
    by: 'yuki.tanaka',
    title: 'Endoscopic submucosal dissection, hands-on on models',
    type: 'Visitor',
    duration: [14, 'Days'],
    begins: 45,
    speciality: 'Endoscopic Surgery',
    description:
      'Mornings in the endoscopy suite, afternoons on ex vivo stomachs with the same knives. Six visitors a year.',
    qualifications: 'Endoscopy training completed',
    experience: '500 gastroscopies',
    applicants: ['kenji.watanabe', 'antoine.mercier'],
  },
  {
    by: 'hannah.clarke',
    title: 'Clinical research fellow, oesophageal cancer outcomes',
    type: 'Paid Research position',
    duration: [2, 'Years'],
    begins: 90,
    description:
      'A linked national data set of 22,000 resections, an established group of statisticians, and time in theatre one day a week. The post leads to an MD by thesis; previous fellows have all been awarded theirs.',
    qualifications: 'MRCS, full registration',
    experience: '2 years of core training',
    applicants: ['owen.pritchard', 'yuki.tanaka'],
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
    by: 'zainab.hussain',
    title: 'Visitor in neonatal surgery',
    type: 'Visitor',
    duration: [1, 'Months'],
    begins: 25,
    description: `Oesophageal atresia, gastroschisis and the long way home: a month with the neonatal team. ${WEEKS}`,
    qualifications: 'Paediatric surgery trainee',
    experience: 'None',
    applicants: ['adaeze.eze'],
  },
  {
    by: 'rebecca.thornton',
    title: 'Research fellow, machine perfusion of livers',
    type: 'Paid Research position',
    duration: [2, 'Years'],
    begins: 150,
    description:
      'Normothermic perfusion from the laboratory to the first trial. You will run experiments, write the protocol for the ethics board and present abroad.',
    qualifications: 'MD, eligible for a research visa',
    experience: 'Laboratory experience helps',
    applicants: ['javier.ortega'],
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
    by: 'nandini.iyer',
    title: 'Laparoscopic suturing, two weeks',
    type: 'Visitor',
    duration: [14, 'Days'],
    begins: 20,
    description:
      'Box trainers in the morning, animal tissue in the afternoon, feedback on video in the evening. Groups of four.',
    qualifications: 'Surgical resident',
    experience: 'Basic laparoscopy',
    applicants: ['halima.bello', 'lakshmi.menon', 'gurpreet.bedi'],
  },
  {
    by: 'daniel.rosen',
    title: 'Colorectal robotics, case observation',
    type: 'Observer',
    duration: [2, 'Months'],
    begins: 65,
    description:
      'Total mesorectal excision, pelvic exenteration and reconstruction. Console time on the simulator every day.',
    qualifications: 'Colorectal fellow or consultant',
    experience: 'Laparoscopic colorectal surgery',
    applicants: ['fiona.macleod'],
  },
  {
    by: 'fiona.macleod',
    title: 'Surgical audit of stoma complications',
    type: 'Unpaid research position',
    duration: [6, 'Months'],
    begins: 15,
    description:
      'Part-time and remote: data from eleven hospitals are waiting for somebody who likes clean definitions.',
    qualifications: 'Medical degree',
    experience: 'Any audit',
    applicants: ['daniel.rosen', 'pieter.vandijk'],
  },
  {
    by: 'gurpreet.bedi',
    title: 'Arthroplasty registry, data analyst',
    type: 'Unpaid research position',
    duration: [1, 'Years'],
    begins: 50,
    description:
      'Fourteen thousand knees with patient-reported outcomes. You bring statistics, we bring the questions.',
    qualifications: 'MS Orthopaedics or public health',
    experience: 'R or Stata',
    applicants: [],
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
    by: 'khalid.almansoori',
    title: 'Hand and limb replantation unit',
    type: 'Observer',
    duration: [2, 'Months'],
    begins: 70,
    speciality: 'Hand and microsurgery',
    description:
      'On call with the replantation team: industrial injuries from the whole region, microscopes always set up.',
    qualifications: 'Plastic, vascular or orthopaedic surgeon',
    experience: 'Microsurgical course',
    applicants: ['rafael.monteiro'],
  },
  {
    by: 'rafael.monteiro',
    title: 'Facial palsy reanimation',
    type: 'Visitor',
    duration: [21, 'Days'],
    begins: -60,
    description: 'Nerve transfers and free gracilis, with the physiotherapists who make them work.',
    qualifications: 'Plastic surgeon',
    experience: 'Microsurgery',
    applicants: ['amara.nwosu'],
  },
  {
    by: 'thomas.ashworth',
    title: 'Uniportal VATS, observer in autumn',
    type: 'Observer',
    duration: [1, 'Months'],
    begins: -75,
    description:
      'Ten lobectomies a week through one small cut, and an honest discussion of the two that were converted.',
    qualifications: 'Thoracic trainee',
    experience: 'Some VATS',
    applicants: ['ingrid.lindqvist', 'johan.botha'],
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
