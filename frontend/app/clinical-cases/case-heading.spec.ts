import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { CaseHeading } from './case-heading';

it('[D-1101] the heading of a case keeps measures in Arabic words together', () => {
  const html = (title: string) =>
    renderToStaticMarkup(createElement(CaseHeading, { title, headline: null }));
  expect(html('حمى 38.4 °C')).toContain('>حمى <bdi class="measure" dir="ltr">38.4 °C</bdi></span>');
  expect(html('Fever, 38.4 °C')).toContain('>Fever, 38.4 °C</span>');
});
