import { el, fileOf, marked, shuffled, slice, without } from './phantom';
import { type Packed, readAll } from './reading-bench';

const ORIENTATION = 0x00200037;
const POSITION = 0x00200032;
const SERIES = 0x0020000e;
const SLICES = Array.from({ length: 12 }, (_, index) => index);
const marksOf = ({ frames }: Packed) => frames.map(([first]) => first);
/** Slice 0 is the one nearest the head, the right side or the front. */
const inOrder = SLICES.map((index) => index + 100);
const value = (index: number) => marked(index + 100);

const axial = (index: number, more: ReturnType<typeof el>[] = []) =>
  slice({ position: [0, 0, 90 - 3 * index], instance: 50 - index, values: value(index), more });

describe('The frames of a series', () => {
  it.each(SLICES)(
    'are in order by their position, however they are shuffled (%d)',
    async (seed) => {
      const files = shuffled(SLICES, seed).map((index) => fileOf(axial(index)));
      const [series, ...others] = await readAll(files);
      expect(others).toEqual([]);
      expect(marksOf(series as Packed)).toEqual(inOrder);
      expect(series?.facts).toMatchObject({
        frames: 12,
        plane: 'axial',
        places: SLICES.map((index) => 3 * index),
        sides: { left: 'R', right: 'L', top: 'A', bottom: 'P' },
        spacing: [0.8, 0.7],
        unit: 'HU',
        window: [40, 400],
      });
    },
  );

  it('run from the right side in sagittal planes, and from the front in coronal ones', async () => {
    const turned = (name: string, directions: number[], position: (index: number) => number[]) =>
      SLICES.map((index) =>
        fileOf(
          slice({
            position: position(index),
            values: value(index),
            more: [el(ORIENTATION, 'DS', directions), el(SERIES, 'UI', name)],
          }),
        ),
      );
    const files = [
      ...turned('1', [0, 1, 0, 0, 0, -1], (index) => [2 * index - 20, 0, 0]),
      ...turned('2', [1, 0, 0, 0, 0, -1], (index) => [0, 2 * index, 0]),
    ];
    const [sagittal, coronal] = await readAll(shuffled(files, 7));
    const sides = { top: 'H', bottom: 'F' };
    const series = [sagittal, coronal].sort((one) => (one?.facts.plane === 'sagittal' ? -1 : 1));
    expect(series.map((one) => marksOf(one as Packed))).toEqual([inOrder, inOrder]);
    expect(series[0]?.facts).toMatchObject({ plane: 'sagittal', sides: { ...sides, left: 'A' } });
    expect(series[1]?.facts).toMatchObject({ plane: 'coronal', sides: { ...sides, left: 'R' } });
  });

  it('are in order where the gantry is tilted', async () => {
    const tilt = el(ORIENTATION, 'DS', [1, 0, 0, 0, 0.94, -0.342]);
    const files = SLICES.map((index) =>
      fileOf(slice({ position: [0, 5, 90 - 3 * index], values: value(index), more: [tilt] })),
    );
    const [series] = await readAll(shuffled(files, 3));
    expect(marksOf(series as Packed)).toEqual(inOrder);
    expect(series?.facts.plane).toBe('axial');
  });

  it('follow their instance numbers where they have no position', async () => {
    const files = SLICES.map((index) =>
      fileOf(without(slice({ instance: index, values: value(index) }), POSITION, ORIENTATION)),
    );
    const [series] = await readAll(shuffled(files, 5));
    expect(marksOf(series as Packed)).toEqual(inOrder);
    expect(series?.facts).toMatchObject({ places: null, plane: null, sides: null });
  });

  it('are those of files of many frames by the position of each', async () => {
    const order = shuffled(SLICES, 9);
    const pixels = order.map((index) => slice({ values: value(index) }).at(-1)?.value as Buffer);
    const groups = order.map((index) => [
      el(0x00209113, 'SQ', [[el(POSITION, 'DS', [0, 0, -2 * index])]]),
      el(0x00289132, 'SQ', [[el(0x00281050, 'DS', 50), el(0x00281051, 'DS', 350)]]),
    ]);
    const shared = [
      el(0x00209116, 'SQ', [[el(ORIENTATION, 'DS', [1, 0, 0, 0, 1, 0])]]),
      el(0x00289110, 'SQ', [[el(0x00280030, 'DS', [0.5, 0.4])]]),
      el(0x00289145, 'SQ', [[el(0x00281052, 'DS', -1000), el(0x00281053, 'DS', 2)]]),
    ];
    const elements = slice({
      more: [
        el(0x00280008, 'IS', 12),
        el(0x52009229, 'SQ', [shared]),
        el(0x52009230, 'SQ', groups),
        el(0x7fe00010, 'OW', Buffer.concat(pixels)),
      ],
    });
    const bare = without(elements, POSITION, ORIENTATION, 0x00280030, 0x00281052, 0x00281053);
    for (const isOpen of [true, false]) {
      const [series] = await readAll([fileOf(bare, { isOpen })]);
      expect(marksOf(series as Packed)).toEqual(inOrder);
      expect(series?.facts).toMatchObject({
        window: [50, 350],
        spacing: [0.5, 0.4],
        slope: 2,
        intercept: -1000,
      });
    }
  });
});

describe('Files are sorted into series', () => {
  const at = (place: number, instance: number, more: ReturnType<typeof el>[] = []) =>
    fileOf(slice({ position: [0, 0, -place], instance, values: marked(instance), more }));

  it('by series, size, orientation, echo, time point and kind of image', async () => {
    const files = [
      at(1, 1),
      at(1, 2, [el(SERIES, 'UI', '1.2.4')]),
      at(1, 3, [el(0x00180086, 'IS', 2)]),
      at(1, 4, [el(0x00200100, 'IS', 2)]),
      at(1, 5, [el(0x00080008, 'CS', 'ORIGINAL\\PRIMARY\\M')]),
      at(1, 6, [el(ORIENTATION, 'DS', [0, 1, 0, 0, 0, -1])]),
      at(1, 7, [el(0x00280004, 'CS', 'MONOCHROME1')]),
      at(2, 8, [el(ORIENTATION, 'DS', [1, 0.01, 0, -0.01, 1, 0])]),
    ];
    const series = await readAll(files);
    expect(series.map(marksOf)).toEqual([[1, 8], [6], [2], [3], [4], [5], [7]]);
  });

  it('by acquisition, trigger time, then number where places are taken twice', async () => {
    const places = [0, 3, 6];
    const acquired = places.flatMap((place) =>
      [1, 2].map((time) => at(place, 10 * time + place, [el(0x00200012, 'IS', time)])),
    );
    expect((await readAll(acquired)).map(marksOf)).toEqual([
      [10, 13, 16],
      [20, 23, 26],
    ]);
    const triggered = places.flatMap((place) =>
      [40, 80].map((time) => at(place, time + place, [el(0x00181060, 'DS', time)])),
    );
    expect((await readAll(triggered)).map(marksOf)).toEqual([
      [40, 43, 46],
      [80, 83, 86],
    ]);
    const numbered = places.flatMap((place) => [at(place, 2 * place), at(place, 2 * place + 1)]);
    expect((await readAll(numbered)).map(marksOf)).toEqual([
      [0, 6, 12],
      [1, 7, 13],
    ]);
  });

  it('without exact doubles', async () => {
    const named = (place: number) => at(place, place, [el(0x00080018, 'UI', `1.2.9.${place}`)]);
    const [series, ...others] = await readAll([named(1), named(2), named(1), named(2)]);
    expect(others).toEqual([]);
    expect(series?.facts.frames).toBe(2);
  });

  it('[D-1403] as a film where all frames lie at one place', async () => {
    const files = [3, 1, 2].map((time) => at(0, 9 - time, [el(0x00181060, 'DS', time)]));
    const series = await readAll(files);
    expect(series.map(marksOf)).toEqual([[8, 7, 6]]);
    expect(series[0]?.facts.places).toBeNull();
  });
});
