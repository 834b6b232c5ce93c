import { percentOf } from './percent';
import { counted } from './words';

it.each([
  [0, 0, 0],
  [3148, 0, 0],
  [3148, 1, 100],
  [-5, 10, 0],
  [Number.NaN, 10, 0],
  [5, Number.NaN, 0],
  [1, Number.POSITIVE_INFINITY, 0],
  [1, 3, 33],
  [999, 1000, 99],
  [10, 10, 100],
])('[D-973] %p of %p is %p per cent', (part, whole, percent) => {
  expect(percentOf(part, whole)).toBe(percent);
});

it.each([-1, Number.NaN, Number.POSITIVE_INFINITY])('[D-973] %p of something is no count', (n) => {
  expect(() => counted(n, 'case')).toThrow(RangeError);
});
