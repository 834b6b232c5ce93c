import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const APP = path.join(__dirname, '..');
const OPENING = /<(?:[\w.]+\.)?[Ff]orm(?=[\s>])/g;

/** The opening tags of the forms in a file, braces and arrows within them included. */
function formsIn(code: string): string[] {
  return [...code.matchAll(OPENING)].map(({ index, 0: start }) => {
    let depth = 0;
    let end = index + start.length;
    for (; end < code.length; end += 1) {
      const letter = code[end];
      if (letter === '{') depth += 1;
      if (letter === '}') depth -= 1;
      if (letter === '>' && depth === 0) break;
    }
    return code.slice(index, end);
  });
}

const pages = readdirSync(APP, { recursive: true, encoding: 'utf8' }).filter((file) =>
  file.endsWith('.tsx'),
);

it('[D-971] no form leaves its errors to the browser', () => {
  const forms = pages.flatMap((file) =>
    formsIn(readFileSync(path.join(APP, file), 'utf8')).map((tag) => ({ file, tag })),
  );
  expect(forms.length).toBeGreaterThan(120);
  expect(forms.filter(({ tag }) => !/\bnoValidate\b/.test(tag)).map(({ file }) => file)).toEqual(
    [],
  );
});
