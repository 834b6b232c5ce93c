import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import type { Plugin } from 'vite';

const FROM_BARREL = /import \{([^}]*)\} from ['"]lucide-react['"];?/g;
const EXPORTED = /export \{([^}]*)\} from '\.\/icons\/([\w-]+)\.mjs'/g;

/** Of each name of an icon the file that draws it, as the library itself lists them. */
function filesOfIcons(): Map<string, string> {
  const main = createRequire(import.meta.url).resolve('lucide-react');
  const barrel = readFileSync(path.join(main, '../../esm/lucide-react.mjs'), 'utf8');
  const files = new Map<string, string>();
  for (const [, names = '', file = ''] of barrel.matchAll(EXPORTED))
    for (const name of names.split(',')) files.set(name.split(' as ')[1]?.trim() ?? '', file);
  return files;
}

/**
 * Each icon is imported from its own file, so that it goes with the pages that show it: through the library's one large file all icons of
 * all pages would be in the part that every page loads.
 */
export function iconsApart(): Plugin {
  const files = filesOfIcons();
  return {
    name: 'icons-apart',
    enforce: 'pre',
    transform(code, id) {
      if (!/\/frontend\/app\/.*\.tsx?(\?|$)/.test(id) || !code.includes("'lucide-react'")) return;
      return code.replace(FROM_BARREL, (_, names: string) =>
        names
          .split(',')
          .map((name) => name.trim())
          .filter((name) => name && !name.startsWith('type '))
          .map((name) => {
            const [icon = '', local = icon] = name.split(/\s+as\s+/);
            const file = files.get(icon);
            if (!file) this.error(`lucide-react has no icon ${icon}.`);
            return `import ${local} from 'lucide-react/icons/${file}';`;
          })
          .join(' '),
      );
    },
  };
}
