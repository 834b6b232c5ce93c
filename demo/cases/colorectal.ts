import { type DemoCase, said } from './demo-case';

export const colorectal: DemoCase[] = [
  {
    author: 'fiona.macleod',
    speciality: 'Colon & Rectal Surgery',
    age: 49,
    gender: 'Male',
    diagnosis: 'Low rectal cancer, complete clinical response after total neoadjuvant therapy',
    posted: 'today',
    history:
      'cT3c N1 adenocarcinoma at 4 cm, EMVI positive. Short-course radiotherapy and six cycles of consolidation. At 14 weeks: flat white scar, MRI tumour regression grade 1, no diffusion restriction. A 5 mm lateral node on the left has shrunk from 8 mm. Normal continence, works as a diver.',
    question:
      'Watch and wait with that lateral node history, or low anterior resection with left lateral dissection?',
    pictures: ['exam/rectal-scar'],
    report: {
      title: 'MRI rectum, restaging',
      technique: 'High-resolution T2 in three planes, diffusion with high b-value.',
      findings: [
        'Linear fibrotic scar on the {side} lateral wall 4 cm from the anal verge, no intermediate signal, no restricted diffusion.',
        'Left internal iliac node 5 mm (previously 8 mm), smooth border. Mesorectal nodes no longer seen.',
        'EMVI channel fibrosed.',
      ],
      impression:
        'Near-complete to complete response, regression grade 1. The lateral node deserves early repeat imaging.',
    },
    comments: [
      said(
        'daniel.rosen',
        'Watch and wait, every two months for a year. If the node was 8 and is 5 after treatment, regrowth in it will show on MRI before it matters. He keeps his sphincter in the meantime.',
      ),
      said(
        'elena.vasquez',
        'A lateral node over 7 mm at baseline with EMVI is where I become uneasy. Local recurrence in the sidewall is not salvaged as easily as luminal regrowth.',
        said(
          'fiona.macleod',
          'That is the heart of it. He leans to surveillance, and understands the trade.',
        ),
      ),
      said(
        'kenji.watanabe',
        'Photograph the scar the same way every time. Half of our false alarms were angles.',
      ),
    ],
  },
  {
    author: 'daniel.rosen',
    speciality: 'Colon & Rectal Surgery',
    age: 31,
    gender: 'Female',
    diagnosis: 'Acute severe ulcerative colitis, day 5 of rescue therapy',
    posted: 'this week',
    history:
      'Ten bloody stools a day on admission, CRP 98 mg/L. No response to steroids; infliximab five days ago with partial response: six stools, CRP 44. Albumin 24 g/L. Transverse colon {colon}, unchanged. She is 12 weeks pregnant.',
    question:
      'A second accelerated dose or colectomy now? How does the pregnancy move your threshold?',
    pictures: ['exam/acute-colitis'],
    comments: [
      said(
        'fiona.macleod',
        'The pregnancy is safer without the colitis than without the operation. If she is not under four stools in 48 hours, subtotal colectomy with the obstetrician next door.',
      ),
      said(
        'pieter.vandijk',
        'One accelerated dose, but with a date and an hour on it. Drift is what kills these patients.',
      ),
      said(
        'lucia.navarro',
        'Second trimester surgery is well tolerated. Keep the pressure at 10 mmHg and tilt her. I would not let pregnancy delay you by a day.',
        said(
          'daniel.rosen',
          'She settled on the second dose: three formed stools. Surgery is still on the table, and she knows it.',
        ),
      ),
    ],
  },
  {
    author: 'chinonso.okafor',
    speciality: 'Colon & Rectal Surgery',
    age: 72,
    gender: 'Male',
    diagnosis: 'Recurrent sigmoid volvulus, third episode in four months',
    posted: 'earlier',
    history:
      'Bedbound after a stroke, distended and comfortable. Flexible sigmoidoscopic detorsion succeeded twice. Contrast enema shows a narrow pedicle. No peritonism, lactate normal. The family asks for something final.',
    question:
      'Sigmoid resection with primary anastomosis, or percutaneous endoscopic colostomy in someone this frail?',
    pictures: ['swallow/volvulus'],
    comments: [
      said(
        'daniel.rosen',
        'Resect electively this admission after a decompression, through a small left iliac incision under spinal. The redundant loop delivers itself.',
      ),
      said(
        'fiona.macleod',
        'An end colostomy is kinder to his carers than incontinence from a joined bowel. Ask who changes the sheets.',
      ),
    ],
  },
  {
    author: 'daniel.rosen',
    speciality: 'Colon & Rectal Surgery',
    age: 37,
    gender: 'Male',
    diagnosis: 'Complex trans-sphincteric fistula in quiescent Crohn’s disease',
    posted: 'earlier',
    history:
      'Two setons for 18 months, on adalimumab with drug levels in range and a healed rectum. MRI: a single high trans-sphincteric tract, no collection, no horseshoe extension. Tired of the setons.',
    question:
      'LIFT, advancement flap or stem cells? What healing rate do you honestly quote in Crohn’s?',
    pictures: [],
    comments: [
      said(
        'fiona.macleod',
        'A flap when the rectum is healed, and I quote one in two at two years. Nobody has ever thanked me for an optimistic number.',
      ),
      said(
        'kenji.watanabe',
        'Is the tract epithelialised on curettage? Excising the external part and a plug of fat is a modest operation that has surprised us.',
      ),
      said('pieter.vandijk', 'Comfortable setons can stay for life. It is fair to say so.'),
    ],
  },
];
