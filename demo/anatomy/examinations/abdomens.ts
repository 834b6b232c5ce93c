import type { Side } from '../../art/side';
import { abdomen } from '../bodies/abdomen';
import {
  abscess,
  adrenalMass,
  aneurysm,
  bileLeak,
  fattyMass,
  gastricMass,
  headOfPancreasMass,
  renalMass,
  sleeveLeak,
} from '../bodies/masses';
import { dilatedLoops, freeFluid, thickLoops, toxicColon } from '../bodies/sick-bowel';
import { bigSpleen, dilatedDucts, hydatid, mucin, rupturedSpleen } from '../bodies/sick-liver';
import { ctSlice } from '../cameras/ct';
import { type Examination, sideWords } from '../examination';

const window = { level: 45, width: 380 };
const view = { width: 390, middle: 4, window };
const PORTAL = 'CT, axial, portal venous phase';
const cm = (mm: number): string => `${mm / 10} cm`;

function cyst(diameter: number): Examination {
  return ctSlice({
    ...view,
    caption: `${PORTAL}: right lobe of the liver`,
    z: 60,
    words: { cyst: cm(diameter) },
    body: [...abdomen({ fat: 14 }), ...hydatid([-73, 8, 60], diameter / 2)],
  });
}

function headMass(across: number, high: number): Examination {
  return ctSlice({
    ...view,
    caption: 'CT, axial, pancreatic phase: head of the pancreas',
    z: 2,
    width: 370,
    words: {
      lesion: cm(across),
      size: `${across} × ${high} mm`,
      pancreaticDuct: '8 mm',
      bileDuct: '15 mm',
    },
    body: [...abdomen({ fat: 12 }), ...headOfPancreasMass(across, high, 8, 15)],
  });
}

function adrenal(side: Side, diameter: number, density: number, seed: number): Examination {
  return ctSlice({
    ...view,
    caption: `CT, axial: ${side} adrenal gland`,
    z: 44,
    width: 400 - seed * 20,
    words: { ...sideWords(side), mass: cm(diameter) },
    body: [
      ...abdomen({ fat: 12 + 10 * seed, leave: new RegExp(`${side} kidney`) }),
      ...adrenalMass(side, diameter, density),
    ],
  });
}

function loneKidney(across: number, deep: number): Examination {
  return ctSlice({
    ...view,
    caption: 'CT, axial, nephrographic phase: solitary right kidney',
    z: -22,
    words: {
      mass: cm(across),
      size: `${across} × ${deep} mm`,
      side: 'right',
      gone: 'left',
      Gone: 'Left',
    },
    body: [
      ...abdomen({ fat: 22, leave: /left kidney/ }),
      ...renalMass([-84, 24, -20], across, deep),
    ],
  });
}

const brokenSpleen = (blush: number): Examination =>
  ctSlice({
    ...view,
    caption: `${PORTAL}: spleen`,
    z: 36,
    words: { blush: `${blush} mm` },
    body: [...abdomen({ fat: 10, leave: /spleen/ }), ...rupturedSpleen(blush)],
  });

function sarcoma(size: readonly [number, number, number], nodule: number): Examination {
  const [high, across, deep] = size;
  return ctSlice({
    ...view,
    caption: `${PORTAL}: left retroperitoneum`,
    z: -40,
    words: {
      ...sideWords('left'),
      mass: cm(high),
      size: `${high / 10} × ${across / 10} × ${deep / 10} cm`,
      nodule: cm(nodule),
    },
    body: [
      ...abdomen({ fat: 16, leave: /left kidney|loops|colon|spleen/ }),
      ...fattyMass(high, across, deep, nodule),
    ],
  });
}

const gist = (diameter: number): Examination =>
  ctSlice({
    ...view,
    caption: `${PORTAL}: gastric fundus`,
    z: 62,
    words: { mass: cm(diameter) },
    body: [...abdomen({ fat: 20, leave: /stomach/ }), ...gastricMass(diameter)],
  });

const wideAorta = (diameter: number): Examination =>
  ctSlice({
    ...view,
    caption: 'CT angiography, axial: infrarenal aorta',
    z: -62,
    words: { aorta: `${diameter} mm` },
    body: [
      ...abdomen({ fat: 24, seed: 3, leave: /right kidney|left kidney/ }),
      ...aneurysm(diameter),
    ],
  });

const biloma = (across: number, deep: number): Examination =>
  ctSlice({
    ...view,
    caption: `${PORTAL}: subhepatic collection`,
    z: -16,
    words: { collection: `${across / 10} × ${deep / 10} cm` },
    body: [...abdomen({ fat: 18, leave: /gallbladder|duodenum/ }), ...bileLeak(across, deep)],
  });

const leakedSleeve = (across: number, deep: number): Examination =>
  ctSlice({
    ...view,
    width: 450,
    caption: `${PORTAL}, oral contrast: left upper quadrant`,
    z: 80,
    words: {
      ...sideWords('left'),
      collection: cm(across),
      size: `${across / 10} × ${deep / 10} cm`,
    },
    body: [...abdomen({ fat: 52, leave: /stomach/ }), ...sleeveLeak(across, deep)],
  });

const appendix = (diameter: number): Examination =>
  ctSlice({
    ...view,
    caption: `${PORTAL}: right iliac fossa`,
    z: -150,
    words: { ...sideWords('right'), abscess: cm(diameter) },
    body: [
      ...abdomen({ fat: 18, seed: 5, leave: /ascending/ }),
      ...abscess([-76, -14, -150], diameter),
    ],
  });

const hilum = (left: number): Examination =>
  ctSlice({
    ...view,
    caption: `${PORTAL}: hilum of the liver`,
    z: 47,
    words: { leftDuct: `${left} mm` },
    body: [...abdomen({ fat: 13 }), ...dilatedDucts(left)],
  });

export const abdomens = {
  'hydatid-cyst': cyst(90),
  'pancreatic-head': headMass(24, 21),
  'adrenal-mass': adrenal('left', 60, 96, 0),
  'adrenal-by-chance': adrenal('left', 34, 12, 1),
  'lone-kidney': loneKidney(48, 44),
  'broken-spleen': brokenSpleen(9),
  liposarcoma: sarcoma([240, 170, 140], 60),
  'gastric-gist': gist(110),
  'wide-aorta': wideAorta(63),
  biloma: biloma(70, 50),
  'sleeve-leak': leakedSleeve(60, 50),
  'appendix-abscess': appendix(50),
  'hilar-stricture': hilum(9),
  'big-spleen': ctSlice({
    ...view,
    caption: `${PORTAL}: spleen and splenic hilum`,
    z: 40,
    words: {},
    body: [...abdomen({ fat: 9, leave: /spleen|left kidney|stomach/ }), ...bigSpleen()],
  }),
  pseudomyxoma: ctSlice({
    ...view,
    caption: `${PORTAL}: mucin around the liver`,
    z: 66,
    words: {},
    body: [...abdomen({ fat: 11, leave: /liver|gallbladder|loops|colon/ }), ...mucin()],
  }),
  'obstructed-bowel': ctSlice({
    ...view,
    width: 340,
    caption: `${PORTAL}: dilated small bowel`,
    z: -92,
    words: {},
    body: [...abdomen({ fat: 5, leave: /loops|transverse/ }), ...dilatedLoops(4)],
  }),
  'thick-ileum': ctSlice({
    ...view,
    caption: `${PORTAL}: ileum and free fluid`,
    z: -96,
    words: {},
    body: [...abdomen({ fat: 12, leave: /loops|transverse/ }), ...freeFluid(), ...thickLoops(8)],
  }),
  'acute-colitis': ctSlice({
    ...view,
    width: 360,
    caption: `${PORTAL}: transverse colon`,
    z: -44,
    words: { colon: cm(56) },
    body: [...abdomen({ fat: 8, leave: /transverse/ }), ...toxicColon(56)],
  }),
} as const satisfies Record<string, Examination>;
