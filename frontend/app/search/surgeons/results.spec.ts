import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { Results } from './results';

const AS_OF = '2026-11-28T09:00:00.000Z';
const search = { term: 'mehta', speciality: '', country: '', city: '' };
const choices = { specialities: [], cities: [], countries: [] };
const surgeon = { fullName: 'Asha Mehta', pictureUrl: null, speciality: 'Urology', place: 'Pune' };

function linksOn(page: number) {
  const surgeons = [7, 4].map((memberId) => ({ ...surgeon, memberId }));
  const found = { surgeons, nextPage: page + 1, refusal: '' };
  const html = renderToStaticMarkup(
    createElement(Results, { search, page, asOf: AS_OF, found, choices }),
  );
  return [...html.matchAll(/href="(\/search[^"]*)"/g)].map(([, href = '']) =>
    Object.fromEntries(
      new URL(href.replaceAll('&amp;', '&'), 'http://suture.example').searchParams,
    ),
  );
}

it('[D-938] [D-986] links to further pages hold them still', () => {
  const next = { ...search, asOf: AS_OF, last: '4' };
  expect(linksOn(1)).toEqual([{ ...next, page: '2' }]);
  const [back, on] = linksOn(3);
  expect(on).toEqual({ ...next, page: '4' });
  expect(back).toEqual({ ...search, asOf: AS_OF, page: '2' });
  expect(linksOn(2)[0]).toEqual({ ...search, page: '1' });
});
