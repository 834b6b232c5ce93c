import { readFacts, roundedFacts, type ScanFacts, writeFacts } from './facts.rules';

const ct: ScanFacts = {
  rows: 512,
  columns: 512,
  slope: 1,
  intercept: -1024,
  spacing: [0.7, 0.7],
  places: [0, 3, 6],
  photometric: 'white-high',
  window: [40, 400],
  plane: 'axial',
  sides: { left: 'R', right: 'L', top: 'A', bottom: 'P' },
  modality: 'CT',
  frames: 3,
  frame_ms: null,
  padding: -2000,
  unit: 'HU',
};

describe('Facts of a scan', () => {
  it('are read as they are written', () => {
    expect(roundedFacts(ct)).toEqual(ct);
    expect(readFacts(writeFacts(ct))).toEqual(ct);
  });

  it('are rounded, so that no number has room for a date', () => {
    const precise = {
      slope: 1.23456789,
      intercept: -1024.19750312,
      spacing: [0.70312512, 0.7],
      places: [0, 3.00012, 6],
      window: [40.19750312, 400],
      frame_ms: 33.33,
    };
    expect(roundedFacts({ ...ct, ...precise })).toMatchObject({
      slope: 1.23457,
      intercept: -1024.2,
      spacing: [0.703, 0.7],
      places: [0, 3, 6],
      window: [40.2, 400],
      frame_ms: 33,
    });
  });

  it.each([
    ['spacing', [0, 1]],
    ['spacing', [1, 101]],
    ['spacing', ['1', 1]],
    ['places', [0, 3]],
    ['places', [1, 3, 6]],
    ['places', [0, 3, 3]],
    ['places', [0, 3, 104]],
    ['places', [0, 3, Number.NaN]],
    ['window', [19750312, 400]],
    ['window', [40, 0]],
    ['window', [40, Number.POSITIVE_INFINITY]],
    ['plane', 'Anna Smith'],
    ['sides', { left: 'R', right: 'A', top: 'H', bottom: 'F' }],
    ['sides', { left: 'R', right: 'L', top: 'L', bottom: 'R' }],
    ['sides', { left: 'x', right: 'y', top: 'A', bottom: 'P' }],
    ['frame_ms', 0],
    ['padding', 40_000],
    ['padding', 0.5],
    ['unit', 'mm'],
  ])('have no %s where it is %p', (fact, value) => {
    expect(roundedFacts({ ...ct, [fact]: value })).toMatchObject({ [fact]: null });
    expect(readFacts(JSON.stringify({ ...ct, [fact]: value }))).toBeUndefined();
  });

  it.each([
    ['rows', 6_001],
    ['columns', 0],
    ['rows', 5_999.5],
    ['slope', 0],
    ['slope', '1'],
    ['intercept', 19750312],
    ['photometric', 'PALETTE'],
    ['modality', 'PT'],
    ['frames', 601],
  ])('are none at all where %s is %p', (fact, value) => {
    expect(roundedFacts({ ...ct, [fact]: value })).toBeUndefined();
  });

  it('are none where a frame has more than 30 million pixels', () => {
    expect(roundedFacts({ ...ct, rows: 6_000, columns: 5_001 })).toBeUndefined();
  });

  it('have Hounsfield units in CT alone', () => {
    expect(roundedFacts({ ...ct, modality: 'MR' })).toMatchObject({ unit: null });
  });

  it('are refused with a fact too many, too few, twice, or with room between them', () => {
    const { unit: _, ...fewer } = ct;
    const text = writeFacts(ct);
    expect(readFacts(JSON.stringify({ ...ct, patient: 'Anna' }))).toBeUndefined();
    expect(readFacts(JSON.stringify(fewer))).toBeUndefined();
    expect(readFacts(text.replace('{', '{"rows":512,'))).toBeUndefined();
    expect(readFacts(text.replace('{', '{ '))).toBeUndefined();
    expect(readFacts(text.replace('"slope":1,', '"slope":1.0000000019750312,'))).toBeUndefined();
    for (const other of ['', 'null', '7', '[]', '{']) expect(readFacts(other)).toBeUndefined();
  });
});
