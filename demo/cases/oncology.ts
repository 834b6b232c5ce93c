import { type DemoCase, said } from './demo-case';

const ONCOLOGY = 'Oncosurgery (Cancer Surgery)';

export const oncology: DemoCase[] = [
  {
    author: 'arjun.mehta',
    speciality: ONCOLOGY,
    age: 51,
    gender: 'Female',
    diagnosis: 'Retroperitoneal liposarcoma, 24 cm, displacing the left kidney',
    posted: 'earlier',
    history:
      'Increasing girth for a year, early satiety. CT: fat-containing mass of {mass} with a {nodule} solid, enhancing component, {side} kidney pushed across the midline, descending colon draped over it. Core biopsy: dedifferentiated liposarcoma, grade 2. No lung metastases. Split renal function 51 and 49 %.',
    question:
      'Compartmental resection with kidney, colon and psoas fascia at once, or preoperative radiotherapy first? Would you keep the kidney if it is only displaced?',
    outcome:
      'Compartmental resection with kidney and descending colon. R1 at the psoas fascia only, home on day nine.',
    pictures: ['exam/liposarcoma', 'histology/spindle'],
    report: {
      title: 'CT chest, abdomen and pelvis',
      technique: 'Portal venous phase with coronal reconstructions.',
      findings: [
        '{Side} retroperitoneal mass {size}, predominantly of fat attenuation with a {nodule} enhancing nodule posterolaterally.',
        '{Side} kidney displaced across the midline; renal vessels stretched but not encased. Descending colon inseparable over 12 cm. Aorta and psoas free, psoas fascia in contact.',
        'Lungs clear.',
      ],
      impression:
        'Well-differentiated liposarcoma with a dedifferentiated component. Resectable en bloc.',
    },
    comments: [
      said(
        'elena.vasquez',
        'Dedifferentiated and grade 2: straight to compartmental surgery. The trial showed little benefit of radiotherapy except perhaps in pure well-differentiated disease.',
      ),
      said(
        'farhan.siddiqui',
        'If the kidney comes out with the margin, take it. If the fat plane at the hilum is clean, I have preserved it and never regretted it, but decide at the hilum, not on the scan.',
      ),
      said(
        'pieter.vandijk',
        'Mark the stoma site just in case, and have a vascular colleague free that day.',
      ),
    ],
  },
  {
    author: 'elena.vasquez',
    speciality: ONCOLOGY,
    age: 44,
    gender: 'Male',
    diagnosis: 'Melanoma of the back, Breslow 3.1 mm, positive sentinel node',
    posted: 'earlier',
    history:
      'Superficial spreading melanoma with ulceration, wide excision clear. One of three sentinel nodes in the left axilla with a 1.2 mm deposit. PET-CT otherwise clear. BRAF V600E mutated. Works outdoors.',
    question:
      'Ultrasound surveillance of the axilla is our standard. Would anyone still complete the dissection, and which adjuvant would you choose first?',
    pictures: [],
    report: {
      title: 'Histology',
      technique: 'Wide excision and sentinel node, sections of 2 mm with S100 and Melan-A.',
      findings: [
        'Residual superficial spreading melanoma, Breslow 3.1 mm, ulcerated, 6 mitoses per mm². Margins clear by 14 mm.',
        'One of three sentinel nodes with a subcapsular deposit of 1.2 mm, without extracapsular spread.',
        'BRAF V600E mutation detected.',
      ],
      impression: 'pT3b pN1a, stage IIIC.',
    },
    comments: [
      said(
        'arjun.mehta',
        'No completion. Ultrasound every four months for two years. The lymphoedema we used to cause bought nothing.',
      ),
      said(
        'amara.nwosu',
        'Agree. And please photograph his whole skin: three new primaries in our last hundred were found that way.',
      ),
      said(
        'giulia.ferrari',
        'I would let him choose between targeted tablets and immunotherapy after meeting both sides. Outdoor work argues against the photosensitising one.',
      ),
    ],
  },
  {
    author: 'arjun.mehta',
    speciality: ONCOLOGY,
    age: 56,
    gender: 'Female',
    diagnosis: 'Pseudomyxoma peritonei from a low-grade appendiceal neoplasm',
    posted: 'earlier',
    history:
      'Appendix removed laparoscopically at another hospital with mucin found in the pelvis. Six months later: omental cake and mucin over the right diaphragm, PCI estimated at 18. CEA 31 µg/L. Good performance status.',
    question:
      'Cytoreduction with heated chemotherapy now, or observe until symptoms? What PCI do you stop at in low-grade disease?',
    pictures: ['exam/pseudomyxoma'],
    comments: [
      said(
        'elena.vasquez',
        'Now. In low-grade disease PCI does not limit me, small bowel involvement does. Look at the mesentery first and decide in the first half hour.',
      ),
      said(
        'lucia.navarro',
        'Have the ovaries out with it; in our pathology they were involved in more than half even when they looked clean.',
      ),
    ],
  },
  {
    author: 'elena.vasquez',
    speciality: ONCOLOGY,
    age: 61,
    gender: 'Male',
    diagnosis: 'Gastric GIST of 11 cm near the cardia, responding to imatinib',
    posted: 'earlier',
    history:
      'Found after a small bleed. KIT exon 11 mutation. Six months of imatinib: from 15 to {mass} and cystic, now 2 cm away from the junction. Plateau on the last two scans. Wishes to avoid total gastrectomy.',
    question:
      'Is now the moment for a wedge or proximal resection? How would you keep the junction out of the staple line?',
    outcome:
      'Exogastric wedge over a 48 Fr tube: capsule intact, junction untouched. Imatinib continues.',
    pictures: ['exam/gastric-gist'],
    comments: [
      said(
        'yuki.tanaka',
        'At the plateau, yes. Open the stomach on the anterior wall, look at it from the inside and cut with the eye: a stapler fired blind near the cardia takes too much.',
      ),
      said(
        'hannah.clarke',
        'Intraoperative gastroscopy with a bougie in place. And no rupture at any price: it rewrites his prognosis.',
      ),
      said(
        'camille.laurent',
        'Three years of imatinib afterwards at least, and longer if the original size counts.',
      ),
    ],
  },
];
