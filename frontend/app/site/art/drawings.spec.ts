import { readdirSync, readFileSync } from 'node:fs';

const PORTRAIT = /^p-/;

/** What is defined in a drawing, which stays the same where one was coloured or cut differently. */
const partsOf = (name: string) =>
  [...readFileSync(`${__dirname}/${name}`, 'utf8').matchAll(/ id="(\w+)"/g)]
    .map(([, id]) => id)
    .join(' ');

it('[LE-03] no drawing of the public pages is another one in other colours', () => {
  const names = readdirSync(__dirname).filter(
    (name) => name.endsWith('.svg') && !PORTRAIT.test(name),
  );
  const parts = names.map((name) => [name, partsOf(name)] as const);
  const alike = parts.filter(
    ([name, own]) => own !== '' && parts.some(([other, its]) => other !== name && its === own),
  );
  expect(alike.map(([name]) => name)).toEqual([]);
});
