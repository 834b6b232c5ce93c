import { crossed, entered, lengthInWords, lineOf, MIDDLE, type Ruler } from './ruler';
import type { Scan } from './scan';

const none: Ruler = { slice: 3, ends: [], cross: null };
const facts = (spacing: [number, number] | null) =>
  ({ rows: 200, columns: 100, spacing }) as Scan['facts'];

describe('[D-1623] A line that is measured', () => {
  const [from, to] = [
    { x: 100, y: 200 },
    { x: 400, y: 600 },
  ];

  it.each([
    // 30 columns, 0.9 mm apart, and 80 rows, 0.4 mm apart.
    [[0.4, 0.9], `${Math.hypot(27, 32).toFixed(1)} mm`],
    [[1, 1], `${Math.hypot(30, 80).toFixed(1)} mm`],
    [null, `${Math.hypot(30, 80).toFixed(1)} pixels`],
  ] as [[number, number] | null, string][])('with a spacing of %j is %s', (spacing, words) => {
    expect(lengthInWords(facts(spacing), { ...none, ends: [from, to] })).toBe(words);
  });

  it('has no length before it has a second end', () => {
    expect(lengthInWords(facts(null), null)).toBeNull();
    expect(lengthInWords(facts(null), { ...none, ends: [from] })).toBeNull();
    expect(lengthInWords(facts(null), { ...none, cross: to })).toBeNull();
  });

  it('is drawn by keys: a cross, its first end, its other end', () => {
    let ruler = crossed(none, MIDDLE, [-5, 0]);
    expect(ruler.cross).toEqual({ x: 475, y: 500 });
    ruler = entered(ruler);
    ruler = crossed(ruler, MIDDLE, [0, 1]);
    expect(lineOf(ruler)).toEqual([
      { x: 475, y: 500 },
      { x: 475, y: 505 },
    ]);
    ruler = entered(ruler);
    expect(ruler).toMatchObject({ cross: null, ends: [{ x: 475 }, { y: 505 }] });
    expect(entered(ruler)).toEqual(ruler);
    expect(crossed(ruler, MIDDLE, [1, 0])).toEqual({
      slice: 3,
      ends: [],
      cross: { x: 480, y: 505 },
    });
  });

  it('ends at the edge of the slice', () => {
    const ruler = crossed({ ...none, cross: { x: 3, y: 998 } }, MIDDLE, [-1, 1]);
    expect(ruler.cross).toEqual({ x: 0, y: 1_000 });
  });
});
