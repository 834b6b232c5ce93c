import { type DemoCase, said } from './demo-case';

const TRAUMA = 'Trauma/Burns/Critical and Acute Care Surgery';

export const trauma: DemoCase[] = [
  {
    author: 'thandiwe.nkosi',
    speciality: TRAUMA,
    age: 27,
    gender: 'Male',
    diagnosis: 'Stab wound of the left chest, pericardial fluid, pressure holding',
    posted: 'this week',
    history:
      'Single stab in the fourth space beside the sternum. Pressure 105/70, heart rate 108, lactate 3.1 mmol/L. FAST: 1 cm of pericardial fluid, no effusion. Chest film with a slightly globular heart. Twenty minutes from injury.',
    question:
      'Subxiphoid window, sternotomy, or observe with echocardiography? Has anyone drained and watched, as in the Cape Town trial?',
    pictures: ['echo/heart'],
    comments: [
      said(
        'marcus.bell',
        'Window in theatre, prepped for sternotomy. Lactate 3.1 says this is not a bystander.',
      ),
      said(
        'johan.botha',
        'The trial was ours: stable, drained, washed until clear, a drain left, and no sternotomy. It asks for a lactate that falls and a surgeon who stays.',
        said(
          'thandiwe.nkosi',
          'Window: clot and clear washout, lactate 1.4 at two hours. No sternotomy. Drain out on day two.',
        ),
      ),
      said(
        'valentina.rios',
        'We have copied that protocol since last year in 19 patients. Two needed the sternum, none died.',
      ),
      said(
        'rohan.chatterjee',
        'Echocardiogram at one and four weeks: septal defects and valves declare themselves late.',
      ),
    ],
  },
  {
    author: 'marcus.bell',
    speciality: TRAUMA,
    age: 34,
    gender: 'Female',
    diagnosis: 'Grade IV splenic laceration with contrast blush, transient responder',
    posted: 'this week',
    history:
      'Motorcycle against car. Two units of whole blood, pressure now 112/74. CT: shattered lower pole with a blush, moderate haemoperitoneum, no other abdominal injury, three rib fractures. Hybrid room free in 30 minutes.',
    question: 'Embolise or operate? Where is your line for a transient responder at grade IV?',
    pictures: ['exam/broken-spleen', 'angiogram/bleeding'],
    report: {
      title: 'CT trauma series',
      technique: 'Arterial and portal venous phase from skull base to pelvis.',
      findings: [
        'Laceration of the spleen through the lower pole with devascularisation of about 40 %. Blush of {blush} in the arterial phase, larger in the venous phase.',
        'Blood around the spleen, in the left gutter and pelvis. Liver, pancreas, bowel without injury.',
        'Fractures of the left ninth to eleventh ribs. No pneumothorax.',
      ],
      impression: 'Splenic injury AAST grade IV with active bleeding.',
    },
    comments: [
      said(
        'valentina.rios',
        'If she needs a third unit before the needle is in, she goes to theatre. With the hybrid room you may prepare both and lose nothing.',
      ),
      said(
        'thandiwe.nkosi',
        'Proximal embolisation in ten minutes and a bed next to mine. No transfer to a ward for 48 hours.',
        said('marcus.bell', 'Proximal coils, one more unit, stable this morning.'),
      ),
      said(
        'owen.pritchard',
        'We have no hybrid room at night. Splenectomy and vaccines is still the right answer in many places, and it should be said.',
      ),
    ],
  },
  {
    author: 'valentina.rios',
    speciality: TRAUMA,
    age: 41,
    gender: 'Male',
    diagnosis: 'Burn of 38 % TBSA with inhalation injury, day 2',
    posted: 'this week',
    history:
      'Flame burn indoors: 22 % full thickness of trunk and arms. Intubated, carboxyhaemoglobin was 24 %, bronchoscopy grade 2. 9 L of crystalloid in 24 h, lactate 2.0 mmol/L, urine 0.7 mL/kg/h. Peak airway pressure rising, chest eschar tight.',
    question:
      'Early excision on day two or three with inhalation injury? How much in the first session?',
    pictures: [],
    comments: [
      said(
        'fatima.khalil',
        'Chest escharotomies now. Excise arms and half of the trunk tomorrow, two teams, tourniquets, under two hours, and stop at 15 % of surface.',
      ),
      said(
        'marcus.bell',
        'Nebulised heparin and acetylcysteine, small tidal volumes. Theatre at 36 °C or he will not clot.',
      ),
      said(
        'amara.nwosu',
        'Dermal substitute over the elbows in the first session if you have it. Joints thank you a year later.',
        said(
          'valentina.rios',
          'Escharotomy done, 14 % excised today, allograft on. Lungs better already.',
        ),
      ),
    ],
  },
  {
    author: 'thandiwe.nkosi',
    speciality: TRAUMA,
    age: 52,
    gender: 'Female',
    diagnosis: 'Necrotising infection of the perineum and flank in diabetes',
    posted: 'earlier',
    history:
      'Three days of perineal pain, crepitus to the left flank. Glucose 31 mmol/L, lactate 5.2, noradrenaline 0.3 µg/kg/min. CT: gas along the fascia to the costal margin, retroperitoneum free. First debridement done, 900 cm² open.',
    question:
      'Diversion at the second look or only if the anus is in the field? How often do you return, and does anyone use hyperbaric oxygen?',
    outcome: 'Six debridements, no stoma. Graft took at 95 %.',
    pictures: [],
    comments: [
      said(
        'valentina.rios',
        'Every 24 hours until two looks are clean. Colostomy on the third visit, never the first: abdominal wall may be next.',
      ),
      said(
        'daniel.rosen',
        'A rectal tube with a balloon first. Half of them avoided a stoma with us.',
      ),
      said(
        'amara.nwosu',
        'Negative pressure as soon as it is clean, graft at three weeks. Keep the thighs free of your incisions, I shall need them.',
        said('thandiwe.nkosi', 'Second look is clean. No stoma so far.'),
      ),
    ],
  },
  {
    author: 'marcus.bell',
    speciality: TRAUMA,
    age: 29,
    gender: 'Male',
    diagnosis: 'Mesenteric bucket-handle injury missed on the first CT',
    posted: 'today',
    history:
      'Seat-belt sign, first CT with a little pelvic fluid only. Abdominal pain and CRP of 210 mg/L on day three. Second CT: free fluid, thickened ileum, no free gas. Haemodynamically stable.',
    question:
      'Laparoscopy or laparotomy at this point? What do you do with free fluid and a seat-belt sign on day zero?',
    pictures: ['exam/thick-ileum'],
    comments: [
      said(
        'owen.pritchard',
        'Unexplained fluid, belt sign and tenderness go to theatre on day zero with us. Laparoscopy first if the pressure is good.',
      ),
      said(
        'pieter.vandijk',
        'On day three, open. Ischaemic ileum in a soup is no place for graspers.',
      ),
      said(
        'valentina.rios',
        'Serial examination by the same person. The handover is where they are missed.',
      ),
    ],
  },
];
