import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import ts from 'typescript';

const ROOT = join(__dirname, '../../../..');
const TYPESCRIPT = join(ROOT, 'backend/test/support/typescript.cjs');
const SOURCES = ['backend/src', 'workers/src', 'frontend/app', 'frontend/server'];
const CODE = /(?<!\.spec|\.d)\.tsx?$/;
/** Characters that patterns often treat specially. */
const USUAL = ['a', 'A', '0', '1', ' ', '-', '.', ',', '@', '/', ':', '\n', '<', '(', '#', 'é'];
/** The most characters tried for a pattern, and how many of them are combined in pairs. */
const MOST_CHARACTERS = 24;
const PAIRED = 8;

export interface Pattern {
  /** Where it stands. */
  readonly place: string;
  readonly source: string;
  readonly flags: string;
}

const filesIn = (folder: string): string[] =>
  readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => CODE.test(file))
    .map((file) => join(ROOT, folder, file));

function literalsIn(file: string): Pattern[] {
  const text = readFileSync(file, 'utf8');
  const tree = ts.createSourceFile(file, text, ts.ScriptTarget.ES2022, true);
  const found: Pattern[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isRegularExpressionLiteral(node)) {
      const end = node.text.lastIndexOf('/');
      const line = tree.getLineAndCharacterOfPosition(node.getStart()).line + 1;
      found.push({
        place: `${relative(ROOT, file)}:${line}`,
        source: node.text.slice(1, end),
        flags: node.text.slice(end + 1),
      });
    }
    ts.forEachChild(node, visit);
  };
  visit(tree);
  return found;
}

/** Every pattern that is written in the product. */
export const patternsOfSources = (): Pattern[] => SOURCES.flatMap(filesIn).flatMap(literalsIn);

/** The rules that put patterns together from parts, such as lists of words. */
export const rulesWithPatterns = (): string[] =>
  filesIn('backend/src').filter(
    (file) => file.endsWith('.rules.ts') && readFileSync(file, 'utf8').includes('new RegExp('),
  );

/**
 * Every pattern that these modules put together while they are loaded: in a process of its own,
 * since here they may be loaded already.
 */
export function patternsMadeBy(files: readonly string[]): Pattern[] {
  const program = ['--require', TYPESCRIPT, join(__dirname, 'print-made-patterns.ts'), ...files];
  return JSON.parse(execFileSync(process.execPath, program, { encoding: 'utf8' }));
}

/** What may keep a pattern busy when it is repeated: its own characters, and those of most. */
export function pumpsFor({ source }: Pattern): string[] {
  const words = source.match(/[a-zÀ-ɏ]{2,}/gi) ?? [];
  const plain = source.replace(/\\[a-zA-Z]|[\\^$*+?()[\]{}|]/g, '');
  const characters = [...new Set([...plain, ...USUAL])].slice(0, MOST_CHARACTERS);
  const pairs = characters
    .slice(0, PAIRED)
    .flatMap((one) => characters.slice(0, PAIRED).map((other) => one + other));
  return [...new Set([...characters, ...pairs, ...words.slice(0, PAIRED)])];
}
