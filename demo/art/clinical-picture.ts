import { type ExaminationKind, examinationOf } from '../anatomy/examinations';
import { keptPicture } from '../anatomy/kept';
import { Random } from '../random';
import { type Drawing, develop } from './film';
import { angiogram, type VesselFinding } from './kinds/angiogram';
import { type BoneFinding, bones } from './kinds/bones';
import { type ChestFinding, chestXRay } from './kinds/chest-x-ray';
import { cholangiography, type DuctFinding } from './kinds/cholangiography';
import { type AbdomenFinding, ctAbdomen } from './kinds/ct-abdomen';
import { ctThorax, type ThoraxFinding } from './kinds/ct-thorax';
import { endoscopy, type LumenFinding } from './kinds/endoscopy';
import { type EyeFinding, eye } from './kinds/eye';
import { histology, type SlideFinding } from './kinds/histology';
import { laparoscopy, type ScopeView } from './kinds/laparoscopy';
import { type BreastFinding, mammogram } from './kinds/mammogram';
import { type HeadFinding, headSlice } from './kinds/mri-head';
import { type SkinFinding, skin } from './kinds/skin';
import { type SpineFinding, spine } from './kinds/spine';
import { type SwallowFinding, swallow } from './kinds/swallow';
import { type EchoFinding, ultrasound } from './kinds/ultrasound';
import type { Side } from './side';

/** Findings on one side of the body; the text names the side, so it is part of the image kind. */
type OneSided = 'kidney' | 'adrenal' | 'lung' | 'nodule' | 'effusion' | 'glioma' | 'meningioma';

/** A finding on a modality, with its side if it has one. */
type Shown<Machine extends string, Finding extends string> =
  | `${Machine}/${Exclude<Finding, OneSided>}`
  | `${Machine}/${Extract<Finding, OneSided>}/${Side}`;

/** An examination, or the modality and the finding of a drawing. */
export type PictureKind =
  | ExaminationKind
  | Shown<'ct-abdomen', AbdomenFinding>
  | Shown<'ct-thorax', ThoraxFinding>
  | Shown<'chest', ChestFinding>
  | `mrcp/${DuctFinding}`
  | `angiogram/${VesselFinding}`
  | Shown<'head', HeadFinding>
  | `spine/${SpineFinding}`
  | `bones/${BoneFinding}`
  | `bones/${BoneFinding}/${Side}`
  | `scope/${ScopeView}`
  | `endoscopy/${LumenFinding}`
  | `histology/${SlideFinding}`
  | `eye/${EyeFinding}`
  | `echo/${EchoFinding}`
  | `mammogram/${BreastFinding}`
  | `mammogram/${BreastFinding}/${Side}`
  | `skin/${SkinFinding}`
  | `swallow/${SwallowFinding}`;

const machines: Record<string, (random: Random, finding: never, side: never) => Drawing> = {
  'ct-abdomen': ctAbdomen,
  'ct-thorax': ctThorax,
  chest: chestXRay,
  mrcp: cholangiography,
  angiogram,
  head: headSlice,
  spine,
  bones,
  scope: laparoscopy,
  endoscopy,
  histology,
  eye,
  echo: ultrasound,
  mammogram,
  skin,
  swallow,
};

/**
 * A drawn image of this kind, 1280 px wide, JPEG; the seed determines position, size, contrast and
 * noise. An examination is shown as it was taken.
 */
export async function clinicalPicture(kind: PictureKind, seed: string | number): Promise<Buffer> {
  const [machine = '', finding = '', side] = kind.split('/');
  if (examinationOf(kind)) return keptPicture(finding);
  const draw = machines[machine];
  if (!draw) throw new RangeError(`There is no machine for ${kind}.`);
  const random = new Random(`${kind} ${seed}`);
  return develop(draw(random, finding as never, side as never), random);
}
