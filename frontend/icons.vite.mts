import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import type { Plugin } from 'vite';

const FROM_LIBRARY = /import \{([^}]*)\} from ['"]lucide-react['"];?/g;
const EXPORTED = /export \{([^}]*)\} from '\.\/icons\/([\w-]+)\.mjs'/g;
const LICENCE = /^\/\*\*[\s\S]*?\*\//;
const ICON = 'virtual:icon/';
const SOURCE = /\/frontend\/app\/.*\.tsx?(\?|$)/;

interface IconFile {
  __iconData: { node: [type: string, attributes: Record<string, string>][] };
}

const library = path.dirname(createRequire(import.meta.url).resolve('lucide-react/package.json'));

/** The source file of each icon name, read from the library's index file. */
function filesOfIcons(): Map<string, string> {
  const index = readFileSync(path.join(library, 'dist/esm/lucide-react.mjs'), 'utf8');
  const files = new Map<string, string>();
  for (const [, names = '', file = ''] of index.matchAll(EXPORTED))
    for (const name of names.split(',')) files.set(name.split(' as ')[1]?.trim() ?? '', file);
  return files;
}

const importedIn = (names: string) =>
  names
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name && !name.startsWith('type '))
    .map((name) => {
      const [icon = '', local = icon] = name.split(/\s+as\s+/);
      return { icon, local };
    });

/**
 * What is drawn of an icon: the data of its paths, and other shapes with their attributes. Names,
 * keys and the library's own component, which nothing uses, would be a fifth of the common chunk.
 */
async function drawnIn(file: string): Promise<string> {
  const source = path.join(library, 'dist/esm/icons', `${file}.mjs`);
  const { __iconData } = (await import(source)) as IconFile;
  const shapes = __iconData.node.map(([type, { key: _, ...attributes }]) =>
    type === 'path' && Object.keys(attributes).join() === 'd' ? attributes.d : [type, attributes],
  );
  const [licence = ''] = LICENCE.exec(readFileSync(source, 'utf8')) ?? [];
  return `${licence}\nexport default ${JSON.stringify(shapes)};`;
}

/**
 * Bundles each icon with the modules that show it: in their chunk, and in the common one if a
 * module of that shows it, too. Imported from the library's index, all icons would end up in the
 * chunk that every page loads.
 * @param chunkOf the name of the chunk that a module is assigned to, if it is
 */
export function iconsApart(chunkOf: (id: string) => string | undefined): Plugin {
  const files = filesOfIcons();
  const common = new Set<string>();
  return {
    name: 'icons-apart',
    enforce: 'pre',
    buildStart() {
      const app = path.join(import.meta.dirname, 'app');
      for (const name of readdirSync(app, { recursive: true, encoding: 'utf8' })) {
        const file = path.join(app, name);
        if (!SOURCE.test(file) || chunkOf(file) !== 'common') continue;
        for (const [, names = ''] of readFileSync(file, 'utf8').matchAll(FROM_LIBRARY))
          for (const { icon } of importedIn(names)) common.add(icon);
      }
    },
    transform(code, id) {
      if (!SOURCE.test(id) || !code.includes("'lucide-react'")) return;
      const own = chunkOf(id) ?? id.replace(/\?.*/, '');
      return code.replace(FROM_LIBRARY, (_, names: string) =>
        importedIn(names)
          .map(({ icon, local }) => {
            const file = files.get(icon);
            if (!file) this.error(`lucide-react has no icon ${icon}.`);
            const chunk = common.has(icon) ? 'common' : own;
            return `import ${local} from '${ICON}${file}?in=${chunk}';`;
          })
          .join(' '),
      );
    },
    resolveId: (id) => (id.startsWith(ICON) ? `\0${id}` : undefined),
    load: (id) =>
      id.startsWith(`\0${ICON}`)
        ? drawnIn(id.slice(ICON.length + 1).replace(/\?.*/, ''))
        : undefined,
  };
}

/** The name of the chunk that an icon belongs to; of others, undefined. */
export const chunkOfIcon = (id: string) =>
  id.startsWith(`\0${ICON}`) ? /\?in=(\w+)$/.exec(id)?.[1] : undefined;
