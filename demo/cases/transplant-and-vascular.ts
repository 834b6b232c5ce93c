import { type DemoCase, said } from './demo-case';

export const transplantAndVascular: DemoCase[] = [
  {
    author: 'rebecca.thornton',
    speciality: 'Transplantation Surgery',
    age: 48,
    gender: 'Male',
    diagnosis: 'Hydronephrosis of a kidney graft at four months',
    posted: 'this week',
    history:
      'Deceased donor kidney with ureteroneocystostomy over a stent, removed at six weeks. Creatinine from 118 to 205 µmol/L over ten days. Ultrasound: pelvicalyceal dilatation of the graft, no collection. Tacrolimus 7.2 µg/L, BK virus negative, biopsy without rejection.',
    question:
      'Nephrostomy and antegrade balloon for a distal stricture, or early reimplantation? Which length do you still balloon?',
    pictures: ['exam/wide-graft'],
    comments: [
      said(
        'javier.ortega',
        'Nephrostogram first. Under 1 cm and within three months of transplantation, balloon once. Over that, pyelo-ureterostomy to the native ureter is a better operation than a tight reimplantation.',
      ),
      said(
        'farhan.siddiqui',
        'Native ureter anastomosis, agreed. Leave the native kidney, it does not mind.',
        said('rebecca.thornton', 'Nephrostogram today: 2.2 cm. Native ureter it will be.'),
      ),
      said('bilal.qureshi', 'Repeat BK at a month anyway: stricture and BK keep company.'),
    ],
  },
  {
    author: 'javier.ortega',
    speciality: 'Transplantation Surgery',
    age: 14,
    ageUnit: 'months',
    gender: 'Female',
    diagnosis: 'Biliary atresia after failed Kasai, living donor left lateral graft',
    posted: 'earlier',
    history:
      'Kasai at 58 days without drainage. PELD 21, weight 7.4 kg, two bleeds. Portal vein 3.5 mm with sclerosis on ultrasound. The mother is a compatible donor: estimated graft 260 g, ratio 3.5 %.',
    question:
      'Interposition from the mother’s jugular or a portoplasty patch for a 3.5 mm vein? Would you reduce a graft of 3.5 %?',
    outcome:
      'Portal interposition, skin-only closure, fascia on day five. Home on day 24 with normal flow.',
    pictures: ['mrcp/stricture'],
    comments: [
      said(
        'rebecca.thornton',
        'Interposition to the confluence. Patches in sclerotic veins thrombose on me. And reduce to a monosegment if the abdomen does not close over packs of the same volume.',
      ),
      said(
        'zainab.hussain',
        'Delay fascial closure without shame. A silicone sheet for four days saved two of ours.',
        said('javier.ortega', 'Interposition done, skin-only closure. Good flow tonight.'),
      ),
      said(
        'adaeze.eze',
        'What was her nutrition in the two months before? Ours fail there, not in theatre.',
      ),
    ],
  },
  {
    author: 'sanne.devries',
    speciality: 'Vascular Surgery',
    age: 76,
    gender: 'Male',
    diagnosis: 'Juxtarenal aortic aneurysm of 63 mm',
    posted: 'this week',
    history:
      'Incidental finding. Neck 3 mm below the lower renal artery, angulation 50°, iliac arteries of 9 mm. Ischaemic heart disease with a stent two years ago, ejection fraction 50 %, eGFR 62. Independent, sails.',
    question:
      'Four-vessel fenestrated graft or open repair with a suprarenal clamp? Who would wait at {aorta} for a custom device of ten weeks?',
    pictures: ['exam/wide-aorta'],
    report: {
      title: 'CT angiography of the aorta',
      technique: 'ECG-gated arterial phase with centreline reconstruction.',
      findings: [
        'Juxtarenal aneurysm with a maximum diameter of {aorta}, mural thrombus, no sign of rupture. Infrarenal neck 3 mm long, 26 mm wide, 50° angulation.',
        'Coeliac axis with a mild ostial stenosis, superior mesenteric and both renal arteries patent.',
        'Common iliac arteries 14 mm, external 9 mm on both sides.',
      ],
      impression: 'Juxtarenal aortic aneurysm suitable for a fenestrated repair.',
    },
    comments: [
      said(
        'khalid.almansoori',
        'Fenestrated with four vessels, custom. Annual rupture risk at 63 mm is real, but ten weeks of it is about 2 %, less than the difference in mortality.',
      ),
      said(
        'tanya.whitfield',
        'Open with a clamp above the renals is 25 minutes in good hands, and no ten weeks. With that heart I would still choose the graft.',
      ),
      said(
        'johan.botha',
        'Stress imaging, not a repeat angiogram. If it is clean, sleep well on either.',
        said('sanne.devries', 'Clean. Device ordered.'),
      ),
    ],
  },
  {
    author: 'tanya.whitfield',
    speciality: 'Vascular Surgery',
    age: 66,
    gender: 'Female',
    diagnosis: 'Chronic limb-threatening ischaemia with a long femoropopliteal occlusion',
    posted: 'earlier',
    history:
      'Toe gangrene, rest pain, toe pressure 22 mmHg. Type 2 diabetes, dialysis for a year. Occlusion of 26 cm with reconstitution of the tibioperoneal trunk. Great saphenous vein 2.8 mm on one side, absent on the other. WIfI 2-3-1.',
    question:
      'Vein bypass with spliced arm vein or endovascular first in a dialysis patient? When do you talk about amputation?',
    outcome:
      'Recanalised with drug-coated balloons. Transmetatarsal amputation healed at ten weeks.',
    pictures: ['angiogram/leg'],
    comments: [
      said(
        'sanne.devries',
        'Endovascular first on dialysis: two years of life expectancy on average, and the wound heals in six weeks or not at all.',
      ),
      said(
        'khalid.almansoori',
        'BEST-CLI argues for vein, but for good vein. Spliced arm vein is not what was studied. I would stent.',
        said('tanya.whitfield', 'Recanalised with drug-coated balloons today, toe pressure 48.'),
      ),
      said('fatima.khalil', 'Cover early once it granulates. Dialysis patients contract nothing.'),
    ],
  },
  {
    author: 'khalid.almansoori',
    speciality: 'Vascular Surgery',
    age: 69,
    gender: 'Male',
    diagnosis: 'Symptomatic carotid stenosis of 80 % with contralateral occlusion',
    posted: 'this week',
    history:
      'Two transient episodes of right arm weakness this week. Duplex and CTA: 80 % stenosis of the left internal carotid, right occluded, complete anterior circle. On aspirin, clopidogrel added yesterday. Previous neck radiotherapy at 50 Gy.',
    question:
      'Endarterectomy within the week despite radiotherapy, or transcarotid stent? Shunt for all with contralateral occlusion?',
    pictures: ['angiogram/carotid'],
    comments: [
      said(
        'tanya.whitfield',
        'Irradiated neck and contralateral occlusion: transcarotid with flow reversal, provided he tolerates reversal, test it under local.',
      ),
      said(
        'sanne.devries',
        'I would operate under local anaesthesia and let him tell me whether he needs a shunt. Radiated planes are unpleasant but not forbidding at 50 Gy.',
      ),
      said(
        'lukas.brandt',
        'Day seven is late. Whatever you do, do it tomorrow.',
        said('khalid.almansoori', 'Done today: transcarotid, no event.'),
      ),
    ],
  },
];
