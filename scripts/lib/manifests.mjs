// Checks Kubernetes manifests against the types of the Kubernetes client: each one becomes a
// constant in a generated TypeScript file, so that unknown fields and wrong types are compiler
// errors. Needs no cluster.
import fs from 'node:fs';
import path from 'node:path';
import { parse, parseAllDocuments } from 'yaml';
import { contentHash } from './content-hash.mjs';
import { inHouse } from './house.mjs';

const FOLDER = 'docker/kubernetes';
const CLIENT = '@kubernetes/client-node/dist/gen';
const GENERATED = 'node_modules/.cache/manifests';
/** TypeScript keywords, which the client renames. */
const RENAMED = { from: '_from', default: '_default', continue: '_continue' };
const COMPILER = {
  strict: true,
  noEmit: true,
  skipLibCheck: true,
  target: 'es2022',
  module: 'node20',
  types: [],
};

/**
 * The problems of the manifests in a folder.
 * @param {(project: string) => Promise<string[]>} compile runs tsc on a tsconfig.json
 */
export async function wrongManifests(compile, folder = FOLDER) {
  const state = contentHash([folder, 'scripts/lib/manifests.mjs', 'package-lock.json'], () => true);
  const passed = inHouse(GENERATED, `${state}.passed`);
  if (fs.existsSync(passed)) return [];
  const { resources } = parse(fs.readFileSync(inHouse(folder, 'kustomization.yaml'), 'utf8'));
  const found = resources.flatMap((file) => typedManifestsOf(inHouse(folder, file)));
  const failures = found.flatMap(({ failures: of }) => of);
  if (failures.length > 0) return failures;
  fs.rmSync(inHouse(GENERATED), { recursive: true, force: true });
  fs.mkdirSync(inHouse(GENERATED), { recursive: true });
  for (const { name, text } of found) fs.writeFileSync(inHouse(GENERATED, name), text);
  const project = inHouse(GENERATED, 'tsconfig.json');
  fs.writeFileSync(project, JSON.stringify({ compilerOptions: COMPILER, include: ['*.mts'] }));
  const errors = await compile(project);
  if (errors.length === 0) fs.writeFileSync(passed, '');
  return errors;
}

/** One generated file per document, named after it. */
function typedManifestsOf(file) {
  return parseAllDocuments(fs.readFileSync(file, 'utf8')).map((document, index) => {
    const where = `${path.basename(file)} (${index + 1})`;
    const { apiVersion, kind, ...rest } = document.toJS() ?? {};
    const type = document.errors.length === 0 && typeOf(apiVersion, kind);
    if (!type)
      return { failures: [`${where}: ${document.errors[0] ?? `${apiVersion} has no ${kind}.`}`] };
    const manifest = { apiVersion, kind, ...rest };
    const text = [
      `import type { ${type} } from '${CLIENT}/models/${type}.js';`,
      `export const manifest: ${type} = ${JSON.stringify(renamed(manifest), undefined, 2)};`,
    ];
    return {
      name: `${path.basename(file, '.yaml')}-${index + 1}-${kind}.mts`,
      text: `${text.join('\n')}\n`,
      failures: [],
    };
  });
}

/** The parameter type of the client's create method for this kind; undefined if it is unknown. */
function typeOf(apiVersion = '', kind = '') {
  const [version, group = 'core'] = apiVersion.split('/').reverse();
  const capital = (word) => word.charAt(0).toUpperCase() + word.slice(1);
  const api = `${capital(group.split('.')[0])}${capital(version)}Api`;
  const file = inHouse('node_modules', CLIENT, 'apis', `${api}.d.ts`);
  if (!fs.existsSync(file)) return undefined;
  const create = new RegExp(`\\bcreate(?:Namespaced)?${kind}\\([^)]*\\bbody: (\\w+)`);
  return fs.readFileSync(file, 'utf8').match(create)?.[1];
}

function renamed(value) {
  if (Array.isArray(value)) return value.map(renamed);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, each]) => [RENAMED[key] ?? key, renamed(each)]),
  );
}
