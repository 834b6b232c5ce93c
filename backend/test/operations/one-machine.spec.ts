import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { HOUSE, read } from './support/files';

/** The values of a key in a unit of systemd. */
const valuesOf = (unit: string, key: string) =>
  [...unit.matchAll(new RegExp(`^${key}=(.*)$`, 'gm'))].map(([, value = '']) => value);

describe('The unit for one machine', () => {
  const unit = read('docker/suture.service');

  it('[D-1094] starts the launcher as a user of its own, with the machine and after a crash', () => {
    const [command = ''] = valuesOf(unit, 'ExecStart');
    const { scripts } = JSON.parse(read('package.json')) as { scripts: { start: string } };
    expect(`/usr/bin/${scripts.start}`).toBe(command);
    expect(existsSync(join(HOUSE, command.split(' ')[1] ?? ''))).toBe(true);
    expect(valuesOf(unit, 'User')).toEqual(['suture']);
    expect(valuesOf(unit, 'Restart')).toEqual(['on-failure']);
    expect(valuesOf(unit, 'WantedBy')).toEqual(['multi-user.target']);
    // The launcher stops its processes in order (scripts/lib/stopping.mjs).
    expect(valuesOf(unit, 'KillMode')).toEqual(['mixed']);
  });

  it('[D-1094] writes nowhere but below its own folder', () => {
    expect(valuesOf(unit, 'ProtectSystem')).toEqual(['strict']);
    expect(valuesOf(unit, 'ReadWritePaths')).toEqual(valuesOf(unit, 'WorkingDirectory'));
  });

  it('[D-1094] is installed by the docs, where it runs', () => {
    const docs = read('docs/operations.md');
    for (const words of [...valuesOf(unit, 'WorkingDirectory'), 'docker/suture.service'])
      expect(docs).toContain(words);
  });
});

describe('What the README says of the house', () => {
  const readme = read('README.md');

  it('is in package.json: every command of its table, and the first need of an operator', () => {
    const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };
    const named = [...readme.matchAll(/^\| `npm run ([\w:]+)/gm)].map(([, name = '']) => name);
    expect(named.length).toBeGreaterThan(10);
    for (const name of named) expect(scripts).toHaveProperty([name]);
    expect(named).toContain('admin');
  });

  it('has a picture that is there', () => {
    const [, picture = ''] = readme.match(/!\[[^\]]+\]\(([^)]+)\)/) ?? [];
    expect(existsSync(join(HOUSE, picture))).toBe(true);
  });

  it('is true of nest-cli.json: the two applications are where it says', () => {
    const { projects } = JSON.parse(read('nest-cli.json')) as {
      projects: Record<
        string,
        { sourceRoot: string; entryFile: string; compilerOptions: { tsConfigPath: string } }
      >;
    };
    expect(Object.keys(projects)).toEqual(['backend', 'workers']);
    for (const { sourceRoot, entryFile, compilerOptions } of Object.values(projects))
      for (const path of [sourceRoot, `${sourceRoot}/main.ts`, compilerOptions.tsConfigPath]) {
        expect(existsSync(join(HOUSE, path))).toBe(true);
        expect(`${sourceRoot}/main`).toBe(entryFile.replace(/^(\w+)\/main$/, '$1/src/main'));
      }
  });
});
