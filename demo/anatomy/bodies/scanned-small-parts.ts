import type { Side } from '../../art/side';
import type { Echoed } from '../cameras/ultrasound';
import { path } from '../forms';
import { noise } from '../noise';
import { ball, ellipsoid, joined, type Shape, tube, uneven, within } from '../solid';
import { echoed, fluid, layer, patchy, rind, skin, striped } from './echoes';

/** What a probe for small parts meets; sizes are diameters in millimetres. */

/** A testis with a dark lesion. */
export function testis(lesion: number): Echoed[] {
  const organ = uneven(ellipsoid([-1, 19, 0], [22, 12.5, 13]), 0.4, 9, 2);
  const r = lesion / 2;
  const mass = uneven(ellipsoid([7.5, 20, 0], [r, r * 0.84, r]), 0.45, 2.6, 4);
  return [
    echoed('depth', layer(-5, 90), patchy(0.16, 0.8, 6)),
    echoed('scrotal wall', layer(0, 5.6, 0.4), striped(0.4, 1.2, 1.2, 3), { edge: 0.5 }),
    skin(1.1),
    echoed(
      'epididymis',
      uneven(ellipsoid([-23, 13.5, 0], [6, 4.6, 5]), 0.5, 3),
      patchy(0.7, 0.3, 2),
    ),
    fluid('hydrocele', uneven(ellipsoid([1, 21, 0], [24.5, 14, 14]), 0.7, 8, 3), 0.2),
    echoed('testis', organ, patchy(0.95, 0.13, 3), { edge: 1.2 }),
    echoed(
      'mediastinum testis',
      within(uneven(tube(path('-19 13.5 0 0.9, -12 13 0 1.2, -5 13.6 0 0.6')), 0.4, 2), organ),
      1.9,
    ),
    echoed('lesion', mass, patchy(0.2, 0.5, 1.6), { loss: -0.6 }),
  ];
}

/** The lower neck in a transverse section: the patient's right is at the left of the image. */
export const neck = (side: Side, nodule: number): Echoed[] => [
  ...neckMuscles(),
  ...glandAndVessels(),
  ...thyroidNodule(side === 'left' ? 1 : -1, nodule),
];

function neckMuscles(): Echoed[] {
  return [
    echoed('depth', layer(-5, 90), patchy(0.42, 0.5, 5)),
    echoed('subcutaneous fat', layer(0, 5), striped(0.4, 1.3, 1.4, 6)),
    skin(1.3),
    ...([-1, 1] as const).flatMap((to) => [
      echoed(
        'sternocleidomastoid',
        uneven(ellipsoid([to * 25, 9, 0], [15, 4.4, 30]), 0.5, 6),
        striped(0.2, 0.8, 1.1, 3 + to),
        { edge: 0.8 },
      ),
      echoed(
        'strap muscle',
        uneven(ellipsoid([to * 9.5, 7.4, 0], [9, 1.8, 30]), 0.3, 5),
        striped(0.18, 0.6, 0.8, 8),
        { edge: 0.9 },
      ),
    ]),
    echoed(
      'longus colli',
      uneven(ellipsoid([-14, 33, 0], [9, 4.4, 20]), 0.6, 4),
      striped(0.2, 0.6, 1, 4),
    ),
    echoed(
      'longus colli',
      uneven(ellipsoid([14, 33, 0], [9, 4.4, 20]), 0.6, 4),
      striped(0.2, 0.6, 1, 4),
    ),
  ];
}

function glandAndVessels(): Echoed[] {
  const lobe = (to: number) => ellipsoid([to * 14.5, 17, 0], [9.5, 9.6, 22]);
  const gland = uneven(
    joined(5, lobe(-1), lobe(1), ellipsoid([0, 11.6, 0], [12, 2.6, 9])),
    0.5,
    6,
    5,
  );
  const trachea = ball([0, 24, 0], 9.4);
  return [
    echoed('thyroid', gland, patchy(1.05, 0.14, 3), { edge: 0.8 }),
    ...([-1, 1] as const).flatMap((to) => [
      fluid('carotid artery', ball([to * 26.5, 19.5, 0], 3.4), 1),
      fluid('jugular vein', uneven(ellipsoid([to * 33, 15.5, 0], [5, 2.6, 9]), 0.3, 4), 0.6),
    ]),
    echoed('rim of the trachea', trachea, 0.5, { loss: 0, edge: 1.4 }),
    echoed('air', ball([0, 24.3, 0], 7.9), 0.9, { loss: 46, edge: 3 }),
    echoed('vertebra', uneven(ellipsoid([0, 46, 0], [19, 9, 12]), 0.4, 4), 1.4, {
      loss: 60,
      edge: 2.6,
    }),
  ];
}

function thyroidNodule(hand: 1 | -1, nodule: number): Echoed[] {
  const r = nodule / 2;
  const mass = uneven(ellipsoid([hand * 14.5, 17.2, 0], [r * 0.8, r, r]), 0.55, 2.2, 6);
  const specks = Array.from({ length: 14 }, (_, index) =>
    echoed(
      'microcalcification',
      ball(
        [
          hand * 14.5 + 3.6 * noise(index * 1.9, 0.4, 2) * 1.5,
          17.2 + 4.2 * noise(index * 1.7, 3.1, 5) * 1.5,
          0,
        ],
        0.24,
      ),
      2.6,
    ),
  );
  return [echoed('nodule', mass, patchy(0.27, 0.4, 2)), ...specks];
}

/** Breast tissue over the chest wall. */
function breast(fat: number, gland: number): Echoed[] {
  const lower = fat + gland;
  return [
    echoed('depth', layer(-5, 150), patchy(0.3, 0.6, 6)),
    echoed('subcutaneous fat', layer(0, fat, 2.4), striped(0.3, 1.2, 4.2, 7)),
    echoed('gland', layer(fat, lower, 2.6), patchy(1.15, 0.75, 4.5)),
    echoed('retromammary fat', layer(lower, lower + 4, 1.4), striped(0.3, 1, 3, 9)),
    echoed('pectoral muscle', layer(lower + 4, lower + 12, 0.8), striped(0.22, 0.9, 1.3, 4), {
      edge: 1.4,
    }),
    echoed('pleura', layer(lower + 17, 150, 0.6), 0.5, { loss: 9, edge: 1.8 }),
    skin(1.9),
  ];
}

/** An irregular mass with a shadow. */
export function infiltrating(across: number): Echoed[] {
  const r = across / 2;
  const arms = [180, -146, -88, -38, 2, 47, 84, 141].map((degrees, index) => {
    const [to, down] = [Math.cos((degrees * Math.PI) / 180), Math.sin((degrees * Math.PI) / 180)];
    const reach = r * (index % 4 === 0 ? 1 : 0.66 + 0.1 * (index % 3));
    return tube([
      [1, 17, 0, 3],
      [1 + to * (reach - 0.4), 17 + down * reach * 0.86, 0, 0.4],
    ]);
  });
  const mass = uneven(
    joined(2, ellipsoid([1, 17, 0], [r * 0.74, r * 0.6, r]), ...arms),
    0.5,
    2.2,
    4,
  );
  const halo: Shape = { ...rind(mass, 3.4) };
  return [
    ...breast(8, 15),
    echoed('halo', halo, patchy(1.5, 0.3, 2)),
    echoed('mass', mass, patchy(0.17, 0.6, 2), { loss: 9 }),
  ];
}

/** A large lobulated mass with slits of fluid. */
export function leafLike(across: number): Echoed[] {
  const r = across / 2;
  const mass = uneven(
    joined(
      6,
      ellipsoid([-r * 0.33, 37, 0], [r * 0.64, 20, 30]),
      ellipsoid([r * 0.38, 40, 0], [r * 0.6, 22, 30]),
      ellipsoid([0, 31, 0], [r * 0.55, 15, 25]),
    ),
    0.8,
    12,
    2,
  );
  const slits = [
    '-20 34 0 0.6, -10 36 0 1.5, 0 35 0 0.7',
    '4 45 0 0.6, 14 42 0 1.8, 24 44 0 0.6',
    '-16 46 0 0.5, -9 48 0 1.1, -3 46 0 0.5',
  ].map((at) => fluid('cleft', uneven(tube(path(at)), 0.5, 3), 0.4));
  return [
    ...breast(9, 54),
    echoed('mass', mass, patchy(0.34, 0.3, 5), { loss: -0.9, edge: 1 }),
    ...slits,
  ];
}
