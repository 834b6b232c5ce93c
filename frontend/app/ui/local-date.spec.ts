import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { LocalDate } from './local-date';

it('[D-1104] a date is written in English, whatever language the browser has', () => {
  const html = renderToStaticMarkup(createElement(LocalDate, { at: '2026-11-28T23:30:00Z' }));
  expect(html.replaceAll('\u00a0', ' ')).toBe(
    '<time dateTime="2026-11-28T23:30:00Z" title="28 November 2026, 23:30 UTC">28 November 2026</time>',
  );
});
