import { type DemoCase, said } from './demo-case';

export const orthopaedics: DemoCase[] = [
  {
    author: 'gurpreet.bedi',
    speciality: 'Orthopedic Surgery',
    age: 45,
    gender: 'Male',
    diagnosis:
      'Schatzker VI tibial plateau fracture, two years later: nonunion or pain from metal?',
    posted: 'this week',
    history:
      '{Side} knee, dual plating after a road traffic collision. Walks with a stick, range 5 to 110°, pain on the medial side. Films: both plates intact, a lucent line persists in the medial metaphysis. CRP 4 mg/L. CT requested.',
    question:
      'Aspirate and biopsy before revising? Would you remove all the metalwork, or leave the lateral plate and graft?',
    pictures: ['exam/plated-knee'],
    comments: [
      said(
        'liam.oconnor',
        'Every nonunion with metal is infected until five deep samples say no. Two weeks without antibiotics, then sample at the first stage.',
      ),
      said(
        'rajesh.pillai',
        'CT with metal suppression first: a bridging posterior column will save you the operation.',
        said('gurpreet.bedi', 'CT shows 60 % bridging posteriorly. Aspiration first, then we see.'),
      ),
      said(
        'amara.nwosu',
        'Good skin there? The medial scar in the photograph you sent looked thin, ring me before the next one.',
      ),
    ],
  },
  {
    author: 'rajesh.pillai',
    speciality: 'Orthopedic Surgery',
    age: 83,
    gender: 'Female',
    diagnosis: 'Displaced femoral neck fracture, walks unaided, mild dementia',
    posted: 'earlier',
    history:
      'Fell at home. Garden IV fracture. Independent with shopping, MMSE 22. On apixaban, last dose this morning. Haemoglobin 112 g/L. Arrived five hours ago.',
    question:
      'Hemiarthroplasty or total hip at this level of function? Do you wait for apixaban to wear off?',
    pictures: ['bones/hip'],
    comments: [
      said(
        'liam.oconnor',
        'Cemented hemi. Dual mobility total only if she were sharper; dislocation in dementia is a disaster.',
      ),
      said(
        'gurpreet.bedi',
        'Theatre at 24 hours after the last dose with tranexamic acid, general anaesthesia. Waiting 48 hours costs more than it saves.',
        said(
          'rajesh.pillai',
          'Operated at 26 hours. Sat out the next day and asked for her own tea.',
        ),
      ),
      said(
        'jack.morrison',
        'An orthogeriatrician on the ward changed our mortality more than any implant did.',
      ),
    ],
  },
  {
    author: 'liam.oconnor',
    speciality: 'Orthopedic Surgery',
    age: 58,
    gender: 'Female',
    diagnosis: 'Four-part proximal humeral fracture in an active swimmer',
    posted: 'earlier',
    history:
      'Valgus-impacted four-part fracture, medial hinge 4 mm, calcar 9 mm long. Right-handed, swims three times a week. Bone density T-score −1.9. Nerve intact. Five days since injury.',
    question:
      'Locking plate with fibular strut or reverse arthroplasty at 58? Would anyone leave it alone?',
    pictures: ['bones/shoulder'],
    comments: [
      said(
        'rajesh.pillai',
        'With a calcar of 9 mm and valgus impaction the head has blood. Plate with a strut and cuff sutures; keep the reverse for the failure.',
      ),
      said(
        'gurpreet.bedi',
        'PROFHER had few like her. I would not leave a swimmer in that position, but I would say so with humility.',
        said('liam.oconnor', 'Plated with a strut on Friday. I shall post the one-year film.'),
      ),
    ],
  },
  {
    author: 'liam.oconnor',
    speciality: 'Orthopedic Surgery',
    age: 6,
    gender: 'Male',
    diagnosis: 'Supracondylar fracture with a pink, pulseless hand',
    posted: 'earlier',
    history:
      'Gartland III, closed. After reduction and two lateral wires the hand is warm and pink, capillary refill under 2 s, no radial pulse. Doppler signal monophasic. Median nerve could not be tested before.',
    question: 'Observe with hourly checks or explore the brachial artery now?',
    outcome: 'Pulse returned after nine hours, median nerve recovered in the third week.',
    pictures: ['bones/elbow'],
    comments: [
      said(
        'tanya.whitfield',
        'Pink and perfused with an anatomical reduction: observe, elevate, warm, no dressings in the fossa. Explore for loss of perfusion or rising pain, not for a pulse.',
      ),
      said(
        'gurpreet.bedi',
        'If there is any gap at the medial fracture edge, something is in it. Open then, from the front.',
        said('liam.oconnor', 'Pulse returned after nine hours.'),
      ),
      said(
        'zainab.hussain',
        'Tell the parents what to look for overnight; they are the best monitor on the ward.',
      ),
    ],
  },
  {
    author: 'gurpreet.bedi',
    speciality: 'Orthopedic Surgery',
    age: 38,
    gender: 'Female',
    diagnosis: 'Intra-articular distal radius fracture in a violinist',
    posted: 'today',
    history:
      '{Side} wrist, AO type C2, dorsal comminution, articular step of {step} after closed reduction. DRUJ stable. This is her fingering hand: she needs full supination, and has a concert in six weeks.',
    question:
      'Volar plate with arthroscopic control, or is fluoroscopy enough? When would you start her moving?',
    pictures: ['exam/broken-wrist'],
    comments: [
      said(
        'liam.oconnor',
        'Dry arthroscopy adds 20 minutes and shows the step and the ligament. For a violinist I would.',
      ),
      said('fatima.khalil', 'Hand therapy from day three, and an honest talk about six weeks.'),
      said(
        'rajesh.pillai',
        'Keep the plate behind the watershed line. The flexor pollicis tendon is what she plays with.',
      ),
    ],
  },
];
