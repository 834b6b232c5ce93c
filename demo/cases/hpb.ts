import { type DemoCase, said } from './demo-case';

export const hpb: DemoCase[] = [
  {
    author: 'mateo.alvarez',
    speciality: 'HPB Surgery',
    age: 58,
    gender: 'Male',
    diagnosis: 'Painless jaundice with a double-duct sign',
    posted: 'today',
    history:
      'Three weeks of progressive painless jaundice, pale stools and 6 kg weight loss. Type 2 diabetes diagnosed eight months ago. Bilirubin 212 µmol/L, ALP 640 U/L, CA 19-9 148 U/mL after correction for cholestasis.\n\nCT: a {lesion} hypoattenuating lesion in the head of the pancreas, abutting the superior mesenteric vein over less than 90°, clear fat plane to the SMA. No liver lesion, no ascites. ECOG 1.',
    question:
      'Would you drain first, or go straight to pancreatoduodenectomy? And who would give neoadjuvant treatment for this degree of venous contact?',
    pictures: ['exam/pancreatic-head', 'mrcp/double-duct'],
    report: {
      title: 'CT pancreas, pancreatic and portal venous phase',
      technique:
        'Thin-section acquisition after intravenous contrast, with coronal and curved reconstructions.',
      findings: [
        'Hypoattenuating lesion of the pancreatic head measuring {size}, with abrupt cut-off of the main pancreatic duct ({pancreaticDuct}) and of the common bile duct ({bileDuct}).',
        'Contact with the right lateral wall of the superior mesenteric vein over less than 90°, without contour deformity. Fat plane to the superior mesenteric artery and to the coeliac axis preserved.',
        'No replaced right hepatic artery. No enlarged interaortocaval node. No focal liver lesion. No free fluid.',
      ],
      impression:
        'Resectable to borderline lesion of the pancreatic head, suspicious for ductal adenocarcinoma. No distant disease.',
    },
    comments: [
      said(
        'anna.schreiber',
        'At 212 I would go straight to theatre if the list allows it within ten days. Drainage only for cholangitis, bilirubin over 250, or if you choose neoadjuvant. Every stent I have regretted was placed for the waiting list, not for the patient.',
        said('mateo.alvarez', 'The list is at twelve days. That is exactly where I am stuck.'),
        said(
          'anna.schreiber',
          'Then a short metal stent, and keep it away from the transection line.',
        ),
      ),
      said(
        'yuki.tanaka',
        'Under 90° of venous contact is resectable by most definitions. I would still discuss four cycles first: weight loss and new diabetes are telling you about biology, not anatomy.',
      ),
      said(
        'priya.raghunathan',
        'We see the same picture in autoimmune pancreatitis twice a year. IgG4 before anything irreversible?',
        said('mateo.alvarez', 'IgG4 is 0.6 g/L, and the EUS biopsy is back: adenocarcinoma.'),
      ),
      said(
        'elena.vasquez',
        'Staging laparoscopy with washings before you decide. CA 19-9 after drainage is the number I would trust.',
      ),
    ],
  },
  {
    author: 'priya.raghunathan',
    speciality: 'HPB Surgery',
    age: 34,
    gender: 'Female',
    diagnosis: 'Bile duct injury, day 6 after laparoscopic cholecystectomy',
    posted: 'this week',
    history:
      'Referred with fever, ileus and 400 mL of bile a day from a subhepatic drain. The operation note mentions difficult anatomy and bleeding controlled with clips. Bilirubin 58 µmol/L, CRP 190 mg/L. MRCP shows loss of the common hepatic duct 1 cm below the confluence with a subhepatic collection; the confluence itself looks intact.',
    question:
      'Percutaneous drainage and repair at six weeks, or early repair now that sepsis is coming under control? Would you want an arteriogram before either?',
    pictures: ['mrcp/injury', 'exam/biloma'],
    report: {
      title: 'MRCP and CT of the upper abdomen',
      technique:
        'Heavily T2-weighted cholangiography with hepatobiliary contrast; arterial and portal venous CT.',
      findings: [
        'Loss of signal of the common hepatic duct over 14 mm, beginning 10 mm below the confluence. Right and left ducts 7 mm, confluence intact.',
        'Extravasation of hepatobiliary contrast at 40 minutes into a subhepatic collection of {collection}.',
        'Surgical clips along the course of the duct. The right hepatic artery is not opacified beyond the clips.',
      ],
      impression:
        'Transection of the common hepatic duct, Strasberg E2, with active leak and suspected injury of the right hepatic artery.',
    },
    comments: [
      said(
        'mateo.alvarez',
        'Late, always, once there is an infected bed. PTBD right and left, dry the field, nutrition, and a Hepp-Couinaud at six to eight weeks. The worst outcomes I inherit are heroic repairs on day seven.',
      ),
      said(
        'javier.ortega',
        'CT angiography for the right hepatic artery changes the height of your anastomosis, not whether you do it. I would get it.',
        said(
          'priya.raghunathan',
          'Done today: right hepatic artery clipped, good arterial shunt across the hilar plate.',
        ),
      ),
      said(
        'anna.schreiber',
        'With an arterial injury I add a month. Ischaemic ducts declare themselves late, and strictures follow.',
      ),
      said(
        'nandini.iyer',
        'Please write up the operation note without blame. The critical view was never obtained, and the fundus-first bail-out was not taken: that is the lesson for the rest of us.',
      ),
    ],
  },
  {
    author: 'anna.schreiber',
    speciality: 'HPB Surgery',
    age: 67,
    gender: 'Male',
    diagnosis: 'Hilar cholangiocarcinoma, Bismuth IIIa',
    posted: 'this week',
    history:
      'Jaundice and pruritus for a month. MRCP: stricture of the confluence extending into the right anterior and posterior ducts, left duct free. Left lateral section small: future liver remnant 26 % after right extended hepatectomy. Bilirubin 180 µmol/L. No portal vein encasement on the left.',
    question:
      'Drain the future remnant only and embolise the portal vein, or combined portal and hepatic vein embolisation at once?',
    pictures: ['mrcp/hilar', 'exam/hilar-stricture'],
    report: {
      title: 'MR cholangiography',
      technique:
        'Heavily T2-weighted thick slab and three-dimensional acquisitions, diffusion and dynamic liver series.',
      findings: [
        'Short stricture of the primary confluence with extension to the second-order ducts of the right liver. The left hepatic duct is dilated to {leftDuct} and free to the umbilical fissure.',
        'Arterial phase: right hepatic artery in contact with the lesion. Left artery and left portal vein free.',
        'Volumetry: segments II and III 26 % of standardised liver volume.',
      ],
      impression:
        'Perihilar stricture of type IIIa, resectable by right extended hepatectomy after augmentation of the remnant.',
    },
    comments: [
      said(
        'priya.raghunathan',
        'Drain the left, bring the bilirubin under 50, then double vein embolisation. I have stopped doing portal alone when I start under 30 %.',
      ),
      said(
        'javier.ortega',
        'And hepatobiliary scintigraphy rather than volume alone. A cholestatic 35 % is not a healthy 35 %.',
      ),
      said(
        'mateo.alvarez',
        'Have you excluded IgG4 and a transplant protocol? At 67 and unresectable in some hands, he may qualify elsewhere.',
        said('anna.schreiber', 'IgG4 normal. Transplant is closed to us over 65.'),
      ),
    ],
  },
  {
    author: 'omar.mansour',
    speciality: 'HPB Surgery',
    age: 29,
    gender: 'Female',
    diagnosis: 'Hydatid cyst of segment VII with cholangitis',
    posted: 'earlier',
    history:
      'Right upper quadrant pain, rigors and intermittent jaundice. Ultrasound and CT show a {cyst} cyst with detached membranes and daughter vesicles in segment VII; the common bile duct is 12 mm wide. Serology positive. She is breastfeeding.',
    question:
      'Endoscopic clearance first and partial cystectomy later, or one laparoscopic session? How long do you give albendazole here?',
    pictures: ['exam/hydatid-cyst', 'mrcp/stone'],
    comments: [
      said(
        'mateo.alvarez',
        'ERCP with sphincterotomy first, it settles the cholangitis and deals with the membranes. Then radical pericystectomy if the remnant allows.',
      ),
      said(
        'priya.raghunathan',
        'I would look hard for the cysto-biliary communication at surgery and close it over a T-tube only if I cannot see it well. Bile leak is what keeps them in hospital.',
      ),
      said(
        'pieter.vandijk',
        'Four weeks of albendazole before and three months after, and stop breastfeeding or choose the timing with her. It is rarely an emergency once drained.',
      ),
    ],
  },
];
