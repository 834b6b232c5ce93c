import { type DemoCase, said } from './demo-case';

export const urology: DemoCase[] = [
  {
    author: 'farhan.siddiqui',
    speciality: 'Urology',
    age: 57,
    gender: 'Male',
    diagnosis: 'Renal mass of 4.8 cm in a solitary kidney',
    posted: 'earlier',
    history:
      '{Gone} nephrectomy for stone disease 15 years ago. Incidental {mass} enhancing mass in the interpolar region of the {side} kidney, half endophytic, RENAL score 9ph. eGFR 54. Biopsy: clear cell carcinoma, grade 2. No metastases.',
    question:
      'Open partial with cold ischaemia or robotic off-clamp? Would anyone start with targeted treatment to shrink it?',
    outcome: 'Open partial nephrectomy with slush, 27 minutes. Margins clear, eGFR 46 at a month.',
    pictures: ['exam/lone-kidney'],
    report: {
      title: 'CT renal mass protocol',
      technique: 'Unenhanced, corticomedullary, nephrographic and excretory phases.',
      findings: [
        'Enhancing mass of the {side} interpolar region, {size}, 50 % endophytic, 3 mm from the collecting system. Single renal artery with early branching.',
        '{Gone} kidney absent. No renal vein thrombus. No enlarged nodes.',
      ],
      impression: 'cT1b renal tumour in a solitary kidney, RENAL 9ph.',
    },
    comments: [
      said(
        'erik.sandberg',
        'Robotic with selective clamping of the tertiary branch; fluorescence shows you the territory. If that fails, 20 minutes of main artery clamp costs less nephron than a bad rim.',
      ),
      said(
        'bilal.qureshi',
        'I would still open him in my hands: slush, 30 minutes, watertight closure. The approach you do best is the nephron-sparing one.',
        said('farhan.siddiqui', 'Honest answer, thank you. Open with slush it is.'),
      ),
      said(
        'rebecca.thornton',
        'If it ever comes to a bench resection, call a transplant team early rather than late.',
      ),
    ],
  },
  {
    author: 'erik.sandberg',
    speciality: 'Urology',
    age: 69,
    gender: 'Female',
    diagnosis: 'Muscle-invasive bladder cancer with a solitary dome tumour',
    posted: 'this week',
    history:
      'cT2 urothelial carcinoma at the dome, 3 cm, no carcinoma in situ on mapping biopsies, no hydronephrosis. Good capacity. Completed four cycles of neoadjuvant chemotherapy with complete response on imaging. She asks to keep her bladder.',
    question:
      'Partial cystectomy with pelvic nodes, trimodality, or insist on cystectomy? How do you follow them?',
    pictures: ['endoscopy/bladder'],
    comments: [
      said(
        'farhan.siddiqui',
        'The perfect partial cystectomy is rare and you may have it here: dome, solitary, no CIS. Extended nodes and a 2 cm margin.',
      ),
      said(
        'bilal.qureshi',
        'Radiotherapy keeps more bladders in the literature. I would have both colleagues see her before you decide.',
      ),
      said('lakshmi.menon', 'Ask about her pelvic floor: bladder kept but unusable is not kept.'),
    ],
  },
  {
    author: 'bilal.qureshi',
    speciality: 'Urology',
    age: 4,
    gender: 'Male',
    diagnosis: 'Bilateral staghorn calculi in a child with hyperoxaluria under investigation',
    posted: 'earlier',
    history:
      'Febrile urinary infection, failure to thrive. Bilateral staghorn stones, the right kidney hydronephrotic with 30 % of function. Creatinine 74 µmol/L. Parents are first cousins. Urine oxalate raised three times.',
    question:
      'Mini-percutaneous in stages beginning with the better or the worse side? How much do you remove before the metabolic diagnosis is in?',
    outcome:
      'AGXT mutation confirmed and RNA treatment granted. Infected side drained, better kidney cleared in two sessions.',
    pictures: [],
    comments: [
      said(
        'farhan.siddiqui',
        'Decompress the infected side first, then the better kidney: protect what he lives on. 14 Fr, short sessions, no more than 60 minutes.',
      ),
      said(
        'zainab.hussain',
        'Genetics early. In primary hyperoxaluria type 1 there is now an RNA treatment, and clearing stones without it is Sisyphus’ work.',
        said('bilal.qureshi', 'Sent today. Thank you, I had not dared to hope for the treatment.'),
      ),
    ],
  },
  {
    author: 'erik.sandberg',
    speciality: 'Urology',
    age: 24,
    gender: 'Male',
    diagnosis: 'Testicular lesion of 11 mm, markers negative, solitary testis',
    posted: 'today',
    history:
      'Orchidectomy on the other side at 19 for torsion. Incidental hypoechoic lesion of {lesion} in the remaining testis during work-up of subfertility. AFP, hCG and LDH normal. Sperm count 4 million/mL.',
    question:
      'Organ-sparing excision with frozen section through the groin, or surveillance ultrasound in eight weeks? Everyone banks sperm first, I hope.',
    pictures: ['exam/testicular-lesion'],
    comments: [
      said(
        'farhan.siddiqui',
        'Bank, then inguinal exploration, cool the testis, excise with ultrasound guidance and frozen section. More than half of these are Leydig cell tumours.',
      ),
      said(
        'bilal.qureshi',
        'Microdissection sperm retrieval in the same session if the bank is poor.',
      ),
    ],
  },
];
