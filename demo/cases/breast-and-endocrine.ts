import { type DemoCase, said } from './demo-case';

export const breastAndEndocrine: DemoCase[] = [
  {
    author: 'kavita.deshpande',
    speciality: 'Breast Surgery',
    age: 47,
    gender: 'Female',
    diagnosis: 'Invasive lobular carcinoma, larger on MRI than on mammography',
    posted: 'earlier',
    history:
      'Architectural distortion of 18 mm on mammography, ultrasound {echoMass}. Core biopsy: invasive lobular carcinoma, ER 8, PR 6, HER2 negative, grade 2. MRI: 46 mm of non-mass enhancement in the same quadrant. Clinically node-negative. C cup, wishes conservation.',
    question:
      'Biopsy the far end of the enhancement before deciding? Would you offer a level 2 oncoplastic resection or go to mastectomy?',
    outcome:
      'The far clip was positive. Wise-pattern reduction with 52 mm of disease, margins clear at 3 mm, and she is pleased.',
    pictures: ['exam/lobular-carcinoma', 'mammogram/distortion'],
    comments: [
      said(
        'giulia.ferrari',
        'Never let MRI alone take a breast. Biopsy the far end, clip it, and if positive a therapeutic mammoplasty can still remove 5 cm in a C cup.',
      ),
      said(
        'arjun.mehta',
        'Margins in lobular disease are treacherous. Warn her of a one in four chance of a second operation and she will take it well if it comes.',
        said('kavita.deshpande', 'I have told her, and the far end is being biopsied tomorrow.'),
      ),
      said(
        'amara.nwosu',
        'Do the other side at six months, once radiotherapy has settled. Symmetry on the table rarely survives it.',
      ),
    ],
  },
  {
    author: 'giulia.ferrari',
    speciality: 'Breast Surgery',
    age: 33,
    gender: 'Female',
    diagnosis: 'Recurrent phyllodes tumour, borderline, 7 cm',
    posted: 'earlier',
    history:
      'Enucleated elsewhere two years ago as a fibroadenoma. Regrowth in six months to {mass} in a B cup. Core biopsy: borderline phyllodes, stromal overgrowth. Chest CT clear. Nursing a six-month-old.',
    question:
      'One centimetre of margin means most of the breast. Mastectomy with immediate reconstruction, or wide excision and delayed lipofilling?',
    pictures: ['exam/phyllodes', 'histology/spindle'],
    comments: [
      said(
        'kavita.deshpande',
        'Skin-sparing mastectomy with a prepectoral implant. For recurrent borderline lesions I accept nothing under 10 mm.',
      ),
      said(
        'rafael.monteiro',
        'At 33, think of an autologous option. A DIEP in a young mother is a long day but lasts for life.',
      ),
      said(
        'elena.vasquez',
        'No axilla, no chemotherapy. Ask for a second pathology opinion, borderline and malignant differ by eye.',
        said('giulia.ferrari', 'Second opinion upheld borderline.'),
      ),
    ],
  },
  {
    author: 'kavita.deshpande',
    speciality: 'Breast Surgery',
    age: 52,
    gender: 'Female',
    diagnosis: 'Extensive calcifications, intermediate-grade DCIS over 38 mm',
    posted: 'today',
    history:
      'Screening mammography with segmental fine pleomorphic calcifications over 38 mm in the upper outer quadrant. Vacuum biopsy: intermediate-grade DCIS with comedo necrosis. No mass on ultrasound. B cup. No family history.',
    question:
      'Two localisation seeds to bracket, or straight mastectomy? Sentinel node with conservation at this size?',
    pictures: ['mammogram/calcifications/right'],
    report: {
      title: 'Bilateral mammography and stereotactic biopsy',
      technique:
        'Craniocaudal and oblique views with magnification; vacuum-assisted biopsy of 12 cores.',
      findings: [
        'Segmental fine pleomorphic calcifications in the right upper outer quadrant over 38 mm, without a mass.',
        'Calcifications present in 8 of 12 cores. Clip in place, 4 mm from the centre.',
        'Left breast without suspicious findings.',
      ],
      impression:
        'Histology: intermediate-grade ductal carcinoma in situ with necrosis. BI-RADS 6.',
    },
    comments: [
      said(
        'giulia.ferrari',
        'Bracket with two seeds, specimen radiograph in two planes, and no sentinel node if you conserve. If she ends in mastectomy, then the node as well.',
      ),
      said('elena.vasquez', 'A radiotherapy boost is easily forgotten in DCIS: mention it now.'),
    ],
  },
  {
    author: 'marco.bellini',
    speciality: 'Endocrine Surgery',
    age: 39,
    gender: 'Male',
    diagnosis: 'Phaeochromocytoma of 6 cm with hypertensive crises',
    posted: 'this week',
    history:
      'Headache, sweating and pressure up to 230/130. Plasma normetanephrine eight times the limit. CT: {mass} {side} adrenal mass, 28 HU unenhanced; MIBG uptake only there. Ejection fraction 48 %. Started on doxazosin ten days ago, now 150/90 with postural drop.',
    question:
      'How long do you block before surgery with a reduced ejection fraction, and lateral transperitoneal or retroperitoneoscopic at 6 cm?',
    pictures: ['exam/adrenal-mass'],
    comments: [
      said(
        'grace.kim',
        'Posterior up to 6 cm is my limit and only in a slim patient. I would go lateral here: early control of the vein and room to move.',
      ),
      said(
        'rohan.chatterjee',
        'Repeat the echocardiogram after three weeks of blockade. Catecholamine cardiomyopathy recovers quickly; surgery at 48 % and surgery at 58 % are different operations.',
        said(
          'marco.bellini',
          'It was 41 % ten days ago and is 48 % today. I shall wait the three weeks.',
        ),
      ),
      said(
        'farhan.siddiqui',
        'Genetic testing regardless of age, and tell the anaesthetist when you clip the vein: that is when the pressure falls.',
      ),
    ],
  },
  {
    author: 'grace.kim',
    speciality: 'Endocrine Surgery',
    age: 59,
    gender: 'Female',
    diagnosis: 'Persistent primary hyperparathyroidism after bilateral exploration',
    posted: 'earlier',
    history:
      'Calcium 2.91 mmol/L, PTH 210 ng/L one year after an exploration with two normal glands removed. 4D-CT: 9 mm enhancing nodule in the right tracheo-oesophageal groove at the level of the clavicle. Sestamibi negative. Voice normal, cords mobile.',
    question: 'Focused reoperation from the side under PTH control, or venous sampling first?',
    outcome:
      'Choline PET agreed with the CT. Focused lateral reoperation: PTH from 210 to 34 ng/L in ten minutes, voice normal.',
    pictures: [],
    report: {
      title: '4D-CT of the neck',
      technique: 'Unenhanced, arterial and delayed phase from the skull base to the carina.',
      findings: [
        'Nodule of 9 mm in the right tracheo-oesophageal groove at the level of the clavicle, 148 HU in the arterial phase with early wash-out, polar vessel seen.',
        'No second enhancing nodule. Thyroid of normal size.',
        'Retro-oesophageal right subclavian artery: expect a non-recurrent right laryngeal nerve.',
      ],
      impression: 'Right superior gland descended into the groove, suspicious for adenoma.',
    },
    comments: [
      said(
        'marco.bellini',
        'Sampling if there is only one positive study. With 4D-CT that clear I would still want an ultrasound or a choline PET in agreement.',
      ),
      said(
        'juliana.costa',
        'Lateral approach between strap muscles and sternomastoid, nerve monitoring, and stop when PTH halves. Do not chase the last normal gland.',
        said('grace.kim', 'Choline PET is booked, I shall report.'),
      ),
    ],
  },
  {
    author: 'grace.kim',
    speciality: 'Endocrine Surgery',
    age: 28,
    gender: 'Female',
    diagnosis: 'Papillary thyroid carcinoma of 14 mm, considering transoral surgery',
    posted: 'this week',
    history:
      'Solitary {side} nodule of {nodule}, Bethesda VI, no nodes on mapping ultrasound. No family history, no radiation. She is worried about a neck scar because of earlier keloids. BMI 22.',
    question:
      'Active surveillance, lobectomy through a transoral vestibular approach, or a conventional collar incision with scar care?',
    pictures: ['exam/thyroid-nodule'],
    comments: [
      said(
        'anh.nguyen',
        'Keloid history is the best indication for the transoral route there is. At 14 mm lobectomy alone is enough.',
      ),
      said(
        'marco.bellini',
        'Surveillance was studied mainly up to 10 mm. At 28 with 50 years of ultrasound ahead I would operate.',
      ),
      said(
        'juliana.costa',
        'Warn her about the mental nerve: numb chin for weeks troubles people more than a scar.',
      ),
    ],
  },
];
