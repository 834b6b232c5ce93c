import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';

const ROOT = path.join(__dirname, '../../..');
/** Screens and their server, the API with its mails and pushes, and the demo. */
const FOLDERS = ['frontend/app', 'frontend/server', 'backend/src', 'workers', 'demo'];
const PAGES = ['frontend/public/offline.html', 'frontend/public/sw.js'];
const NOT_SAID = /\.spec\.tsx?$|\.d\.ts$|\/migrations\/|\/test\/|common-passwords|ordinary-words/;

/** One logs in and out, and a log-in is the noun; members connect, and nobody has friends here. */
const OTHER_WORDS = [
  /\blog(?:in|out|on|off)s?\b/i,
  /\blog(?:ged|ging|s)?[ -](?:on|off)\b/i,
  /\bsign(?:s|ed|ing)?[ -]?(?:in|out|on|off)s?\b/i,
  /\b(?:un)?friend(?:s|ed)?\b|\bfriendships?\b|\bfollowers?\b|\bunfollowers?\b/i,
];

/** What means something else, or nobody reads. */
const EXCEPTIONS = [
  'sign-in flow', // a key of the cookies that connect the halves of a log-in
  'Is there a sign-out, or has half of the team', // of the WHO's surgical safety checklist
  "'/logout'", // an address of the specification, which the service worker knows
  'a seat-belt sign on day zero', // a sign in the sense of medicine
  'no ranking by followers', // what Suture does not have
  'with a friend as the assistant', // a friend indeed
  'bystander caretaker friend flatmate', // those beside patients, whom the lint of texts knows
];

interface Said {
  place: string;
  text: string;
}

const isText = (node: ts.Node): node is ts.JsxText | ts.LiteralLikeNode =>
  ts.isJsxText(node) || ts.isStringLiteralLike(node) || ts.isTemplateLiteralToken(node);

/** Keys, paths and names in the code have no blank and begin with a small letter. */
const isForReading = (text: string) => text.includes(' ') || /^\p{Lu}/u.test(text);

function textsIn(file: string): string[] {
  const tree = ts.createSourceFile(
    file,
    readFileSync(path.join(ROOT, file), 'utf8'),
    ts.ScriptTarget.Latest,
    true,
  );
  const texts: string[] = [];
  const visit = (node: ts.Node): void => {
    if (isText(node) && !ts.isImportDeclaration(node.parent))
      texts.push(node.text.replace(/\s+/g, ' ').trim());
    ts.forEachChild(node, visit);
  };
  visit(tree);
  return texts.filter(isForReading);
}

const sources = FOLDERS.flatMap((folder) =>
  readdirSync(path.join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .map((file) => `${folder}/${file}`)
    .filter((file) => /\.tsx?$/.test(file) && !NOT_SAID.test(file)),
);
const said: Said[] = [
  ...sources.flatMap((place) => textsIn(place).map((text) => ({ place, text }))),
  ...PAGES.map((place) => ({ place, text: readFileSync(path.join(ROOT, place), 'utf8') })),
];

const without = (text: string) =>
  EXCEPTIONS.reduce((rest, exception) => rest.replace(exception, ''), text);

describe('[D-1060] The words of screens, mails, pushes and the demo', () => {
  it('are read, all of them', () => {
    expect(said.length).toBeGreaterThan(10_000);
  });

  it('have one name for each thing', () => {
    const wrong = said.filter(({ text }) => OTHER_WORDS.some((word) => word.test(without(text))));
    expect(wrong).toEqual([]);
  });

  it.each(EXCEPTIONS)('need the exception “%s”', (exception) => {
    expect(said.some(({ text }) => text.includes(exception))).toBe(true);
  });
});
