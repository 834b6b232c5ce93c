import {
  asksAboutFace,
  factsOfFrames,
  framesBehindFront,
  frontCover,
  thinFrames,
} from './faces.rules';
import { roundedFacts, type ScanFacts } from './facts.rules';

const facts = (more: Partial<ScanFacts> = {}): ScanFacts =>
  roundedFacts({
    rows: 100,
    columns: 80,
    slope: 1,
    intercept: -1024,
    spacing: [2, 2],
    places: [0, 1, 2, 3, 4, 5, 6],
    photometric: 'white-high',
    window: [40, 400],
    plane: 'axial',
    sides: { left: 'R', right: 'L', top: 'A', bottom: 'P' },
    modality: 'CT',
    frames: 7,
    frame_ms: null,
    padding: null,
    unit: 'HU',
    ...more,
  }) as ScanFacts;

describe('The author is asked about a face', () => {
  it.each([
    ['of a head', {}, 'HEAD', true],
    ['of the neck', { spacing: [5, 5] as const }, 'CSPINE NECK', true],
    ['of no stated part in a small field', {}, '', true],
    ['of unknown size', { spacing: null }, '', true],
    ['whose distance is unknown', { places: null }, 'BRAIN', true],
    ['in MR', { modality: 'MR' as const }, 'BRAIN', true],
  ])('in slices %s', (_, more, part, asks) => expect(asksAboutFace(facts(more), part)).toBe(asks));

  it.each([
    ['of another part', {}, 'CHEST'],
    ['in a large field', { spacing: [4, 4] as const }, ''],
    ['3 mm apart', { places: [0, 3, 6, 9, 12, 15, 18] }, 'HEAD'],
    ['of ultrasound', { modality: 'US' as const }, 'NECK'],
  ])('not in slices %s', (_, more, part) => expect(asksAboutFace(facts(more), part)).toBe(false));

  it('[D-1512] in a narrow field, by its shorter side', () => {
    const narrow = { rows: 200, columns: 100, spacing: [2, 2] as const };
    expect(asksAboutFace(facts(narrow))).toBe(true);
    expect(asksAboutFace(facts({ ...narrow, columns: 150 }))).toBe(false);
  });

  it('[D-1405] not of a single picture', () => {
    expect(asksAboutFace(facts({ frames: 1, places: [0] }), 'HEAD')).toBe(false);
  });
});

describe('A face is made less', () => {
  it('by every n-th frame, so that they are 3 mm apart', () => {
    expect(thinFrames(facts())).toEqual([0, 3, 6]);
    const uneven = facts({ places: [0, 1.2, 2.4, 3.6, 4.8, 6, 7.2] });
    const kept = thinFrames(uneven) ?? [];
    expect(factsOfFrames(uneven, kept)).toMatchObject({ frames: 3, places: [0, 3.6, 7.2] });
    expect(asksAboutFace(factsOfFrames(uneven, kept), 'HEAD')).toBe(false);
    expect(thinFrames(facts({ places: null }))).toBeUndefined();
  });

  const head = (value: number, air: number) =>
    Int16Array.from({ length: 8_000 }, (_, at) => {
      const [x, y] = [at % 80, Math.floor(at / 80)];
      return x >= 20 && x < 60 && y >= 10 && y < 90 ? value : air;
    });

  it.each([
    ['top', { left: 'R', right: 'L', top: 'A', bottom: 'P' }, [0, 0, 80, 20]],
    ['bottom', { left: 'R', right: 'L', top: 'P', bottom: 'A' }, [0, 80, 80, 20]],
    ['left', { left: 'A', right: 'P', top: 'H', bottom: 'F' }, [0, 0, 25, 100]],
    ['right', { left: 'P', right: 'A', top: 'H', bottom: 'F' }, [55, 0, 25, 100]],
  ] as const)('by covering the front eighth of the head, at the %s', (_, sides, cover) => {
    const [left, top, width, height] = cover;
    const covered = { left, top, width, height };
    expect(frontCover(head(1_064, 0), facts({ sides }))).toEqual(covered);
    const mr = facts({ sides, modality: 'MR', unit: null, intercept: 0 });
    expect(frontCover(head(600, 9), mr)).toEqual(covered);
  });

  it('not where nobody knows the front; in coronal series by leaving frames out', () => {
    expect(frontCover(head(1_064, 0), facts({ sides: null }))).toBeUndefined();
    expect(framesBehindFront(facts({ plane: 'coronal' }))).toBe(1);
    expect(framesBehindFront(facts())).toBe(0);
  });
});
