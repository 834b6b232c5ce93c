import { deedByKey, stridesByKey } from './stage-keys';
import { Taps } from './taps';
import { pinched } from './use-gestures';

const press = (key: string, held: Partial<KeyboardEvent> = {}) => ({
  key,
  shiftKey: false,
  altKey: false,
  ctrlKey: false,
  metaKey: false,
  ...held,
});

describe('The keys of a stage of slices', () => {
  it.each([
    ['+', 'nearer'],
    ['=', 'nearer'],
    ['-', 'farther'],
    ['0', 'whole'],
    ['f', 'full'],
    ['F', 'full'],
    ['Escape', 'leave'],
    ['Enter', 'enter'],
    ['p', undefined],
    ['ArrowUp', undefined],
  ])('[D-1620] %s: %s', (key, deed) => expect(deedByKey(press(key))).toBe(deed));

  it.each(['ctrlKey', 'metaKey', 'altKey'])('with %s are the browser’s', (held) => {
    expect(deedByKey(press('+', { [held]: true }))).toBeUndefined();
    expect(stridesByKey(press('ArrowUp', { [held]: true }))).toBeUndefined();
  });

  it('[D-1621] go over the picture by the arrows, with Shift further', () => {
    expect(stridesByKey(press('ArrowRight'))).toEqual([1, 0]);
    expect(stridesByKey(press('ArrowUp', { shiftKey: true }))).toEqual([0, -5]);
    expect(stridesByKey(press('Home'))).toBeUndefined();
  });
});

describe('[D-1621] Fingers on a slice', () => {
  const touch = (x: number, timeStamp: number) => ({ clientX: x, clientY: 50, timeStamp });
  const tapsOf = (...all: (readonly [down: number, up: number, at: number])[]) => {
    const taps = new Taps();
    return all.map(([down, up, at]) => {
      taps.begin(touch(down, at));
      return taps.end(touch(up, at + 50));
    });
  };

  it.each([
    [
      'two taps',
      [
        [100, 102, 0],
        [110, 110, 200],
      ],
      [false, true],
    ],
    [
      'a third is a first again',
      [
        [100, 100, 0],
        [100, 100, 200],
        [100, 100, 400],
      ],
      [false, true, false],
    ],
    [
      'too late',
      [
        [100, 100, 0],
        [100, 100, 900],
      ],
      [false, false],
    ],
    [
      'elsewhere',
      [
        [100, 100, 0],
        [160, 160, 200],
      ],
      [false, false],
    ],
    [
      'a drag',
      [
        [100, 100, 0],
        [100, 120, 200],
      ],
      [false, false],
    ],
    [
      'after a drag',
      [
        [100, 130, 0],
        [130, 130, 200],
      ],
      [false, false],
    ],
  ] as const)('%s', (_, touches, wanted) => expect(tapsOf(...touches)).toEqual(wanted));

  it('that are two at a time are no tap', () => {
    const taps = new Taps();
    taps.begin(touch(100, 0));
    taps.end(touch(100, 20));
    taps.begin(touch(100, 100));
    taps.drop();
    expect(taps.end(touch(100, 120))).toBe(false);
  });

  it('take along what lies between them', () => {
    const from = [
      { x: 10, y: 10 },
      { x: 40, y: 50 },
    ];
    const to = [
      { x: 20, y: 10 },
      { x: 80, y: 90 },
    ];
    expect(pinched(from, to)).toEqual({ from: { x: 25, y: 30 }, to: { x: 50, y: 50 }, by: 2 });
  });
});
