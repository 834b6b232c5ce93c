import type { Echoed } from '../cameras/ultrasound';
import { noise } from '../noise';
import { ball, block, ellipsoid, joined, placed, tube, uneven, within } from '../solid';
import { abdominalWall, bowel, echoed, fluid, layer, patchy, rind, skin, striped } from './echoes';

/** What a probe meets; sizes are diameters in millimetres. */

/** A cyst with locules, and a papillary projection from its wall. */
export function multilocular(across: number, projection: number): Echoed[] {
  const cyst = uneven(ellipsoid([2, 92, 0], [across / 2, 45, 50]), 1.6, 24, 3);
  const locule = within(uneven(ball([-46, 70, 0], 34), 1, 14, 5), cyst);
  const other = within(uneven(ball([58, 126, 0], 38), 1, 16, 7), cyst);
  const r = projection / 2;
  const growth = uneven(
    joined(2, ellipsoid([6, 129, 0], [r * 0.84, r * 0.92, r]), ball([9, 131, 0], r * 0.5)),
    0.9,
    3,
    2,
  );
  return [
    ...abdominalWall(19, 9, bowel),
    echoed('wall of the cyst', rind(cyst, 3), 1.2, { edge: 1.2 }),
    fluid('cyst', cyst, 1.1),
    echoed('mucin', locule, 0.022),
    echoed('mucin', other, 0.012, { loss: -1.5 }),
    echoed('septum', within(rind(locule, 1.7), cyst), 1.1, { edge: 0.8 }),
    echoed('septum', within(rind(other, 1.5), cyst), 1, { edge: 0.8 }),
    echoed('projection', growth, patchy(0.85, 0.5, 2.5), { edge: 0.5 }),
  ];
}

/** The long axis of a thick pylorus: the liver in front, the stomach on the patient's left. */
export function pylorus(muscle: number, channel: number): Echoed[] {
  const half = channel / 2;
  const inner = 2.3;
  const canal = block([-2, 21, 0], [half, inner, 4], 1.9);
  const reach = inner + muscle;
  const tumour = block([-2, 21, 0], [half + 1.2, reach, 9], reach - 0.6);
  const antrum = uneven(ellipsoid([21, 23, 0], [12, 10, 12]), 0.7, 6, 3);
  return [
    echoed('depth', layer(-5, 90), bowel),
    echoed('wall', layer(0, 5.5), striped(0.3, 1, 1.2, 4), { edge: 0.8 }),
    skin(1),
    echoed(
      'liver',
      uneven(ellipsoid([-14, 4, 0], [26, 14.5, 20]), 0.5, 8),
      patchy(0.62, 0.16, 2.4),
      { edge: 1 },
    ),
    fluid('gallbladder', uneven(ellipsoid([-19, 15, 0], [3.4, 2.2, 5]), 0.2, 4), 0.6),
    echoed('gastric wall', antrum, 0.3, { edge: 0.9 }),
    fluid('gastric fluid', ellipsoid([22, 23, 0], [9.6, 7.4, 9]), 0.6),
    echoed('muscle', uneven(tumour, 0.25, 4), patchy(0.19, 0.25, 2), { edge: 0.9 }),
    echoed('canal', uneven(canal, 0.3, 2.4), (x, y) =>
      Math.abs(y - 21 + 0.4 * noise(x / 3, 1, 1)) < 0.5 ? 0.3 : 1.35,
    ),
  ];
}

/** Bowel within bowel, across: rings and a crescent of mesentery. */
export function target(across: number): Echoed[] {
  const r = across / 2;
  const outer = uneven(ellipsoid([1, 29, 0], [r, r * 0.93, r]), 0.5, 7, 3);
  const ring = uneven(ellipsoid([1, 29, 0], [r - 3.4, r * 0.93 - 3.2, r]), 0.4, 6, 5);
  const entering = uneven(ellipsoid([4, 31, 0], [r * 0.42, r * 0.36, r]), 0.4, 4, 6);
  return [
    echoed('depth', layer(-5, 90), bowel),
    echoed('wall', layer(0, 8), striped(0.3, 1, 1.5, 4), { edge: 0.9 }),
    skin(1.1),
    echoed('intussusception', outer, patchy(0.2, 0.3, 2), { edge: 1 }),
    echoed('intussusception, mucosa', rind(ring, 1.2), 0.9),
    echoed('intussusception, mesentery', ring, patchy(1.35, 0.35, 3)),
    echoed('intussusception, bowel', entering, patchy(0.22, 0.3, 2), { edge: 0.6 }),
    echoed(
      'intussusception, lumen',
      uneven(ellipsoid([4.2, 31, 0], [r * 0.22, r * 0.12, r]), 0.3, 2),
      1.2,
    ),
    echoed('intussusception, node', ellipsoid([-6, 24, 0], [3.1, 2.1, 3]), 0.2, { edge: 0.4 }),
    echoed('intussusception, node', ellipsoid([-7.4, 31.5, 0], [2.4, 1.7, 2]), 0.2, { edge: 0.4 }),
  ];
}

/** Where each calyx lies, how wide and how high it is. */
const CALYCES = [
  [-30, 57, 8.5, 7],
  [-12, 49.5, 7, 7.4],
  [14, 48.5, 8.6, 7],
  [33, 56, 6.4, 7.6],
] as const;

/** A graft in the iliac fossa with a wide pelvis and calyces. */
export function graft(long: number, pelvis: number): Echoed[] {
  const r = long / 2;
  const kidney = uneven(ellipsoid([0, 56, 0], [r, 27, 28]), 0.7, 18, 4);
  const calyces = CALYCES.map(([x, y, wide, high]) =>
    joined(
      5,
      uneven(ellipsoid([x, y, 0], [wide, high, 6]), 0.5, 4, x),
      tube([
        [x, y, 0, 4.4],
        [x * 0.4 + 4, 62, 0, 5.6],
      ]),
    ),
  );
  const basin = joined(
    4,
    placed(ellipsoid([0, 0, 0], [20, pelvis / 2, 14]), [11, 66, 0], [0, 0, 16]),
    tube([
      [22, 70, 0, 6],
      [38, 79, 0, 4],
      [56, 84, 0, 3],
    ]),
    ...calyces,
  );
  return [
    ...abdominalWall(11, 8, bowel),
    echoed('kidney', kidney, patchy(0.5, 0.16, 4), { edge: 1.3 }),
    echoed(
      'sinus',
      uneven(ellipsoid([0, 61, 0], [r * 0.76, 16, 15]), 1.4, 7),
      patchy(1.25, 0.4, 4),
    ),
    fluid('pelvis', uneven(basin, 0.5, 8, 2), 0.9),
  ];
}

/** An ovary with a cyst of old blood, through the vaginal fornix. */
export function endometrioma(across: number): Echoed[] {
  const r = across / 2;
  const cyst = uneven(ellipsoid([-2, 27, 0], [r, r * 0.86, r]), 0.4, 7, 3);
  const ovary = uneven(ellipsoid([1, 27, 0], [r + 6, r + 2.5, r + 3]), 0.7, 7, 4);
  return [
    echoed('depth', layer(-5, 90), bowel),
    echoed('vaginal wall', layer(-4, 4), striped(0.4, 1, 1.1, 2), { edge: 0.8 }),
    echoed('ovary', ovary, patchy(0.55, 0.4, 3), { edge: 0.8 }),
    fluid('follicle', ball([13, 22, 0], 2.6)),
    fluid('follicle', ball([14.4, 29.5, 0], 2)),
    fluid('follicle', ball([11, 35, 0], 1.7)),
    echoed('wall of the cyst', rind(cyst, 1), 0.9, { edge: 0.9 }),
    echoed('endometrioma', cyst, patchy(0.2, 0.06, 3), { loss: -1 }),
  ];
}
