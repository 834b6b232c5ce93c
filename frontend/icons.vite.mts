import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import type { Plugin } from 'vite';

const FROM_BARREL = /import \{([^}]*)\} from ['"]lucide-react['"];?/g;
const EXPORTED = /export \{([^}]*)\} from '\.\/icons\/([\w-]+)\.mjs'/g;

/** The source file of each icon name, read from the library's index file. */
function filesOfIcons(): Map<string, string> {
  const main = createRequire(import.meta.url).resolve('lucide-react');
  const barrel = readFileSync(path.join(main, '../../esm/lucide-react.mjs'), 'utf8');
  const files = new Map<string, string>();
  for (const [, names = '', file = ''] of barrel.matchAll(EXPORTED))
    for (const name of names.split(',')) files.set(name.split(' as ')[1]?.trim() ?? '', file);
  return files;
}

/**
 * Imports each icon from its own file, so that it is bundled with the pages that use it. Imported
 * from the library's index, all icons would end up in the chunk that every page loads.
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
