import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { directionOf, measuresIn } from './right-to-left';
import { Words } from './words';

const measures = (text: string) =>
  measuresIn(text)
    .filter(({ isMeasure }) => isMeasure)
    .map((piece) => piece.text);

describe('[D-1101] A text written from right to left', () => {
  it.each([
    ['حمى 38.4 °C منذ 3 أيام، CRP 190 mg/L.', ['38.4 °C', 'CRP 190 mg/L']],
    [
      'ورم ≤ 5 mm (WBC 14.2 G/L)؟ CRP 190, WBC 12. Hb 9.1',
      ['≤ 5 mm', 'WBC 14.2 G/L', 'CRP 190', 'WBC 12', 'Hb 9.1'],
    ],
    ['ضغط 120/80 mmHg ونبض 96/min', ['120/80 mmHg', '96/min']],
    ['חום 38.4°C, קליפ 5 mm', ['38.4°C', '5 mm']],
    ['رجل عمره 54 سنة', []],
  ])('keeps the parts of its measures together: %s', (text, expected) => {
    expect(measures(text)).toEqual(expected);
    expect(
      measuresIn(text)
        .map((piece) => piece.text)
        .join(''),
    ).toBe(text);
  });

  it('is one piece where it holds no measure', () => {
    const text = 'ما رأيكم في هذه الحالة (منذ 3 أيام)؟';
    expect(measuresIn(text)).toEqual([{ text, isMeasure: false }]);
  });

  it('is laid out so as a block, whatever letters it begins with, if each of its lines is', () => {
    expect(directionOf('IgG4 قبل الجراحة وبعدها')).toBe('rtl');
    expect(directionOf('IgG4 قبل الجراحة وبعدها\nAnd in English: what next?')).toBe('auto');
    expect(directionOf('Fever of 38.4 °C, called حمى there')).toBe('auto');
    expect(directionOf('38.4 °C')).toBe('auto');
  });

  it('is shown with each measure in the order of its letters', () => {
    const html = renderToStaticMarkup(createElement(Words, { text: 'حمى 38.4 °C' }));
    expect(html).toBe(
      '<p class="lines" dir="rtl">حمى <bdi class="measure" dir="ltr">38.4 °C</bdi></p>',
    );
  });
});

it('[D-1101] a text in other letters is left as it is', () => {
  const html = renderToStaticMarkup(createElement(Words, { text: 'CRP 190 mg/L' }));
  expect(html).toBe('<p class="lines" dir="auto">CRP 190 mg/L</p>');
});
