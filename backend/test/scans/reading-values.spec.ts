import { el, fileOf, marked, seeded, slice, without } from './phantom';
import { type Packed, readAll } from './reading-bench';

const SLOPE = 0x00281053;
const INTERCEPT = 0x00281052;
const PADDING = 0x00280120;
const scale = (slope: number, intercept: number) => [
  el(SLOPE, 'DS', slope),
  el(INTERCEPT, 'DS', intercept),
];
const mr = el(0x00080060, 'CS', 'MR');
const unsigned = (bits: number) => [
  el(0x00280101, 'US', bits),
  el(0x00280102, 'US', bits - 1),
  el(0x00280103, 'US', 0),
];
const realOf = ({ facts, frames }: Packed, frame = 0) =>
  [...(frames[frame] ?? [])].map((value) => value * facts.slope + facts.intercept);
const oneOf = async (...slices: Parameters<typeof slice>[0][]) => {
  const series = await readAll(slices.map((given) => fileOf(slice(given))));
  expect(series).toHaveLength(1);
  return series[0] as Packed;
};

describe('Values of a scan', () => {
  it('keep a negative slope and a small one', async () => {
    const negative = await oneOf({ more: scale(-10, 5) });
    expect(negative.facts).toMatchObject({ slope: -10, intercept: 5 });
    expect([...(negative.frames[0] ?? [])]).toEqual(marked(1));
    const window = [el(0x00281050, 'DS', 40), el(0x00281051, 'DS', 80)];
    const small = await oneOf({ more: [...scale(0.01, 0), mr, ...window] });
    expect(small.facts.slope).toBe(0.01);
  });

  it('are real ones, in steps of the smallest slope, where slopes differ', async () => {
    const random = seeded(11);
    const frames = [0.5, 1.25, 2].map((slope, index) => ({
      slope,
      values: marked(0).map(() => Math.floor(random() * 4_000)),
      position: [0, 0, -index],
    }));
    const series = await oneOf(
      ...frames.map(({ slope, values, position }) => ({
        position,
        values,
        more: [...scale(slope, 10), ...unsigned(12), mr],
      })),
    );
    expect(series.facts.slope).toBe(0.5);
    for (const [index, { slope, values }] of frames.entries())
      for (const [at, real] of realOf(series, index).entries())
        expect(Math.abs(real - ((values[at] ?? 0) * slope + 10))).toBeLessThanOrEqual(0.25);
  });

  it('are in as many steps as there is room for where slopes differ widely', async () => {
    const [low, high] = [
      { position: [0, 0, 0], values: marked(1), more: [...scale(0.001, 0), mr] },
      { position: [0, 0, -1], values: marked(2), more: [...scale(10, 0), mr] },
    ];
    const series = await oneOf(low, high);
    const step = (899 * 10) / 65_000;
    expect(series.facts.slope).toBeLessThan(step);
    for (const [at, real] of realOf(series, 1).entries())
      expect(Math.abs(real - (marked(2)[at] ?? 0) * 10)).toBeLessThan(step);
  });

  it('[D-1400] over 32,767 are kept less 32,768, with their padding', async () => {
    const values = marked(60_000);
    const padding = el(PADDING, 'US', 65_535);
    const series = await oneOf({ values, more: [...unsigned(16), ...scale(2, -100), padding] });
    expect(series.facts).toMatchObject({ slope: 2, intercept: -100 + 65_536, padding: 32_767 });
    expect(realOf(series)).toEqual(values.map((value) => value * 2 - 100));
  });

  it('that mean no data are one, whatever range they have', async () => {
    const values = [-2000, -1999, -1500, -1499, ...marked(1).slice(4)];
    const range = [el(PADDING, 'SS', -2000), el(0x00280121, 'SS', -1500)];
    const series = await oneOf({ values, more: range });
    expect(series.facts.padding).toBe(-2000);
    expect([...(series.frames[0]?.subarray(0, 4) ?? [])]).toEqual([-2000, -2000, -2000, -1499]);
  });

  it('of 8 bits are values as well', async () => {
    const bytes = Uint8Array.from(marked(3), (value) => value % 256);
    const eight = [
      el(0x00280100, 'US', 8),
      ...unsigned(8),
      el(0x7fe00010, 'OB', bytes),
      el(0x00280004, 'CS', 'MONOCHROME1'),
    ];
    const series = await oneOf({ more: eight });
    expect([...(series.frames[0] ?? [])]).toEqual([...bytes]);
    expect(series.facts.photometric).toBe('white-low');
  });
});

describe('Facts of a series', () => {
  it('have the window of the file, else 40/400 in CT, else that of its values', async () => {
    const given = [el(0x00281050, 'DS', [300, 40]), el(0x00281051, 'DS', [1500, 80])];
    expect((await oneOf({ more: given })).facts.window).toEqual([300, 1500]);
    expect((await oneOf({})).facts.window).toEqual([40, 400]);
    const values = marked(-2000).map((value, at) => (at < 3 ? -2000 : value));
    const series = await oneOf({ values, more: [mr, ...scale(1, 0), el(PADDING, 'SS', -2000)] });
    const [centre = 0, width = 0] = series.facts.window ?? [];
    expect([centre - width / 2, centre + width / 2]).toEqual([25, 851]);
  });

  it('[D-1401] are enlarged where a window of values without unit would be rounded away', async () => {
    const tiny = [mr, ...scale(0.000002, 0)];
    const { facts } = await oneOf({ more: tiny });
    expect(facts.slope).toBeCloseTo(0.2, 6);
    expect(facts.window?.[1]).toBeGreaterThan(50);
  });

  it('[D-1402] have the window of a table that stands instead of one', async () => {
    const table = el(0x00283010, 'SQ', [[el(0x00283002, 'US', [200, 100, 16])]]);
    expect((await oneOf({ more: [table] })).facts.window).toEqual([200, 200]);
  });

  it('have Hounsfield units where slope and intercept say nothing else', async () => {
    const unitOf = async (more: ReturnType<typeof el>[]) => (await oneOf({ more })).facts.unit;
    expect(await unitOf([])).toBe('HU');
    expect(await unitOf([el(0x00281054, 'LO', 'HU')])).toBe('HU');
    expect(await unitOf([el(0x00281054, 'LO', 'Z_EFF')])).toBeNull();
    const [bare] = await readAll([fileOf(without(slice({}), SLOPE, INTERCEPT))]);
    expect(bare?.facts.unit).toBeNull();
  });

  it('have lengths of projections only where they were calibrated', async () => {
    const dx = el(0x00080060, 'CS', 'DX');
    const spacingOf = async (more: ReturnType<typeof el>[]) =>
      (await oneOf({ more })).facts.spacing;
    expect(await spacingOf([dx])).toBeNull();
    expect(await spacingOf([dx, el(0x00181164, 'DS', [0.1, 0.1])])).toBeNull();
    expect(await spacingOf([dx, el(0x00280a02, 'CS', 'FIDUCIAL')])).toEqual([0.8, 0.7]);
  });

  it('have lengths of ultrasound where one region measures in centimetres', async () => {
    const region = [
      el(0x00186012, 'US', 1),
      el(0x00186024, 'US', 3),
      el(0x00186026, 'US', 3),
      el(0x0018602c, 'FD', 0.03),
      el(0x0018602e, 'FD', 0.05),
    ];
    const us = el(0x00080060, 'CS', 'US');
    const spacingOf = async (regions: (typeof region)[]) =>
      (await oneOf({ more: [us, el(0x00186011, 'SQ', regions)] })).facts.spacing;
    expect(await spacingOf([region])).toEqual([0.5, 0.3]);
    expect(await spacingOf([region, region])).toBeNull();
    expect(await spacingOf([])).toBeNull();
  });
});
