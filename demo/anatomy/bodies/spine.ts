import { sections } from '../forms';
import { block, ellipsoid, joined, loft, type Solid, solid, tube, uneven } from '../solid';
import { bone, HU, soft } from '../tissues';

const LEVELS = [-175, -140, -105, -70, -35, 0, 33, 65, 96, 126];

export function spine(): Solid[] {
  const parts: Solid[] = [
    solid('discs', loft(sections('-230 0 42 24 18 2.4, 160 0 44 19 15 2.3')), soft(85, 8, 6)),
  ];
  for (const [index, level] of LEVELS.entries()) {
    const wide = 25 - index * 0.7;
    const middle = level + 17;
    const body = loft([
      [level + 5, 0, 42, wide, 18, 2.4],
      [middle, 0, 43, wide - 3, 16, 2.3],
      [level + 30, 0, 42, wide, 18, 2.4],
    ]);
    const arch = joined(
      3,
      ...([-1, 1] as const).flatMap((side) => [
        tube([
          [side * 14, 56, middle + 4, 5.5],
          [side * 17, 66, middle, 6],
          [side * 7, 76, middle - 6, 4.5],
          [0, 80, middle - 8, 4],
        ]),
        tube([
          [side * 15, 64, middle + 3, 4.5],
          [side * 40, 70, middle + 5, 3.2],
        ]),
        ellipsoid([side * 18, 69, middle - 12], [6.5, 6, 10]),
      ]),
      block([0, 90, middle - 10], [3, 13, 9], 2.5),
    );
    parts.push(
      solid('vertebra', uneven(body, 0.8, 8, index), bone(1.3, 210, 620)),
      solid('arch', uneven(arch, 0.8, 6, index), bone(1.6, 260, 720)),
    );
  }
  parts.push(
    solid('epidural fat', loft(sections('-230 0 66 12 9, 160 0 67 11 9')), HU.fat + 20),
    solid('thecal sac', loft(sections('-230 0 65 9.5 7.5, 160 0 66 8.5 7.5')), soft(22, 5, 3)),
  );
  return parts;
}

/** The lower ribs, which run down and forward along the wall. */
export function ribs(): Solid[] {
  const bones = Array.from({ length: 7 }, (_, rib) =>
    ([-1, 1] as const).map((side) => {
      const start = 150 - rib * 31;
      const end = rib > 4 ? 70 : 125;
      const points = Array.from({ length: 12 }, (_, index) => {
        const turn = ((18 + (end * index) / 11) * Math.PI) / 180;
        return [
          side * 139 * Math.sin(turn),
          4 + 91 * Math.cos(turn),
          start - 70 * (1 - Math.cos(turn * 0.8)),
          5.6,
        ] as const;
      });
      return { side, rib, points };
    }),
  ).flat();
  const thinner = (points: (typeof bones)[number]['points'], less: number) =>
    tube(points.map(([x, y, z, radius]) => [x, y, z, radius - less] as const));
  return bones.flatMap(({ points }) => [
    solid('rib', thinner(points, 0), 950),
    solid('marrow of a rib', thinner(points, 1.7), soft(190, 60, 3)),
  ]);
}
