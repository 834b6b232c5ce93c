import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const ROOT = join(__dirname, '../../..');
const read = (file: string) => readFileSync(join(ROOT, file), 'utf8');

/** What runs at the server and in browsers, without its tests. */
const sources = ['backend/src', 'workers/src', 'frontend/app', 'frontend/server'].flatMap(
  (folder) =>
    readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.(ts|tsx|js|mjs)$/.test(file) && !/\.spec\./.test(file))
      .map((file) => ({ file: `${folder}/${file}`, text: read(`${folder}/${file}`) })),
);
const all = (pattern: RegExp) =>
  sources.flatMap(({ file, text }) =>
    [...text.matchAll(pattern)].map((found) => ({ file, found })),
  );
const filesWith = (pattern: RegExp) => [...new Set(all(pattern).map(({ file }) => file))].sort();

describe('The sources', () => {
  it('use no hash, cipher or curve but those of the inventory, and only of Node', () => {
    expect(sources.length).toBeGreaterThan(500);
    const named = all(/\bcreate(?:Hash|Hmac|Cipheriv|Decipheriv)\(\s*([^,)]+)/g).map(
      ({ found }) => found[1],
    );
    expect(named.length).toBeGreaterThan(15);
    expect([...new Set(named)]).toEqual(["'sha256'", "'aes-256-gcm'"]);
    expect(all(/\benc: ('\w+')/g).map(({ found }) => found[1])).toEqual(["'A256GCM'"]);
    expect(filesWith(/\b(?:md5|sha1|des-|rc4|pbkdf2|scrypt)\b/gi)).toEqual([]);
  });

  it('make nothing secret of numbers that can be guessed', () => {
    expect(filesWith(/Math\.random\(/g)).toEqual([]);
  });

  it('check certificates: nothing switches that off', () => {
    expect(filesWith(/rejectUnauthorized|TLS_REJECT_UNAUTHORIZED|checkServerIdentity/g)).toEqual(
      [],
    );
  });

  it('run no text as a program and put no text into a page as HTML but what was sanitised', () => {
    expect(filesWith(/\beval\(|new Function\(|node:vm\b|document\.write/g)).toEqual([]);
    expect(filesWith(/dangerouslySetInnerHTML|\.innerHTML|insertAdjacentHTML/g)).toEqual([
      'frontend/app/blogs/article.tsx',
      // The editor reads what it holds, from a document that no page shows.
      'frontend/app/ui/rich-text/html.ts',
      'frontend/app/ui/rich-text/rich-text.tsx',
    ]);
  });

  it('use nothing that browsers have given up', () => {
    expect(
      filesWith(/<(?:object|embed|applet|frameset|marquee)\b(?!>\()[^>;]*\/?>/g).filter((file) =>
        file.endsWith('.tsx'),
      ),
    ).toEqual([]);
  });
});

describe('Packages', () => {
  interface Package {
    readonly link?: boolean;
    readonly integrity?: string;
    readonly optional?: boolean;
    readonly os?: string[];
    readonly cpu?: string[];
    readonly libc?: string[];
  }
  /** Installed nowhere but on machines that we do not run on; the registry at hand may lack it. */
  const isOfAnotherPlatform = ({
    optional,
    os = ['linux'],
    cpu = ['x64'],
    libc = ['glibc'],
  }: Package) =>
    optional === true && !(os.includes('linux') && cpu.includes('x64') && libc.includes('glibc'));
  const locked = Object.entries(
    (JSON.parse(read('package-lock.json')) as { packages: Record<string, Package> }).packages,
  );

  it('are those of the lock file, each with its digest', () => {
    const foreign = locked.filter(([place, { link }]) => place.includes('node_modules/') && !link);
    expect(foreign.length).toBeGreaterThan(500);
    const bare = foreign.filter(
      ([, one]) => !one.integrity?.startsWith('sha512-') && !isOfAnotherPlatform(one),
    );
    expect(bare.map(([place]) => place)).toEqual([]);
  });

  it('are asked for by exact versions, and run nothing when they are installed', () => {
    const asked = ['package.json', 'frontend/package.json'].flatMap((file) => {
      const {
        dependencies = {},
        devDependencies = {},
        optionalDependencies = {},
      } = JSON.parse(read(file));
      return Object.entries<string>({
        ...dependencies,
        ...devDependencies,
        ...optionalDependencies,
      });
    });
    expect(asked.length).toBeGreaterThan(50);
    // `npm:name@version` installs a package from the registry under an alias.
    const exact = /^(npm:(@[\w-]+\/)?[\w.-]+@)?\d+\.\d+\.\d+(-[\w.]+)?$/;
    expect(asked.filter(([, version]) => !exact.test(version))).toEqual([]);
    expect(read('.npmrc').split('\n')).toContain('ignore-scripts=true');
  });
});
