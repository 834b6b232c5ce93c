import type { Speciality } from '../../backend/src/reference-data/specialities.rules';
import type { PictureKind } from '../art/clinical-picture';

/** An image of the demo community, invented like its cases. */
export interface DemoImage {
  /** The key of a person. */
  author: string;
  speciality: Speciality;
  title: string;
  description: string;
  picture: PictureKind;
  /** Whether the image is graphic. */
  isSensitive?: boolean;
}

export const images: readonly DemoImage[] = [
  {
    author: 'rajesh.pillai',
    speciality: 'Orthopedic Surgery',
    title: 'Tibial nail at six weeks',
    description:
      'Early callus on three cortices. Partial weight bearing from day ten, full from today.',
    picture: 'bones/tibial-nail',
  },
  {
    author: 'antoine.mercier',
    speciality: 'Endoscopic Surgery',
    title: 'Sessile polyp of the ascending colon',
    description:
      'Paris 0-Is, 14 mm, lifted well. Removed in one piece with a cold snare; histology shows a clear margin.',
    picture: 'exam/sessile-polyp',
  },
  {
    author: 'mateo.alvarez',
    speciality: 'HPB Surgery',
    title: 'Critical view before the first clip',
    description:
      'Two structures and the lower third of the plate. We stop here in every list and say it aloud.',
    picture: 'scope/gallbladder',
  },
  {
    author: 'amara.nwosu',
    speciality: 'Plastic & Reconstructive Surgery',
    title: 'Rhomboid flap, drawn before the cut',
    description:
      'Lozenge-shaped defect with the flap marked on the side where the skin gives. All sides equal, the first limb continues the short diagonal.',
    picture: 'skin/flap-rhomboid',
    isSensitive: true,
  },
  {
    author: 'yuki.tanaka',
    speciality: 'Upper GI Surgery',
    title: 'Tongues of Barrett mucosa',
    description:
      'C2M4 on high-definition white light. Biopsies by the Seattle protocol, no dysplasia.',
    picture: 'exam/barrett-tongues',
  },
];
