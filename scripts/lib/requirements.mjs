// The requirements of the product and the tests that show them. A requirement is an id of the
// checklist, or a decision: where nothing was specified, what was chosen and why.
import fs from 'node:fs';
import { filesBelow } from './content-hash.mjs';
import { inHouse } from './house.mjs';

const CHECKLIST = 'docs/checklist.md';
const DECISIONS = /(?:^|\/)DECISIONS\.md$/;
const WITH_DECISIONS = ['backend', 'demo', 'docker', 'frontend', 'scripts', 'workers'];
const SPEC = /\.spec\.tsx?$/;
const ID = '(?:[A-Z]{2,4}|D)-\\d+[a-z]?';
/** An entry of a list, which may have several lines. */
const ENTRY = /^- .+(?:\n {2}.+)*/gm;
const OF_CHECKLIST = /^- (?<id>[A-Z]{2,4}-\d+[a-z]?) (?<words>.+)/s;
const DECISION = /^- (?<id>D-\d{3,4}) \(\d{4}-\d\d-\d\d\) (?<words>.+)/s;
const MENTIONED = /\bD-\d{3,4}\b/g;
/** Ids in brackets, and the title after them up to its closing quotation mark. */
const TITLE = new RegExp(`\\[(${ID}(?:[\\s,]+${ID})*)\\] ?(.*?)(?:['"\`](?:,|$)|$)`, 'gm');

const read = (file) => fs.readFileSync(inHouse(file), 'utf8');
const decisionFiles = () =>
  WITH_DECISIONS.flatMap(filesBelow).filter((file) => DECISIONS.test(file));

function entriesOf(file, form) {
  return (read(file).match(ENTRY) ?? []).map((entry) => {
    const { id, words = entry } = form.exec(entry)?.groups ?? {};
    return { id, words: words.replace(/\s+/g, ' '), file };
  });
}

/** In the order of their files; one without an id is not written as it should be. */
export const requirements = () => [
  ...entriesOf(CHECKLIST, OF_CHECKLIST),
  ...decisionFiles().flatMap((file) => entriesOf(file, DECISION)),
];

/** By id, the tests whose titles name it. */
export function namedByTests() {
  const named = new Map();
  for (const file of WITH_DECISIONS.flatMap(filesBelow).filter((name) => SPEC.test(name))) {
    for (const [, ids, title] of read(file).matchAll(TITLE)) {
      for (const id of ids.split(/[\s,]+/))
        named.set(id, [...(named.get(id) ?? []), { file, title }]);
    }
  }
  return named;
}

/**
 * Every requirement needs a test and an id of its own; tests and documents may name no others.
 * @returns what is wrong, a sentence each
 */
export function wrongRequirements() {
  const all = requirements();
  const known = all.filter(({ id }) => id);
  const fileOf = new Map(known.map(({ id, file }) => [id, file]).reverse());
  const named = namedByTests();
  const mentioned = [
    ...filesBelow('docs').filter((file) => file.endsWith('.md')),
    ...decisionFiles(),
  ].flatMap((file) => (read(file).match(MENTIONED) ?? []).map((id) => ({ id, file })));
  return [
    ...all
      .filter(({ id }) => !id)
      .map(({ words, file }) => `${file}: “${words.slice(0, 50)}…” does not begin with its id.`),
    ...known
      .filter(({ id }, index) => known.findIndex((other) => other.id === id) !== index)
      .map(({ id, file }) => `${id}, in ${file}, is also in ${fileOf.get(id)}.`),
    ...known
      .filter(({ id }) => !named.has(id))
      .map(({ id, file }) => `${id} is in ${file}, but no test names it.`),
    ...[...named]
      .filter(([id]) => !fileOf.has(id))
      .map(
        ([id, [{ file }]]) => `${id}, named in ${file}, is neither in ${CHECKLIST} nor decided.`,
      ),
    ...mentioned
      .filter(({ id }) => !fileOf.has(id))
      .map(({ id, file }) => `${id}, mentioned in ${file}, is not decided anywhere.`),
  ];
}
