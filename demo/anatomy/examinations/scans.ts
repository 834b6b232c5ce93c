import { endometrioma, graft, multilocular, pylorus, target } from '../bodies/scanned';
import { infiltrating, leafLike, neck, testis } from '../bodies/scanned-small-parts';
import { ultrasound } from '../cameras/ultrasound';
import { type Examination, sideWords } from '../examination';

const small = { probe: { wide: 50 }, pulse: 0.13, beam: 1.3 } as const;
const curved = { probe: { radius: 60, half: 31 }, pulse: 0.42 } as const;
const cm = (mm: number): string => `${mm / 10} cm`;

const ovary = (across: number, projection: number): Examination =>
  ultrasound({
    ...curved,
    caption: 'Transabdominal ultrasound of the pelvis: multilocular cyst',
    words: { cyst: cm(across), projection: `${projection} mm` },
    body: multilocular(across, projection),
    depth: 160,
    calipers: [[2 - across / 2, 92, 2 + across / 2, 92]],
  });

const seminal = (lesion: number): Examination =>
  ultrasound({
    ...small,
    caption: 'Ultrasound of the testis, longitudinal',
    words: { lesion: `${lesion} mm` },
    body: testis(lesion),
    depth: 42,
    calipers: [[7.5 - lesion / 2, 20, 7.5 + lesion / 2, 20]],
  });

const thyroid = (side: 'left' | 'right', nodule: number): Examination =>
  ultrasound({
    ...small,
    probe: { wide: 62 },
    caption: `Ultrasound of the neck, transverse: nodule of the ${side} lobe of the thyroid`,
    words: { ...sideWords(side), nodule: `${nodule} mm` },
    body: neck(side, nodule),
    depth: 46,
  });

const lobular = (across: number): Examination =>
  ultrasound({
    ...small,
    caption: 'Ultrasound of the breast: irregular mass with a shadow',
    words: { echoMass: `${across} mm` },
    body: infiltrating(across),
    depth: 42,
    calipers: [[1 - across / 2, 17, 1 + across / 2, 17]],
  });

const phyllodes = (across: number): Examination =>
  ultrasound({
    probe: { radius: 55, half: 36 },
    pulse: 0.26,
    caption: 'Ultrasound of the breast: lobulated mass with clefts',
    words: { mass: cm(across) },
    body: leafLike(across),
    depth: 82,
  });

const stenosis = (muscle: number, channel: number): Examination =>
  ultrasound({
    ...small,
    probe: { wide: 52 },
    caption: 'Ultrasound of the pylorus, long axis',
    words: { muscle: `${muscle} mm`, channel: `${channel} mm` },
    body: pylorus(muscle, channel),
    depth: 40,
    calipers: [
      [-2 - channel / 2, 21, -2 + channel / 2, 21],
      [-6, 18.7 - muscle, -6, 18.7],
    ],
  });

const ileocolic = (across: number): Examination =>
  ultrasound({
    ...small,
    probe: { wide: 56 },
    pulse: 0.18,
    caption: 'Ultrasound of the right upper quadrant: target sign, transverse',
    words: { target: cm(across) },
    body: target(across),
    depth: 58,
    calipers: [[1 - across / 2, 29, 1 + across / 2, 29]],
  });

const transplant = (): Examination =>
  ultrasound({
    ...curved,
    caption: 'Ultrasound of the kidney graft, longitudinal',
    words: {},
    body: graft(112, 22),
    depth: 110,
  });

const oldBlood = (across: number): Examination =>
  ultrasound({
    probe: { radius: 11, half: 62 },
    pulse: 0.26,
    beam: 1.7,
    caption: 'Transvaginal ultrasound of the left ovary: endometrioma',
    words: { ...sideWords('left'), endometrioma: `${across} mm` },
    body: endometrioma(across),
    depth: 58,
    calipers: [[-2 - across / 2, 27, -2 + across / 2, 27]],
  });

export const scans = {
  'ovarian-cyst': ovary(120, 15),
  'testicular-lesion': seminal(11),
  'thyroid-nodule': thyroid('right', 14),
  'lobular-carcinoma': lobular(20),
  phyllodes: phyllodes(70),
  'thick-pylorus': stenosis(4.8, 19),
  intussusception: ileocolic(34),
  'wide-graft': transplant(),
  endometrioma: oldBlood(24),
} as const satisfies Record<string, Examination>;
