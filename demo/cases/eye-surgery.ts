import { type DemoCase, said } from './demo-case';

export const eyeSurgery: DemoCase[] = [
  {
    author: 'meera.krishnan',
    speciality: 'Eye Surgery',
    age: 55,
    gender: 'Male',
    diagnosis: 'Superior bullous retinal detachment, macula on, phakic',
    posted: 'this week',
    history:
      'Flashes for a week, a curtain from below since yesterday. Horseshoe tear at 11 o’clock, detachment from 9 to 2 reaching the arcade, macula attached. −6 dioptres, clear lens, posterior vitreous detached. Vision 6/9.',
    question:
      'Buckle, vitrectomy or pneumatic at 55 with a clear lens? Posture him overnight until theatre?',
    pictures: ['eye/detachment'],
    comments: [
      said(
        'haruka.sato',
        'Pneumatic is fair for a single superior tear within one clock hour, and the lens stays clear. He must hold the posture, and have a theatre slot within days.',
      ),
      said(
        'meera.krishnan',
        'Travels by bus, so posture was the problem. Vitrectomy with short gas today, tear lasered, flat.',
        said('haruka.sato', 'Then warn him of the cataract, it will come in a year.'),
      ),
      said('lukas.brandt', 'No flying with the gas; I had to explain that to a relative once.'),
    ],
  },
  {
    author: 'haruka.sato',
    speciality: 'Eye Surgery',
    age: 47,
    gender: 'Female',
    diagnosis: 'Fleshy recurrent pterygium, second time, reaching the pupil edge',
    posted: 'earlier',
    history:
      'Two bare sclera excisions elsewhere. Now 4.5 mm onto the cornea, restricted abduction, astigmatism of 4 dioptres. Conjunctiva scarce nasally, superior conjunctiva untouched. Works in rice fields.',
    question:
      'Conjunctival autograft with glue, with mitomycin, or amnion for the bed as well? What recurrence do you quote?',
    outcome:
      'Autograft and amnion. Abduction free at two months, 1.5 dioptres of astigmatism left.',
    pictures: ['eye/pterygium'],
    comments: [
      said(
        'meera.krishnan',
        'Autograft with the limbal edge, mitomycin 0.02 % for two minutes under the conjunctiva and never on the sclera. One in ten comes back, with sunglasses fewer.',
      ),
      said(
        'fatima.khalil',
        'Amnion for the restriction, graft for the limbus. You need both here.',
        said('haruka.sato', 'Both, then.'),
      ),
    ],
  },
  {
    author: 'meera.krishnan',
    speciality: 'Eye Surgery',
    age: 71,
    gender: 'Female',
    diagnosis: 'Brunescent cataract in an only eye with weak zonules',
    posted: 'this week',
    history:
      'Hand movements in the right eye; the left was lost to trauma decades ago. Mature brown cataract with pseudoexfoliation, phacodonesis, pupil 4 mm. Endothelial count 1,650. Lives alone, blind in practice.',
    question:
      'Phaco with rings and hooks, or manual small-incision surgery with a relaxed capsulorhexis? Who would choose intracapsular for an only eye?',
    pictures: ['eye/cataract'],
    comments: [
      said(
        'haruka.sato',
        'Manual small incision by someone who does a thousand a year. Least zonular stress, least energy on 1,650 cells.',
      ),
    ],
  },
];
