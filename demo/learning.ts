import type { Speciality } from '../backend/src/reference-data/specialities.rules';
import type { PictureKind } from './art/clinical-picture';

/** An educational image of the demo; with `film` also a short video over it. */
export interface DemoLearning {
  readonly picture: PictureKind;
  readonly speciality: Speciality;
  readonly title: string;
  readonly description: string;
  readonly film?: { readonly title: string; readonly description: string };
}

export const learning: readonly DemoLearning[] = [
  {
    picture: 'scope/gallbladder',
    speciality: 'HPB Surgery',
    title: 'The hepatocystic triangle, cleared',
    description:
      'Two structures only, the lower third of the gallbladder off its bed, and liver seen between them.',
    film: {
      title: 'The critical view, step by step',
      description: 'What has to be seen before the first clip, from both sides.',
    },
  },
  {
    picture: 'scope/hernia',
    speciality: 'General Surgery',
    title: 'The myopectineal orifice from inside',
    description: 'Where direct, indirect and femoral hernias leave, and what a mesh has to cover.',
    film: {
      title: 'Landmarks of the groin in ninety seconds',
      description: 'Vessels, cord and ligament, in the order in which they are met.',
    },
  },
  {
    picture: 'scope/colon',
    speciality: 'Colon & Rectal Surgery',
    title: 'The plane behind the mesocolon',
    description: 'White above, purple below: between them nothing bleeds.',
    film: {
      title: 'Medial to lateral: finding the plane',
      description: 'How to enter it, and the three signs of having left it.',
    },
  },
  {
    picture: 'scope/thyroid-bed',
    speciality: 'Endocrine Surgery',
    title: 'The nerve at the ligament of Berry',
    description: 'The last centimetre, in which most injuries happen.',
    film: {
      title: 'Following the recurrent nerve',
      description: 'From the tracheo-oesophageal groove to its entry.',
    },
  },
  {
    picture: 'exam/sessile-polyp',
    speciality: 'Endoscopic Surgery',
    title: 'Reading a polyp before touching it',
    description: 'Pit pattern, vessels and edge: what can be taken out at once and what cannot.',
    film: {
      title: 'Lifting before the snare',
      description: 'Where to inject, how much, and what a non-lifting sign means.',
    },
  },
  {
    picture: 'eye/cataract',
    speciality: 'Eye Surgery',
    title: 'A dense nucleus and a small pupil',
    description: 'What to prepare before the first incision.',
    film: { title: 'A round rhexis, calmly', description: 'Direction of pull in each quadrant.' },
  },
  {
    picture: 'ct-thorax/dissection',
    speciality: 'Cardiac Surgery',
    title: 'True or false lumen',
    description: 'The beak sign and the size tell which is which.',
    film: {
      title: 'Scrolling through a dissection',
      description: 'From the root to the bifurcation, with the branches named.',
    },
  },
  {
    picture: 'chest/pneumothorax',
    speciality: 'Trauma/Burns/Critical and Acute Care Surgery',
    title: 'The line without markings behind it',
    description: 'A small pneumothorax on a film taken lying down is easy to miss.',
    film: {
      title: 'Thirty chest films in three minutes',
      description: 'Which of them need a drain before the scan.',
    },
  },
  {
    picture: 'bones/wrist',
    speciality: 'Orthopedic Surgery',
    title: 'Three columns of the wrist',
    description: 'Radial, intermediate and ulnar: plan the plates by the columns.',
  },
  {
    picture: 'histology/squamous',
    speciality: 'Head & Neck Surgery',
    title: 'Keratin pearls, and why margins matter',
    description: 'What the pathologist looks for at the edge.',
  },
  {
    picture: 'angiogram/leg',
    speciality: 'Vascular Surgery',
    title: 'Run-off before the bypass',
    description: 'Which of the three vessels reaches the foot.',
  },
  {
    picture: 'skin/flap-rhomboid',
    speciality: 'Plastic & Reconstructive Surgery',
    title: 'A rhomboid flap, drawn first',
    description: 'Four choices for each defect; the scar decides.',
  },
];

/** Announcements by the administrators of the demo, with their age in days. */
export const announcements: readonly {
  readonly title: string;
  readonly text: string;
  readonly daysAgo: number;
}[] = [
  {
    title: 'Short videos in Explore',
    text: 'Explore shows short videos of your speciality. One idea, upright, and nothing in it that may identify a patient.',
    daysAgo: 3,
  },
  {
    title: 'Live theatre this week',
    text: 'A laparoscopic left lateral sectionectomy, with questions to the console.\nRegister under Events; the link appears an hour before.',
    daysAgo: 6,
  },
  {
    title: 'Welcome to Suture',
    text: 'Show a case, ask a question, answer one. Write to us whenever something is missing.',
    daysAgo: 30,
  },
];
