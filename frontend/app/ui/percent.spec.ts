import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { Percent } from './percent';

const drawn = (of: number) => renderToStaticMarkup(createElement(Percent, { of }));

it.each([0, 41.6, 100])('[D-973] %p per cent is drawn', (of) => {
  expect(drawn(of)).toBe(`${Math.round(of)}%`);
});

it.each([-1, 100.5, 314_800, Number.NaN, Number.POSITIVE_INFINITY])(
  '[D-973] %p per cent cannot be drawn',
  (of) => expect(() => drawn(of)).toThrow(RangeError),
);
