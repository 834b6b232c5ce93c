import type { DemoPosition } from './position';

export const research: readonly DemoPosition[] = [
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
];
