import { type DemoCase, said } from './demo-case';

export const giAndGeneral: DemoCase[] = [
  {
    author: 'pieter.vandijk',
    speciality: 'GI Surgery',
    age: 46,
    gender: 'Male',
    diagnosis: 'High-output enterocutaneous fistula in an open abdomen',
    posted: 'today',
    history:
      'Five weeks after three laparotomies for an anastomotic leak. Two fistula openings in a granulating abdomen, output 1.8 L a day, albumin 21 g/L. Home parenteral nutrition is being arranged. CT: no undrained collection, about 110 cm of small bowel upstream.',
    question:
      'When do you plan the reconstruction, and does anyone feed the distal limb (fistuloclysis) in the meantime?',
    pictures: [],
    comments: [
      said(
        'omar.mansour',
        'Not before six months, and only when the neo-abdomen prolapses and pinches. Time is the cheapest adhesiolysis.',
      ),
      said(
        'owen.pritchard',
        'Fistuloclysis from week three, our dietitians run it. Liver tests improved in two of three patients, and the distal bowel is a decent calibre at operation.',
        said('pieter.vandijk', 'Chyme reinfusion pump or gravity?'),
        said('owen.pritchard', 'Pump. Patients handle it themselves after a week.'),
      ),
      said(
        'amara.nwosu',
        'Call your plastic surgeon before the date, not on it. Component separation in a scarred wall needs a plan for skin too.',
      ),
    ],
  },
  {
    author: 'omar.mansour',
    speciality: 'GI Surgery',
    age: 38,
    gender: 'Female',
    diagnosis: 'Bleeding oesophageal varices with extrahepatic portal vein thrombosis',
    posted: 'earlier',
    history:
      'Third bleed in a year despite banding. Normal liver function, spleen 22 cm, platelets 41 × 10⁹/L. Portal cavernoma on CT; the splenic vein is patent at 11 mm and the left renal vein is of good calibre. TIPS was declined by radiology.',
    question:
      'Distal splenorenal shunt or splenectomy with devascularisation? Would anyone attempt recanalisation first?',
    pictures: ['exam/big-spleen'],
    report: {
      title: 'CT portography',
      technique: 'Triphasic acquisition with maximum-intensity projections.',
      findings: [
        'Cavernous transformation of the portal vein. Superior mesenteric vein patent, splenic vein patent with a calibre of 11 mm at the hilum.',
        'Spleen 22 cm. Large gastro-oesophageal varices, spontaneous splenorenal shunt absent. Left renal vein 9 mm.',
        'Liver of normal size and contour, no ascites.',
      ],
      impression:
        'Non-cirrhotic portal hypertension with vessels suitable for a distal splenorenal shunt.',
    },
    comments: [
      said(
        'javier.ortega',
        'A Warren shunt with an 11 mm splenic vein is the operation I would want. You keep portal perfusion and the spleen shrinks.',
      ),
      said(
        'priya.raghunathan',
        'We did 60 devascularisations before we learned to shunt. Rebleeding at five years was one in four. Shunt whenever the vein is over 8 mm.',
      ),
      said(
        'rebecca.thornton',
        'Recanalisation through a transsplenic route is worth a second opinion if there is a centre near you. A 38-year-old has decades to live with the shunt.',
      ),
    ],
  },
  {
    author: 'chinonso.okafor',
    speciality: 'General Surgery',
    age: 11,
    gender: 'Male',
    diagnosis: 'Typhoid ileal perforation with generalised peritonitis',
    posted: 'this week',
    history:
      'Two weeks of fever, three days of abdominal pain. Heart rate 144, capillary refill 4 s, haemoglobin 78 g/L. Plain film: free gas. At laparotomy two perforations 20 and 35 cm from the ileocaecal valve with a thin, oedematous wall between and a litre of faeculent fluid.',
    question:
      'Wedge repair of both, resection with anastomosis, or a stoma? Intensive care is full tonight.',
    pictures: ['chest/free-air'],
    comments: [
      said(
        'adaeze.eze',
        'Resect the diseased segment and bring it out. In a child with that capillary refill a leak is death, a stoma is an inconvenience of three months.',
      ),
      said(
        'jack.morrison',
        'If he is on inotropes, clip both ends, wash, temporary closure and come back in 36 hours. Does your theatre allow a second look?',
        said(
          'chinonso.okafor',
          'It does. We did exactly that; he is warm and passing urine this morning.',
        ),
      ),
      said(
        'thandiwe.nkosi',
        'Well done. Leave the skin open, we see a wound infection in two of three.',
      ),
      said(
        'marcus.bell',
        'Ultrasound of the IVC and early blood rather than more crystalloid: 78 will be 55 after resuscitation.',
      ),
    ],
  },
  {
    author: 'owen.pritchard',
    speciality: 'General Surgery',
    age: 26,
    gender: 'Female',
    diagnosis: 'Appendix mass with a 5 cm abscess',
    posted: 'earlier',
    history:
      'Eight days of {side} iliac fossa pain, now a tender mass. CRP 240 mg/L, white cells 17 × 10⁹/L. CT shows a {abscess} periappendiceal abscess with an appendicolith. Haemodynamically well, wishes to avoid a large operation.',
    question:
      'Percutaneous drainage and interval appendicectomy, or early laparoscopic surgery? Does the appendicolith change your mind?',
    pictures: ['exam/appendix-abscess'],
    comments: [
      said(
        'jack.morrison',
        'Drain and antibiotics. With an appendicolith she will come back, so I book the interval operation at ten weeks rather than wait for it.',
      ),
      said(
        'nandini.iyer',
        'In our unit early laparoscopy gave fewer readmissions and no more bowel resections, provided someone is there who does this every week.',
      ),
      said(
        'camille.laurent',
        'Colonoscopy before the interval operation over 40; at 26 I would not.',
      ),
    ],
  },
  {
    author: 'jack.morrison',
    speciality: 'General Surgery',
    age: 86,
    gender: 'Female',
    diagnosis: 'Obturator hernia with small bowel obstruction',
    posted: 'earlier',
    history:
      'Thin woman with two days of vomiting and pain along the inner thigh that is worse on extension of the hip. CT: small bowel trapped between pectineus and the obturator externus, dilated loops above. Creatinine 160 µmol/L, frailty score 5. Three hours from the nearest intensive care.',
    question: 'Transfer, or operate here through a lower midline with mesh left for another day?',
    outcome: 'Small bowel viable, defect closed with peritoneum. Home on day five.',
    pictures: ['exam/obstructed-bowel'],
    comments: [
      said(
        'owen.pritchard',
        'Operate where she is, after two hours of fluid. A small lower midline, reduce by gentle traction with pressure in the thigh, resect if you must, close the defect with peritoneum or ovary.',
      ),
      said(
        'pieter.vandijk',
        'And decide with her and her family beforehand what happens if she does badly. That talk is the hard part at 86.',
        said('jack.morrison', 'We had it. She wants the operation and no ventilation.'),
      ),
    ],
  },
];
