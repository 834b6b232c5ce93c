import { type DemoCase, said } from './demo-case';

export const headNeckAndEnt: DemoCase[] = [
  {
    author: 'juliana.costa',
    speciality: 'Head & Neck Surgery',
    age: 66,
    gender: 'Female',
    diagnosis: 'Retrosternal goitre with tracheal compression to 6 mm',
    posted: 'earlier',
    history:
      'Stridor on lying down for three months. Multinodular goitre reaching the aortic arch on the right, trachea displaced and narrowed to 6 mm over 3 cm. TSH suppressed on carbimazole. Previous median sternotomy for valve replacement, on warfarin.',
    question:
      'Would you expect to deliver it from the neck? How do you and your anaesthetist secure the airway at 6 mm?',
    outcome: 'Delivered through the neck, extubated the next morning, no tracheomalacia.',
    pictures: ['ct-thorax/goitre', 'chest/sternotomy'],
    report: {
      title: 'CT neck and chest',
      technique:
        'Contrast-enhanced acquisition with the arms at the sides and with the arms raised.',
      findings: [
        'Enlarged right thyroid lobe descending behind the brachiocephalic vein to the aortic arch, 11 cm in length, with coarse calcification.',
        'Trachea displaced to the left; minimum calibre 6 mm over 3 cm. No intraluminal lesion.',
        'Sternal wires and a mechanical mitral prosthesis in place.',
      ],
      impression:
        'Right retrosternal goitre, prevascular component absent. Critical tracheal narrowing.',
    },
    comments: [
      said(
        'anh.nguyen',
        'Nine in ten come from the neck, even behind the vein. Ligate the superior pole first, finger in the capsule plane, patience. Have the sternal saw in the room and use it once in ten years.',
      ),
      said(
        'thomas.ashworth',
        'Redo sternotomy with a mechanical valve is the last thing you want. A right thoracoscopic push from below is gentler, if it will not come.',
      ),
      said(
        'marco.bellini',
        'Awake fibre-optic with a small reinforced tube. External compression yields: the tube nearly always passes.',
      ),
    ],
  },
  {
    author: 'anh.nguyen',
    speciality: 'Head & Neck Surgery',
    age: 43,
    gender: 'Male',
    diagnosis: 'Squamous cell carcinoma of the lateral tongue, 9 mm depth of invasion',
    posted: 'this week',
    history:
      'Never smoker with a painful ulcer for four months. MRI: 26 mm lesion, depth 9 mm, not crossing the midline, 11 mm level II node on the left. Lecturer; speech matters most to him.',
    question:
      'Hemiglossectomy with a radial forearm flap or primary closure? Levels I to III or I to IV?',
    pictures: ['histology/squamous'],
    comments: [
      said(
        'juliana.costa',
        'A flap. Primary closure tethers the tip and lecturers notice. Levels I to IV at 9 mm with a suspicious node.',
      ),
      said(
        'rafael.monteiro',
        'A thin anterolateral thigh flap spares the forearm, but radial is still the most pliable. I would take the forearm here.',
        said('anh.nguyen', 'Radial it is.'),
      ),
      said(
        'weiling.tan',
        'Speech therapist before the operation, not after. It changes outcome more than flap choice in our audit.',
      ),
    ],
  },
  {
    author: 'juliana.costa',
    speciality: 'Head & Neck Surgery',
    age: 54,
    gender: 'Male',
    diagnosis: 'Recurrent pleomorphic adenoma of the parotid, multinodular',
    posted: 'earlier',
    history:
      'Enucleation 20 years ago. Five nodules of 4 to 15 mm in the scar and the deep lobe, facial nerve intact. Fine-needle aspiration: pleomorphic adenoma. Slow growth over three years on MRI.',
    question:
      'Total parotidectomy with the nerve at risk, or observation at this rate of growth? Is there a place for radiotherapy after resection?',
    pictures: [],
    comments: [
      said(
        'anh.nguyen',
        'Only once, and well: total conservative parotidectomy with skin island over the scar, nerve monitor and microscope. Otherwise observe. Half-measures seed it further.',
      ),
      said(
        'katharina.vogel',
        'I would quote a 20 to 30 % permanent weakness of at least one branch. Let him decide with that number.',
      ),
    ],
  },
  {
    author: 'katharina.vogel',
    speciality: 'ENT Surgery',
    age: 9,
    gender: 'Female',
    diagnosis: 'Congenital cholesteatoma behind an intact drum',
    posted: 'earlier',
    history:
      'White mass in the anterosuperior quadrant noticed by the school nurse, hearing loss of 25 dB. CT: soft tissue around the stapes superstructure, mastoid aerated, facial canal intact. No discharge ever.',
    question:
      'Endoscopic transcanal removal in one stage, or canal wall up with a planned second look? Would you replace the ossicles at once?',
    outcome:
      'Endoscopic removal in one stage, matrix in one piece, incus left in place. Audiogram at three months within 10 dB of the other side.',
    pictures: ['endoscopy/eardrum-pearl'],
    comments: [
      said(
        'weiling.tan',
        'Endoscopic, one stage, if nothing passes behind the lateral canal. Diffusion MRI at a year instead of a second look.',
      ),
      said(
        'katharina.vogel',
        'One stage, then, and the incus stays unless the matrix says otherwise.',
      ),
      said(
        'zainab.hussain',
        'From a children’s hospital: please send her drawing of the “pearl”. Ours hang in the clinic and help the next child.',
      ),
    ],
  },
  {
    author: 'weiling.tan',
    speciality: 'ENT Surgery',
    age: 36,
    gender: 'Female',
    diagnosis: 'Vocal fold lesion in a teacher: polyp or something else?',
    posted: 'this week',
    history:
      'Hoarse for five months after a respiratory infection. Stroboscopy: unilateral sessile lesion at the junction of the anterior and middle third, mucosal wave reduced on that side. Never smoked, no reflux. Voice therapy for eight weeks without change.',
    question:
      'Microflap excision now, or another round of therapy? Would the stiffness make you biopsy first?',
    pictures: ['endoscopy/larynx'],
    comments: [
      said(
        'katharina.vogel',
        'Reduced wave under a polyp usually means reactive scar on the base. I would go on with a microflap and send it, frozen section rarely helps.',
      ),
      said(
        'juliana.costa',
        'Agree, but consent for a lesion that is not what it seems. One in fifty of ours was early carcinoma without any risk factor.',
      ),
      said(
        'anh.nguyen',
        'Two weeks of real voice rest afterwards, with a sick note for six. Teachers go back too soon.',
      ),
    ],
  },
  {
    author: 'katharina.vogel',
    speciality: 'ENT Surgery',
    age: 62,
    gender: 'Male',
    diagnosis: 'Large central perforation, dry for a year, only hearing ear',
    posted: 'this week',
    history:
      'Subtotal perforation on the right, air-bone gap of 32 dB. The left ear has been deaf since childhood. Uses an aid in the right with feedback problems. Middle ear mucosa healthy, Eustachian function fair.',
    question:
      'Who operates on an only hearing ear for closure? Cartilage palisades or a bone-conduction device instead?',
    pictures: ['endoscopy/eardrum-hole'],
    comments: [
      said(
        'weiling.tan',
        'A bone-conduction aid on trial first. It settles in a week whether he needs you at all.',
      ),
    ],
  },
];
