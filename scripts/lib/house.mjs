// Paths of the project, and the preconditions of scripts.
import fs from 'node:fs';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { Refused } from './say.mjs';

export const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..', '..');
export const inHouse = (...parts) => path.join(root, ...parts);

/**
 * The path of a package's executable from its `bin`: run with process.execPath it needs no shell
 * and no PATH.
 */
export function programOf(packageName, program = packageName) {
  const manifest = ['.', 'frontend']
    .map((area) => inHouse(area, 'node_modules', packageName, 'package.json'))
    .find(fs.existsSync);
  if (!manifest) throw new Refused(`The package ${packageName} is missing: run npm ci.`);
  const { bin } = JSON.parse(fs.readFileSync(manifest, 'utf8'));
  return path.join(path.dirname(manifest), typeof bin === 'string' ? bin : bin[program]);
}

/** Loads a compiled module, such as `backend/src/platform/config/settings.js`. */
export const compiled = async (file) => {
  const loaded = await import(pathToFileURL(inHouse('dist', file)).href);
  return { ...loaded.default, ...loaded };
};

/** The compiled code uses require() for ES modules, which Node supports since 20.19 and 22.12. */
export function demandNode() {
  const [major, minor] = process.versions.node.split('.').map(Number);
  const fits = (major === 20 && minor >= 19) || (major === 22 && minor >= 12) || major > 22;
  if (!fits)
    throw new Refused(
      `Suture needs Node 20.19 or newer (of the 22 line 22.12); this is ${process.versions.node}.`,
    );
}

/** Loads settings from `.env`; existing environment variables take precedence. */
export function loadEnvironmentFile() {
  const file = inHouse('.env');
  if (process.env.IGNORE_ENV_FILE !== '1' && fs.existsSync(file)) process.loadEnvFile(file);
}

/** The environment without our settings, for runs whose result must not depend on this machine. */
export function withoutSettings() {
  const listed = fs
    .readFileSync(inHouse('.env.example'), 'utf8')
    .matchAll(/^#?\s?([A-Z][A-Z0-9_]+)=/gm);
  const ours = new Set([...listed].map(([, name]) => name));
  const others = Object.entries(process.env).filter(([name]) => !ours.has(name));
  return { ...Object.fromEntries(others), IGNORE_ENV_FILE: '1' };
}
