import { type DemoCase, said } from './demo-case';

export const gynaecology: DemoCase[] = [
  {
    author: 'lakshmi.menon',
    speciality: 'GYN Surgery',
    age: 32,
    gender: 'Female',
    diagnosis: 'Deep endometriosis of the rectovaginal septum with a 28 mm rectal nodule',
    posted: 'earlier',
    history:
      'Severe dysmenorrhoea and painful defecation for eight years, two years of infertility. MRI: 28 mm nodule on the anterior rectum at 9 cm reaching the muscularis, obliterated pouch, left ureter medialised without dilatation. Hormones refused because she wishes to conceive.',
    question: 'Shave, disc or segmental resection for this nodule? IVF before or after?',
    outcome:
      'Disc excision of 26 mm, omentum in between. Voiding normally on day two, pain score from 9 to 2 at three months.',
    pictures: ['exam/endometrioma'],
    report: {
      title: 'MRI pelvis, endometriosis protocol',
      technique: 'T2 in three planes with rectal and vaginal gel, fat-suppressed T1.',
      findings: [
        'Spiculated nodule of the anterior rectal wall 9 cm above the anal verge, 28 mm long, mushroom-cap sign, muscularis involved, mucosa spared.',
        'Obliterated cul-de-sac. Left uterosacral ligament thickened, ureter drawn medially, no hydronephrosis.',
        '{Side} endometrioma {endometrioma}.',
      ],
      impression: 'Deep infiltrating endometriosis, #Enzian P0 O2/0 T3/3 A3 B2/0 C2.',
    },
    comments: [
      said(
        'lucia.navarro',
        'Disc excision with a circular stapler up to 3 cm, ureterolysis first. Leak of 1 to 2 % against 5 % for a segment in our hands.',
      ),
      said(
        'fiona.macleod',
        'Call the colorectal side in before the first trocar. Disc at 9 cm is good, keep 5 cm between it and any vaginal suture, or cover with omentum.',
        said('lakshmi.menon', 'She is coming to the list with us on Monday. Omentum noted.'),
      ),
      said(
        'halima.bello',
        'Did you discuss egg freezing first? With an endometrioma I would before touching the ovary.',
      ),
    ],
  },
  {
    author: 'halima.bello',
    speciality: 'GYN Surgery',
    age: 22,
    gender: 'Female',
    diagnosis: 'Vesicovaginal fistula of 3 cm after obstructed labour, second repair',
    posted: 'earlier',
    history:
      'Three days of labour at home, stillbirth. First repair failed after ten days. 3 cm fistula at the bladder neck with scarring, urethra 2.5 cm, healthy ureteric orifices away from the edge. Eight months since injury.',
    question:
      'Vaginal repair with a Martius flap, or transabdominal with omentum? Which catheter time do you keep to?',
    pictures: [],
    comments: [
      said(
        'lakshmi.menon',
        'Vaginal, wide mobilisation, tension-free in one layer and a Martius. Fourteen days of catheter, and a dye test before you let her go home.',
      ),
      said(
        'farhan.siddiqui',
        'At the bladder neck think of continence early: plicate or sling in a later session, never in this one.',
      ),
      said(
        'lucia.navarro',
        'Thank you for posting this. Could you tell us how you follow them once they are home?',
        said(
          'halima.bello',
          'Through a former patient in each district who rings them weekly. It works better than any letter.',
        ),
      ),
    ],
  },
  {
    author: 'lucia.navarro',
    speciality: 'GYN Surgery',
    age: 60,
    gender: 'Female',
    diagnosis: 'Ovarian cyst of 12 cm with a solid nodule, CA-125 of 88',
    posted: 'today',
    history:
      'Bloating for two months. Multilocular cyst of {cyst} with a vascular papillary projection of {projection}, IOTA ADNEX risk 46 %. No ascites, no nodes. Previous laparoscopic cholecystectomy. Wants the smallest operation that is safe.',
    question:
      'Laparoscopic removal in a bag with frozen section, or midline from the start? Where do you draw the size limit?',
    pictures: ['exam/ovarian-cyst'],
    comments: [
      said(
        'lakshmi.menon',
        'A Pfannenstiel minilaparotomy with the cyst delivered into a bag and drained outside: small wound, no spill.',
      ),
      said(
        'elena.vasquez',
        'Spill turns IA into IC1 and chemotherapy. With 46 % I would choose the route on that ground alone.',
      ),
      said(
        'arjun.mehta',
        'Midline if frozen section is malignant, in the same anaesthetic, with her consent written down for both.',
      ),
    ],
  },
];
