import { type DemoCase, said } from './demo-case';

export const plastic: DemoCase[] = [
  {
    author: 'amara.nwosu',
    speciality: 'Plastic & Reconstructive Surgery',
    age: 35,
    gender: 'Male',
    diagnosis: 'Soft tissue defect of the distal third of the leg with exposed plate',
    posted: 'this week',
    history:
      'Open tibial fracture fixed 12 days ago. Wound breakdown of 6 × 4 cm over the plate on the medial side, no pus, cultures with scanty Staphylococcus epidermidis. Palpable posterior tibial pulse, strong perforator signal 8 cm above the malleolus. Smokes ten a day.',
    question:
      'Propeller flap on that perforator or a free flap straight away? Does smoking decide it for you?',
    pictures: ['skin/flap-propeller'],
    comments: [
      said(
        'rafael.monteiro',
        'A propeller at 180° in a smoker, in the zone of injury: I would go free. Gracilis, end-to-side, well above.',
      ),
      said(
        'fatima.khalil',
        'If the perforator measures over 1.5 mm with a good vein, a propeller of 150° has served us well. Delay the twist by two days if the tip looks congested.',
        said('amara.nwosu', 'Twin veins and a 1.8 mm artery on duplex. Propeller tomorrow.'),
      ),
      said(
        'gurpreet.bedi',
        'Keep the plate until union if it is stable. Suppress, cover, and remove at four months.',
      ),
      said(
        'liam.oconnor',
        'Deep samples at flap raising, please: epidermidis on metal is not a contaminant to me.',
      ),
    ],
  },
  {
    author: 'fatima.khalil',
    speciality: 'Plastic & Reconstructive Surgery',
    age: 8,
    gender: 'Female',
    diagnosis: 'Neck contracture one year after a flame burn',
    posted: 'earlier',
    history:
      'Chin tethered to the sternum, cannot close her mouth fully. Healed with dressings only. Mandible still growing. The scar is mature and supple. Limited theatre time, no tissue expanders in stock.',
    question:
      'Release with thick split skin and a splint for months, a supraclavicular flap, or dermal substitute? What lasts through growth?',
    outcome:
      'The left shoulder was spared: one supraclavicular flap and a full-thickness graft. Chin free, mouth closes.',
    pictures: [],
    comments: [
      said(
        'rafael.monteiro',
        'Supraclavicular island flaps on both sides if the donor skin was spared. They grow with her.',
      ),
      said(
        'amara.nwosu',
        'Full-thickness graft from the groin if the flaps are burned, and the splint day and night for six months. It works when the family believes in it.',
        said('fatima.khalil', 'The left shoulder was spared. One flap plus graft, then.'),
      ),
      said(
        'valentina.rios',
        'Plan the airway carefully: laryngeal mask under ketamine, release, then intubate.',
      ),
    ],
  },
  {
    author: 'rafael.monteiro',
    speciality: 'Plastic & Reconstructive Surgery',
    age: 74,
    gender: 'Female',
    diagnosis: 'Basal cell carcinoma of the cheek, defect of 3 cm after excision',
    posted: 'this week',
    history:
      'Nodular basal cell carcinoma below the lower lid, clear margins on staged excision. 3 cm defect lateral to the nasolabial fold, 12 mm from the lid margin. Good laxity in the temple, mild ectropion tendency.',
    question: 'Rhomboid from the temple or cervicofacial advancement? How do you protect the lid?',
    pictures: [],
    comments: [
      said(
        'fatima.khalil',
        'Rhomboid based inferiorly with the short diagonal in the line of greatest laxity. Anchor the dermis to the zygoma and the lid never feels it.',
      ),
      said(
        'amara.nwosu',
        'A lateral canthopexy at the same time costs five minutes in someone with laxity.',
      ),
      said('haruka.sato', 'Seconded from the eye clinic.'),
    ],
  },
];
