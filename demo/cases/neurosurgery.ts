import { type DemoCase, said } from './demo-case';

export const neurosurgery: DemoCase[] = [
  {
    author: 'sophie.tremblay',
    speciality: 'Neurosurgery',
    age: 44,
    gender: 'Female',
    diagnosis: 'Left temporal glioma near the language cortex',
    posted: 'this week',
    history:
      'First seizure, fluent, subtle naming difficulty. MRI: 4.5 cm ring-enhancing lesion with necrosis in the posterior temporal lobe, considerable oedema, midline shift of 4 mm. On dexamethasone and levetiracetam. Bilingual, works as an interpreter.',
    question:
      'Awake mapping in both languages for a lesion that looks like a glioblastoma? How far do you go beyond the enhancement?',
    pictures: ['head/glioma/left'],
    report: {
      title: 'MRI brain with contrast, functional series',
      technique:
        'T1 before and after contrast, T2, FLAIR, perfusion, tractography and task-based functional imaging.',
      findings: [
        'Irregular ring-enhancing lesion of the left posterior temporal lobe, 45 × 38 mm, central necrosis, relative blood volume raised to 5.2.',
        'Arcuate fasciculus displaced medially, 6 mm from the deep margin. Activation for naming at the posterior margin.',
        'Midline shift 4 mm. No second lesion.',
      ],
      impression: 'High-grade glioma next to eloquent cortex and the arcuate fasciculus.',
    },
    comments: [
      said(
        'lukas.brandt',
        'Awake, both languages, and a third task for switching between them: for an interpreter that is the function. Stop at the tract, not at the enhancement.',
      ),
      said(
        'ayesha.malik',
        'Fluorescence helps less in the oedema than it promises. Subcortical stimulation at 3 mA is what I stop for.',
        said('sophie.tremblay', 'Awake on Thursday, then: both languages, and switching.'),
      ),
      said(
        'bilal.qureshi',
        'As a reader from another field: how do you tell a patient in the middle of it?',
        said(
          'sophie.tremblay',
          'One asks what she sees, and she tells you. It is the calmest room in the hospital.',
        ),
      ),
    ],
  },
  {
    author: 'lukas.brandt',
    speciality: 'Neurosurgery',
    age: 61,
    gender: 'Female',
    diagnosis: 'Convexity meningioma with a year of growth',
    posted: 'this week',
    history:
      'Incidental finding after a fall, 3.1 cm in the left frontal convexity, growth of 4 mm in a year with new oedema. No deficit. Hypertension only. She would rather not have her head shaved.',
    question: 'Operate at 61 for growth and oedema or radiosurgery? Does anyone still shave?',
    pictures: ['head/meningioma/left'],
    comments: [
      said(
        'sophie.tremblay',
        'Surgery for a convexity lesion with oedema: Simpson 1 is a cure. We wash the hair with chlorhexidine and part it; no shaving since my residency.',
      ),
      said(
        'ayesha.malik',
        'Ask about seizures carefully, the family often knows of absences the patient does not.',
      ),
    ],
  },
  {
    author: 'ayesha.malik',
    speciality: 'Neurosurgery',
    age: 7,
    ageUnit: 'months',
    gender: 'Female',
    diagnosis: 'Hydrocephalus with aqueduct stenosis: third ventriculostomy under one year?',
    posted: 'earlier',
    history:
      'Head circumference crossing centiles, sun-setting eyes, fontanelle tense. MRI: triventricular dilatation with a membrane in the aqueduct. No infection, born at term. The family lives nine hours from us.',
    question:
      'Endoscopic third ventriculostomy with choroid plexus cauterisation, or a shunt? Distance makes every shunt a risk of its own.',
    outcome:
      'Ventriculostomy with cauterisation on both sides. Fontanelle soft at six weeks, head growing along the line.',
    pictures: ['head/hydrocephalus'],
    comments: [
      said(
        'sophie.tremblay',
        'Success score of 70 at this age and cause. With nine hours to travel the ventriculostomy is worth the try.',
      ),
      said(
        'lukas.brandt',
        'With cauterisation on both sides. And give the family a photograph of the child’s eyes, normal and not.',
        said('ayesha.malik', 'A good idea. We shall do that for everyone.'),
      ),
      said('adaeze.eze', 'A paper card with the steps for the nearest hospital saved one of ours.'),
    ],
  },
  {
    author: 'ayesha.malik',
    speciality: 'Neurosurgery',
    age: 42,
    gender: 'Male',
    diagnosis: 'Lumbar disc with foot drop for 36 hours',
    posted: 'today',
    history:
      'Sudden weakness after lifting: dorsiflexion 2/5, numbness of the first web space, no sphincter trouble. MRI: large sequestrated disc at L4/5 on the left with canal stenosis of two thirds. Tailor, sits all day.',
    question:
      'Tonight, tomorrow, or within the week? Which data convince you that hours matter for a foot?',
    pictures: ['spine/disc'],
    report: {
      title: 'MRI lumbar spine',
      technique: 'Sagittal T1, T2 and STIR; axial T2.',
      findings: [
        'L4/5: sequestrated disc on the left, 17 × 11 mm, migrated downwards behind the body of L5, compressing the L5 root. Canal narrowed by two thirds.',
        'L5/S1: broad-based bulge without contact to a root.',
        'Conus at L1, normal signal.',
      ],
      impression: 'Large left sequestration at L4/5.',
    },
    comments: [
      said('lukas.brandt', 'Within 24 hours at 2/5. The evidence is poor, the regret is not.'),
      said(
        'sophie.tremblay',
        'Tomorrow first on the list with a rested team. Only the cauda is a night operation for me.',
      ),
      said(
        'rajesh.pillai',
        'Tell him that walking comes before dorsiflexion: they count the wrong thing.',
      ),
    ],
  },
];
