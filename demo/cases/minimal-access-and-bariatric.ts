import { type DemoCase, said } from './demo-case';

export const minimalAccessAndBariatric: DemoCase[] = [
  {
    author: 'nandini.iyer',
    speciality: 'Minimal Access Surgery',
    age: 53,
    gender: 'Male',
    diagnosis: 'Bilateral recurrent inguinal hernia after Lichtenstein repairs',
    posted: 'today',
    history:
      'Mesh repairs on both sides six years ago at another hospital. Painful bulge on the left reaching the scrotum, smaller on the right. BMI 28. No urinary symptoms. Drives a lorry and wants to be back in three weeks.',
    question: 'Extended-view TEP or TAPP for bilateral recurrences? Do you touch the old mesh?',
    pictures: [],
    comments: [
      said(
        'camille.laurent',
        'TAPP for the scrotal side: you see the sac, can transect it and never fight the old mesh, which lives in front. One large mesh on each side, overlapping at the midline.',
      ),
      said(
        'nandini.iyer',
        'I lean to eTEP for the room it gives. The plane is virgin after Lichtenstein.',
        said('camille.laurent', 'Then eTEP. The best approach is the one with your name on it.'),
      ),
      said(
        'owen.pritchard',
        'Three weeks is generous. Ours drive at ten days, if they can stamp the brake.',
      ),
    ],
  },
  {
    author: 'camille.laurent',
    speciality: 'Minimal Access Surgery',
    age: 68,
    gender: 'Female',
    diagnosis: 'Giant hiatus hernia with intrathoracic stomach and anaemia',
    posted: 'earlier',
    history:
      'Haemoglobin 84 g/L on iron, breathless on stairs, early satiety. CT: two thirds of the stomach in the chest with organo-axial rotation. Cameron lesions on endoscopy. BMI 31, ejection fraction normal.',
    question:
      'Biosynthetic mesh at the hiatus, gastropexy, fundoplication: which of the three do you always do, sometimes do, never do?',
    outcome:
      'Pillars met after pleural opening and lower insufflation, so no mesh. Haemoglobin 124 g/L at three months.',
    pictures: ['chest/hernia'],
    report: {
      title: 'CT chest and upper abdomen',
      technique: 'Portal venous phase with oral contrast.',
      findings: [
        'Hiatal defect of 6 cm. About two thirds of the stomach lie in the posterior mediastinum with organo-axial rotation; the wall enhances normally.',
        'Compression atelectasis of the left lower lobe. Left atrium indented.',
        'No free fluid.',
      ],
      impression: 'Type III hiatus hernia, partially rotated, without ischaemia.',
    },
    comments: [
      said(
        'hannah.clarke',
        'Always: full sac excision and 3 cm of abdominal oesophagus. Always: an anterior wrap. Sometimes: gastropexy. Never: permanent mesh.',
      ),
      said(
        'chloe.bennett',
        'At BMI 31 I ask about weight loss first. Recurrence doubles over 35 in our audit, at 31 I go ahead.',
      ),
      said(
        'nandini.iyer',
        'A relaxing incision in the right crus with a patch over it, when the pillars will not meet. Better than a tight suture.',
      ),
    ],
  },
  {
    author: 'beatriz.almeida',
    speciality: 'Bariatric Surgery',
    age: 39,
    gender: 'Female',
    diagnosis: 'Leak at the angle of His on day 9 after sleeve gastrectomy',
    posted: 'this week',
    history:
      'Fever and {side} shoulder pain after discharge. Heart rate 112, CRP 260 mg/L. CT: {collection} collection below the {side} hemidiaphragm, contrast leaving the upper staple line. No sepsis criteria after fluids. BMI 44 before.',
    question:
      'Percutaneous drain and stent, double pigtails, or endoscopic vacuum? When do you bring her back to theatre?',
    pictures: ['swallow/leak', 'exam/sleeve-leak'],
    report: {
      title: 'CT abdomen with oral contrast',
      technique: 'Portal venous phase after 200 mL of water-soluble contrast.',
      findings: [
        'Collection of {size} with gas below the {side} hemidiaphragm, contrast leaving the staple line 1 cm below the junction.',
        'Narrowing at the incisura over 2 cm. Small left pleural effusion.',
        'No free gas elsewhere. Splenic vessels patent.',
      ],
      impression: 'Contained leak of the upper staple line with a stenosis downstream.',
    },
    comments: [
      said(
        'leila.haddad',
        'Laparoscopy within 24 hours if she is not better: wash, drain, feeding tube. Do not suture the hole.',
      ),
      said(
        'antoine.mercier',
        'Two pigtails into the cavity through the leak, plus a nasojejunal tube. They swallow within a week and stents migrate less when there are none.',
        said('beatriz.almeida', 'Pigtails went in this afternoon.'),
      ),
      said(
        'chloe.bennett',
        'Dilate the incisura. Every chronic leak I have seen had a stenosis downstream.',
      ),
    ],
  },
  {
    author: 'chloe.bennett',
    speciality: 'Bariatric Surgery',
    age: 46,
    gender: 'Female',
    diagnosis: 'Severe reflux with Los Angeles C oesophagitis three years after a sleeve',
    posted: 'today',
    history:
      'Lost 38 kg, regained 9. Heartburn day and night on double-dose treatment. Endoscopy: LA C, 3 cm hiatus hernia, retained fundus. Manometry normal. HbA1c 5.6 %.',
    question:
      'Conversion to Roux-en-Y bypass with hernia repair for all of them, or is there a place for repair and fundoplication of the remnant fundus?',
    pictures: [],
    comments: [
      said(
        'beatriz.almeida',
        'Bypass with crural repair. Reflux gone in nine of ten, and a little of the weight follows.',
      ),
      said(
        'leila.haddad',
        'Biopsies for Barrett before; it changes her follow-up, not the operation.',
      ),
      said(
        'hannah.clarke',
        'From the reflux side: agreed. I have undone too many clever wraps around sleeves.',
      ),
    ],
  },
  {
    author: 'leila.haddad',
    speciality: 'Bariatric Surgery',
    age: 31,
    gender: 'Female',
    diagnosis: 'Internal hernia at 26 weeks of pregnancy after gastric bypass',
    posted: 'earlier',
    history:
      'Bypass four years ago with 45 kg lost, defects not closed. Intermittent upper abdominal pain, now constant for eight hours. Lactate 1.1 mmol/L. CT (after discussion): mesenteric swirl at Petersen’s space, no pneumatosis. Fetal heart normal.',
    question:
      'Laparoscopy at 26 weeks: which ports and pressure? Would you have relied on MRI instead of CT?',
    outcome:
      'Reduced, both defects closed, no bowel lost. Planned section at term, mother and child well.',
    pictures: [],
    comments: [
      said(
        'chloe.bennett',
        'Pain after a bypass in pregnancy is an internal hernia until seen. CT was right, MRI waits too long.',
      ),
      said(
        'lucia.navarro',
        'Open entry above the fundus, 10 mmHg, left tilt, steroids given before. I would stand beside you.',
        said(
          'leila.haddad',
          'You were not needed, luckily: reduced, both defects closed, no bowel lost.',
        ),
      ),
      said(
        'beatriz.almeida',
        'Start at the ileocaecal valve and run backwards. In the swirl nothing else makes sense.',
      ),
    ],
  },
];
