import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const SOURCES = join(__dirname, '../../src');
const WIRE = /\.(?:wire|views?)\.ts$/;

/** Two classes of one name are one class in the contract, and one of them would be described wrongly there. */
it('every class of the wire has a name of its own', () => {
  const files = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' }).filter((file) =>
    WIRE.test(file),
  );
  const names = files.flatMap((file) =>
    [
      ...readFileSync(join(SOURCES, file), 'utf8').matchAll(
        /^export class (\w+(?:View|Body|Query))\b/gm,
      ),
    ].map(([, name]) => name),
  );
  expect(names.length).toBeGreaterThan(50);
  expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([]);
});
