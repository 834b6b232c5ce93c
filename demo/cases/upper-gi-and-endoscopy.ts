import { type DemoCase, said } from './demo-case';

export const upperGiAndEndoscopy: DemoCase[] = [
  {
    author: 'hannah.clarke',
    speciality: 'Upper GI Surgery',
    age: 63,
    gender: 'Male',
    diagnosis: 'Adenocarcinoma of the gastro-oesophageal junction, Siewert II, cT3 N1',
    posted: 'this week',
    history:
      'Dysphagia to solids for ten weeks, 8 kg weight loss. Endoscopy: circumferential tumour from 38 to 42 cm. EUS uT3 N1. PET-CT without distant disease. FEV1 58 %, stopped smoking last year, completes a six-minute walk of 430 m.',
    question:
      'With this lung function, would you choose perioperative chemotherapy and a transhiatal extended gastrectomy, or still an Ivor Lewis with a hybrid approach?',
    pictures: ['exam/junction-cancer'],
    comments: [
      said(
        'yuki.tanaka',
        'For a true type II with less than 3 cm of oesophageal invasion I do a transhiatal extended total gastrectomy. The lower mediastinal dissection laparoscopically is better than anything I did open.',
      ),
      said(
        'thomas.ashworth',
        'FEV1 58 % with that walk test is not a contraindication. Prehabilitate for the eight weeks of chemotherapy and repeat. I would be more worried about DLCO.',
        said('hannah.clarke', 'DLCO 61 %. He has improved to 510 m after three weeks of training.'),
      ),
      said(
        'camille.laurent',
        'Hybrid: laparoscopic abdomen, small muscle-sparing thoracotomy. The pulmonary complications in our series halved without a fully minimally invasive chest.',
      ),
      said(
        'elena.vasquez',
        'Ask for MMR and HER2 on the biopsy now. An MMR-deficient tumour changes the whole plan.',
      ),
    ],
  },
  {
    author: 'yuki.tanaka',
    speciality: 'Upper GI Surgery',
    age: 41,
    gender: 'Female',
    diagnosis: 'Achalasia type II with recurrent symptoms after balloon dilatation',
    posted: 'earlier',
    history:
      'Six years of dysphagia and regurgitation, two graded dilatations with relief for about a year each. Manometry: panpressurisation, IRP 31 mmHg. Barium column 14 cm at five minutes. No megaoesophagus, no previous surgery. She sings professionally and fears reflux.',
    question:
      'Heller with a partial wrap or peroral endoscopic myotomy? How do you counsel a singer on reflux after POEM?',
    outcome:
      'Laparoscopic Heller myotomy with an anterior wrap, her own choice. Barium column 2 cm at five minutes, singing again at eight weeks.',
    pictures: ['swallow/achalasia'],
    comments: [
      said(
        'antoine.mercier',
        'POEM relieves dysphagia just as well and she will be home in a day, but four in ten have objective reflux afterwards. For a singer I would send her to you for a Heller-Dor.',
      ),
      said(
        'camille.laurent',
        'Heller with an anterior wrap. Previous dilatations make the mucosa adherent at the junction, so go slowly in the last two centimetres below the EGJ and test with the scope.',
      ),
      said(
        'kenji.watanabe',
        'A shorter gastric myotomy of 2 cm, guided by the double-scope, brings reflux down considerably in our hands. It deserves an honest discussion with her.',
        said('yuki.tanaka', 'She chose the laparoscopic route after hearing both. Thank you all.'),
      ),
    ],
  },
  {
    author: 'hannah.clarke',
    speciality: 'Upper GI Surgery',
    age: 52,
    gender: 'Male',
    diagnosis: 'Spontaneous oesophageal perforation, presenting at 30 hours',
    posted: 'earlier',
    history:
      'Vomiting after a heavy meal, then severe chest pain treated elsewhere as a cardiac event. Left effusion with gas, water-soluble swallow shows a leak just above the hiatus. Heart rate 118, lactate 3.4 mmol/L on low-dose noradrenaline. Drain has 900 mL of turbid fluid.',
    question:
      'Thoracotomy and repair over a T-tube, or endoscopic vacuum with VATS washout at this interval?',
    outcome:
      'VATS washout, endoscopic vacuum with six changes and a feeding jejunostomy. Swallow clear on day 24, home on day 31.',
    pictures: ['swallow/leak', 'chest/effusion/left'],
    comments: [
      said(
        'thomas.ashworth',
        'He needs the chest clean first. VATS decortication and wide drainage today; what you do with the hole is secondary to that.',
      ),
      said(
        'antoine.mercier',
        'Endoscopic vacuum from day one, changed every three days. Since we adopted it, no repair at more than 24 hours has been needed, but only with an adequately drained chest.',
      ),
      said(
        'ingrid.lindqvist',
        'Agree with both, and a feeding jejunostomy in the same session. Don’t forget it, you will want it for six weeks.',
        said('hannah.clarke', 'All three done last night. Off noradrenaline this morning.'),
      ),
    ],
  },
  {
    author: 'kenji.watanabe',
    speciality: 'Endoscopic Surgery',
    age: 70,
    gender: 'Female',
    diagnosis: 'Laterally spreading tumour of the rectum, 62 mm, granular mixed type',
    posted: 'earlier',
    history:
      'Found on screening. Pit pattern IV with a 12 mm nodule showing Vi low irregularity. It reaches the dentate line and covers half of the circumference. Anticoagulated for atrial fibrillation. MRI: no deep invasion, no mesorectal nodes.',
    question:
      'En bloc ESD with the nodule first, or transanal full-thickness excision of the nodule only? How do you manage the anticoagulant?',
    outcome:
      'En bloc in 140 minutes, R0. Final histology: pT1 with 600 µm invasion, no lymphatic spread. Surveillance.',
    pictures: ['histology/glandular'],
    comments: [
      said(
        'antoine.mercier',
        'ESD en bloc, start at the anal side with local anaesthetic under the dentate line, and use traction early: a clip and band makes the middle third a different operation.',
      ),
      said(
        'fiona.macleod',
        'If the nodule is an early cancer you will be glad of a single specimen. Piecemeal takes away every later choice.',
      ),
      said(
        'daniel.rosen',
        'Stop the anticoagulant 48 hours before, no bridging, restart at 48 hours. Delayed bleeding at the dentate line is easy to see and easy to treat.',
      ),
      said(
        'kenji.watanabe',
        'Done in 140 minutes, in one piece. Histology next week.',
        said('fiona.macleod', 'Beautiful. Post the histology when you have it.'),
      ),
    ],
  },
  {
    author: 'antoine.mercier',
    speciality: 'Endoscopic Surgery',
    age: 55,
    gender: 'Male',
    diagnosis: 'Barrett’s oesophagus C4M6 with a visible nodule, high-grade dysplasia',
    posted: 'this week',
    history:
      'Fifteen years of reflux on a proton pump inhibitor. A {nodule} Paris IIa lesion at {clock} in the {prague} segment, biopsies high-grade dysplasia, elsewhere low-grade. 3 cm hiatus hernia. Otherwise fit.',
    question:
      'Resection of the nodule and radiofrequency ablation in stages, or repair of the hernia at the same time to protect the neosquamous epithelium?',
    pictures: ['exam/barrett-nodule'],
    comments: [
      said(
        'hannah.clarke',
        'Resect, wait for the histology, then ablate. I repair the hernia only when ablation fails twice or symptoms break through.',
      ),
      said(
        'camille.laurent',
        'A pH study on treatment is worth the trouble. Persistent acid exposure is the commonest reason for failed ablation in our clinic.',
      ),
    ],
  },
];
