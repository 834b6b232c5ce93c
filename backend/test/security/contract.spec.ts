import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const SOURCES = join(__dirname, '../../src');
const WIRE = /\.(?:wire|views?)\.ts$/;

/**
 * Classes with the same name are merged in the contract, so one of them would be described wrongly.
 */
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
