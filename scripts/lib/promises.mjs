// What the product says to people with "nobody", "never", "always", "at once" or "only" (or their kin), in pages, mails and
// replies, and whether docs/promises.md names the test that keeps it.
import fs from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { filesBelow } from './content-hash.mjs';
import { inHouse } from './house.mjs';

const LIST = 'docs/promises.md';
const PROMISE = /\b(?:nobody|no one|never|always|at once|only|immediately)\b/i;
const SOURCES = ['frontend/app', 'frontend/public', 'backend/src'];
/**
 * Not said to members, or no more than the outcome of what somebody just did: styles' examples, refusals (their specs compare them word
 * for word), lists of words, errors of the house itself.
 */
const SKIPPED =
  /\.spec\.tsx?$|schema\.d\.ts$|\/(?:dev|migrations)\/|\/src\/refusal\.[\w-]*\.?ts$|\.wire\.ts$|-words\.rules\.ts$|common-passwords|similar\.rules|\.generated\.ts$|\.sql\.ts$|\/platform\/(?:config|database|logging|telemetry)\//;
/** What joins the texts of one sentence that the code keeps in pieces. */
const GAP = '…';
const SENTENCE_ENDS = /(?<=[.?!])\s+(?=\S)/;
/** A row: the sentence, and the tests in backticks and quotes, which the check of evidence reads; or why it is none. */
const ROW = /^\| (?<sentence>.+?) +\| (?<shown>.+?) +\|$/gm;

const read = (file) => fs.readFileSync(inHouse(file), 'utf8');
const plain = (text) => text.replace(/\s+/g, ' ').trim();

/** The text of an element, with a gap for whatever is not known before it is shown. */
function textOf(node) {
  if (ts.isJsxText(node)) return node.text;
  if (ts.isStringLiteralLike(node)) return node.text;
  if (ts.isTemplateExpression(node))
    return [node.head.text, ...node.templateSpans.map(({ literal }) => literal.text)].join(GAP);
  if (ts.isJsxExpression(node)) return node.expression ? textOf(node.expression) : '';
  if (ts.isJsxElement(node) || ts.isJsxFragment(node)) return node.children.map(textOf).join('');
  return GAP;
}

/** Words of a class, a key or a statement are no sentences. */
const isSaid = (sentence) =>
  PROMISE.test(sentence) && / /.test(sentence) && /\p{Lu}|[.?!]/u.test(sentence);

/** Errors that end a process or a test are read by engineers alone. */
const isError = (node) => ts.isNewExpression(node) && /Error$/.test(node.expression.getText());

function sentencesIn(file) {
  const source = ts.createSourceFile(
    file,
    read(file),
    ts.ScriptTarget.Latest,
    true,
    path.extname(file) === '.tsx' ? ts.ScriptKind.TSX : ts.ScriptKind.TS,
  );
  const found = [];
  const visit = (node) => {
    if (isError(node)) return;
    const holdsText =
      (ts.isJsxElement(node) || ts.isJsxFragment(node)) &&
      node.children.some((child) => ts.isJsxText(child) && child.text.trim());
    if (holdsText) found.push(textOf(node));
    else if (ts.isStringLiteralLike(node) || ts.isTemplateExpression(node)) {
      if (!(ts.isJsxExpression(node.parent) && ts.isJsxElement(node.parent.parent)))
        found.push(textOf(node));
      else if (!node.parent.parent.children.some((one) => ts.isJsxText(one) && one.text.trim()))
        found.push(textOf(node));
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found.flatMap((text) => plain(text).split(SENTENCE_ENDS)).filter(isSaid);
}

/** @returns every sentence that promises something, with the files that say it */
export function promises() {
  const said = new Map();
  const files = SOURCES.flatMap(filesBelow).filter(
    (file) => /\.tsx?$/.test(file) && !SKIPPED.test(file),
  );
  for (const file of files)
    for (const sentence of sentencesIn(file))
      said.set(sentence, [...new Set([...(said.get(sentence) ?? []), file])]);
  return said;
}

const listed = () =>
  [...read(LIST).matchAll(ROW)].map(({ groups }) => groups.sentence.replaceAll('\\|', '|'));

/**
 * Every promise is listed with the test that keeps it, or with the reason why it is none; nothing else is listed.
 * @returns what is wrong, a sentence each
 */
export function wrongPromises() {
  const said = promises();
  const rows = new Set(listed());
  return [
    ...[...said]
      .filter(([sentence]) => !rows.has(sentence))
      .map(([sentence, [file]]) => `${file} says “${sentence}”, which is not in ${LIST}.`),
    ...[...rows]
      .filter((sentence) => !said.has(sentence) && PROMISE.test(sentence))
      .map((sentence) => `${LIST} lists “${sentence}”, which nothing says any more.`),
  ];
}
