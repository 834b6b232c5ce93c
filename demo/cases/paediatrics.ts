import { type DemoCase, said } from './demo-case';

export const paediatrics: DemoCase[] = [
  {
    author: 'zainab.hussain',
    speciality: 'Pediatric Surgery',
    age: 5,
    ageUnit: 'weeks',
    gender: 'Male',
    diagnosis: 'Hypertrophic pyloric stenosis, the anaesthetist asks for one more day',
    posted: 'this week',
    history:
      'Projectile vomiting for nine days. Ultrasound: muscle {muscle}, channel {channel}. On arrival chloride 84, bicarbonate 38 mmol/L; after 24 hours of fluid 98 and 29. Weight 3.6 kg.',
    question:
      'At which bicarbonate do you operate? Laparoscopic or umbilical, and feeding after how many hours?',
    pictures: ['exam/thick-pylorus'],
    comments: [
      said(
        'adaeze.eze',
        'Chloride over 100 and bicarbonate under 28. It is the apnoea afterwards that we fear, so the anaesthetist is right.',
      ),
      said(
        'zainab.hussain',
        'Agreed and waited: 103 and 25 this morning, laparoscopic pyloromyotomy, full feeds at 16 hours.',
        said(
          'adaeze.eze',
          'Ad libitum from four hours with us, no difference in stay, happier mothers.',
        ),
      ),
      said('camille.laurent', 'Test the mucosa with air through the tube, every time.'),
    ],
  },
  {
    author: 'adaeze.eze',
    speciality: 'Pediatric Surgery',
    age: 3,
    ageUnit: 'days',
    gender: 'Female',
    diagnosis: 'Gastroschisis without access to parenteral nutrition',
    posted: 'earlier',
    history:
      'Born at home, arrived at 30 hours wrapped in a cloth. 2.1 kg, bowel thickened and matted, no atresia seen. Temperature 34.8 °C on arrival, now warm. Preformed silo placed at the cot, reduced halfway on day three.',
    question:
      'How do you feed these babies when there is no parenteral nutrition for two weeks? Sutureless closure at the bedside?',
    outcome: 'Closed with the cord on day five. Full breast feeds on day 19, home at 2.6 kg.',
    pictures: [],
    comments: [
      said(
        'zainab.hussain',
        'Peripheral 10 % glucose with amino acids if the pharmacy can make it, and trophic breast milk from the day the aspirates clear. Sutureless, yes: cord over the defect, no ventilator needed.',
      ),
      said(
        'chinonso.okafor',
        'Our survival went from 5 to 60 % with silos at the referring hospital and a phone number. The journey kills, not the defect.',
        said('adaeze.eze', 'Reduced fully this morning. We shall try the cord.'),
      ),
      said(
        'javier.ortega',
        'Very moving to read. We would gladly share our amino acid recipe with your pharmacist.',
      ),
    ],
  },
  {
    author: 'zainab.hussain',
    speciality: 'Pediatric Surgery',
    age: 9,
    ageUnit: 'months',
    gender: 'Male',
    diagnosis: 'Ileocolic intussusception, two failed air enemas',
    posted: 'this week',
    history:
      'Sixteen hours of colicky crying, one bloody stool. Ultrasound: target sign of {target} in the right upper quadrant, flow present, no free fluid. Two air enemas to 120 mmHg moved it from the splenic flexure to the caecum. Stable, lactate 1.4 mmol/L.',
    question:
      'A third, delayed enema after an hour or theatre? Laparoscopic reduction by traction, against everything we were taught?',
    pictures: ['exam/intussusception'],
    comments: [
      said(
        'adaeze.eze',
        'Third attempt after 45 minutes, since it moved each time. Two in three of ours went back.',
      ),
      said(
        'zainab.hussain',
        'Third attempt failed at the valve. Laparoscopic: gentle traction plus pressure through the wall and it came in four minutes. Lead point was a large Peyer patch.',
        said('nandini.iyer', 'Appendix left alone?'),
        said('zainab.hussain', 'Left alone.'),
      ),
    ],
  },
  {
    author: 'adaeze.eze',
    speciality: 'Pediatric Surgery',
    age: 2,
    gender: 'Male',
    diagnosis: 'Late Hirschsprung’s disease with a massive megarectum',
    posted: 'earlier',
    history:
      'Constipation since birth, distension, weight at the third centile. Contrast enema: transition in the sigmoid, rectosigmoid index 0.6. Suction biopsy without ganglion cells. Daily washouts have failed to decompress.',
    question:
      'Levelling stoma first and pull-through at six months, or primary transanal after more washouts? How do you choose the level without frozen section?',
    pictures: ['swallow/hirschsprung'],
    comments: [
      said(
        'zainab.hussain',
        'A stoma in the proximal sigmoid with a full-thickness biopsy sent the slow way. It comes down in two months and your pull-through is a small operation.',
      ),
      said(
        'fiona.macleod',
        'Adult colleague here: the ones I meet at 25 were pulled through under tension or at the wrong level. Please wait.',
      ),
    ],
  },
];
