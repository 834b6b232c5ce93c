import type { Side } from '../../art/side';
import { kneeBones, kneeFlesh, medialNonunion, twoPlates } from '../bodies/knee';
import { wristBones, wristFlesh } from '../bodies/wrist';
import { limbFilm } from '../cameras/limb-film';
import { type Examination, sideWords } from '../examination';

function platedKnee(side: Side): Examination {
  return limbFilm({
    caption: `Radiograph of the ${side} knee, AP`,
    side,
    words: sideWords(side),
    flesh: kneeFlesh(),
    inside: [...kneeBones(), ...medialNonunion(), ...twoPlates()],
    view: { left: -80, right: 80, bottom: -112, top: 88 },
    spacing: 0.36,
    black: -5,
    white: 245,
    letter: [0.92, 0.07],
  });
}

function brokenWrist(side: Side, step: number): Examination {
  return limbFilm({
    caption: `Radiograph of the ${side} wrist, PA`,
    side,
    words: { ...sideWords(side), step: `${step} mm` },
    flesh: wristFlesh(),
    inside: wristBones(step),
    view: { left: -58, right: 66, bottom: -78, top: 74 },
    spacing: 0.26,
    black: -2,
    white: 82,
    letter: [0.92, 0.07],
  });
}

export const limbs = {
  'plated-knee': platedKnee('left'),
  'broken-wrist': brokenWrist('left', 2),
} as const satisfies Record<string, Examination>;
