import { type DemoCase, said } from './demo-case';

export const cardiothoracic: DemoCase[] = [
  {
    author: 'johan.botha',
    speciality: 'Cardiac Surgery',
    age: 19,
    gender: 'Female',
    diagnosis: 'Rheumatic mitral regurgitation, repair or replace?',
    posted: 'earlier',
    history:
      'Severe regurgitation with restricted posterior leaflet and elongated anterior chordae. Ejection fraction 55 %, pulmonary pressure 60 mmHg, sinus rhythm. Lives four hours from an anticoagulation clinic and hopes to have children. Penicillin prophylaxis irregular.',
    question:
      'Would you accept moderate residual regurgitation from a repair to spare her warfarin? Leaflet extension with pericardium or chordal work only?',
    outcome:
      'Repaired: trivial regurgitation, mean gradient 4 mmHg. Her aunt, a nurse, has taken over the injections.',
    pictures: [],
    comments: [
      said(
        'rohan.chatterjee',
        'Repair, with commissurotomy, peeling of the posterior leaflet and a pericardial extension. I accept a little regurgitation, not moderate. Half are free of reoperation at ten years, and those are childbearing years.',
      ),
      said(
        'lucia.navarro',
        'A pregnancy on warfarin four hours from a clinic is the most dangerous plan on this page.',
      ),
      said(
        'chinonso.okafor',
        'Monthly benzathine penicillin at the local clinic, with somebody’s name on it. The valve depends on it more than on the suture.',
        said('johan.botha', 'Her aunt is a nurse. I shall ask her.'),
      ),
    ],
  },
  {
    author: 'rohan.chatterjee',
    speciality: 'Cardiac Surgery',
    age: 64,
    gender: 'Male',
    diagnosis: 'Left main and three-vessel disease with poor conduits',
    posted: 'earlier',
    history:
      'Stable angina, SYNTAX 36, ejection fraction 40 %. Veins stripped on both sides, positive Allen test on the left. Type 2 diabetes with HbA1c 8.2 %. Both mammary arteries of good calibre on the angiogram. BMI 33.',
    question:
      'Bilateral mammaries skeletonised in a diabetic of this weight, or one mammary with the right radial and accept PCI to the right?',
    pictures: ['angiogram/coronary'],
    report: {
      title: 'Coronary angiography and ventriculography',
      technique: 'Right radial access.',
      findings: [
        'Distal left main stenosis of 70 %. Proximal LAD 90 %, long lesion. First marginal 80 %. Right coronary artery occluded in its middle third with collaterals.',
        'Left ventricular ejection fraction 40 %, inferior hypokinesia.',
        'Both internal mammary arteries patent.',
      ],
      impression: 'Left main and three-vessel disease. Surgical revascularisation favoured.',
    },
    comments: [
      said(
        'johan.botha',
        'Skeletonised both, no-touch aorta with a Y graft, and strict sugar control. Harvest with scissors and clips. Sternal wound 2 % in our diabetics, which he should hear.',
      ),
      said('thomas.ashworth', 'Sternal plates in a BMI of 33 if you take both.'),
      said(
        'tanya.whitfield',
        'Duplex of the small saphenous veins before you give up on vein: often forgotten, often usable.',
        said(
          'rohan.chatterjee',
          'Right small saphenous is 3.5 mm on duplex. It will go to the right coronary.',
        ),
      ),
    ],
  },
  {
    author: 'thomas.ashworth',
    speciality: 'Thoracic Surgery',
    age: 71,
    gender: 'Female',
    diagnosis: 'Spiculated nodule of 19 mm in the right upper lobe',
    posted: 'today',
    history:
      'Found on screening CT, SUV 6.1, no nodes. FEV1 1.2 L (62 %), DLCO 48 %. Former smoker of 40 pack-years. Bronchoscopy negative. Lives alone, walks her dog for an hour a day.',
    question:
      'Segmentectomy on frozen section or stereotactic radiotherapy without tissue? Which number stops you?',
    pictures: ['exam/lung-nodule'],
    report: {
      title: 'CT chest and PET',
      technique: 'Low-dose screening series followed by contrast-enhanced staging and FDG-PET.',
      findings: [
        'Spiculated solid nodule of the {side} upper lobe, posterior segment, {nodule}, SUVmax 6.1. No second nodule.',
        'Mediastinal and hilar nodes below 8 mm without uptake. Emphysema, upper lobe predominant.',
      ],
      impression: 'Suspected primary bronchial carcinoma, cT1b N0 M0.',
    },
    comments: [
      said(
        'ingrid.lindqvist',
        'Anatomical S2 segmentectomy, uniportal. Upper lobe emphysema means her predicted loss is overstated. A cardiopulmonary exercise test over 15 mL/kg settles it.',
      ),
      said(
        'thomas.ashworth',
        'VO2 is 16.2.',
        said(
          'ingrid.lindqvist',
          'Then operate, and sample nodes properly: 11 upstaged in our last hundred.',
        ),
      ),
      said(
        'hannah.clarke',
        'A woman who walks a dog for an hour a day has told you her VO2 already.',
      ),
    ],
  },
  {
    author: 'ingrid.lindqvist',
    speciality: 'Thoracic Surgery',
    age: 33,
    gender: 'Male',
    diagnosis: 'Anterior mediastinal mass with myasthenia',
    posted: 'earlier',
    history:
      'Ptosis and fatigable weakness for six months, acetylcholine receptor antibodies positive. CT: 6.5 cm lobulated anterior mediastinal mass touching the pericardium and the left phrenic course. Vital capacity 78 %. On pyridostigmine and 20 mg prednisolone.',
    question:
      'Sternotomy or robotic from the right with a phrenic-sparing plane? How do you prepare a bulbar patient?',
    outcome:
      'Sternotomy after immunoglobulin, pericardial patch, both phrenic nerves alive. Masaoka II, off steroids by half.',
    pictures: ['ct-thorax/mediastinum'],
    comments: [
      said(
        'thomas.ashworth',
        'At 6.5 cm with pericardial contact I still divide the sternum. A capsule breach in the chest is a pleural recurrence ten years later.',
      ),
      said(
        'camille.laurent',
        'Robotic bilateral for up to 7 cm in selected cases, never touching the tumour. But only if you do twenty a year.',
      ),
      said(
        'lukas.brandt',
        'Plasma exchange or immunoglobulin in the week before; no magnesium, no aminoglycosides, extubate late.',
        said('ingrid.lindqvist', 'Immunoglobulin is ordered, thank you.'),
      ),
    ],
  },
  {
    author: 'ingrid.lindqvist',
    speciality: 'Thoracic Surgery',
    age: 21,
    gender: 'Male',
    diagnosis: 'Second left pneumothorax in a wind musician',
    posted: 'earlier',
    history:
      'First episode two years ago treated with a drain. Now 40 % collapse, comfortable, blebs at the apex on CT. He auditions in seven weeks and asks how soon he can blow.',
    question:
      'VATS bullectomy with partial pleurectomy or abrasion only? When do you let a trombonist play?',
    pictures: ['chest/pneumothorax'],
    comments: [
      said(
        'thomas.ashworth',
        'Apical pleurectomy to the fourth rib. Recurrence after abrasion in the young is one in fifteen, and he wants one operation.',
      ),
      said(
        'katharina.vogel',
        'Long tones at four weeks, fortissimo at eight. We advise singers the same way, on no evidence at all.',
        said('ingrid.lindqvist', 'No evidence, but he liked the musical terms.'),
      ),
    ],
  },
];
