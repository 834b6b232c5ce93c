import { POST_TEXT_NAMES } from '../../../../backend/src/clinical-cases/post-texts.rules';
import type { IdentifierKind } from '../../../../backend/src/identifiers/finding.rules';
import { repaired } from '../../../../backend/src/identifiers/findings.rules';
import type { FormState, FormValues, FoundWords } from '../../lib/form-state';
import { textOf, textsOf } from '../../lib/form-state';
import type { RouteArgs } from '../../wire/client.server';
import type { Refused } from '../../wire/reply';
import { type CheckedText, findIn } from '../review/api.server';
import { OPTIONS, QUESTION } from './poll-form';

/** The fields that are checked for details that could identify the patient. */
const READ = [...POST_TEXT_NAMES, 'outcome', 'text', 'altTexts', 'describedAs', QUESTION];
/** Fields with one value for each file. */
const LISTS = new Set(['altTexts', 'describedAs']);
/** A decision about a finding is sent as `finding:…` = `keep|history|date|12 March 2024`. */
const DECIDED = /^finding:/;
const UNDECIDED = 'Please replace what could identify the patient, or mark it as not identifying.';

export interface CheckedForm {
  values: FormValues;
  kept: IdentifierKind[];
  /** The undecided findings, by field. */
  open: Record<string, FoundWords[]>;
}

/** The API checks the texts, after limiting their size; the author's decisions are applied here. */
export async function checkForm(args: RouteArgs, sent: FormValues): Promise<CheckedForm | Refused> {
  const texts = READ.filter((name) => sent[name] !== undefined).map((name) => [
    name,
    LISTS.has(name) ? textsOf(sent, name) : sent[name],
  ]);
  const options = OPTIONS.filter((name) => textOf(sent, name).trim() !== '');
  if (options.length > 0) texts.push(['pollOptions', options.map((name) => textOf(sent, name))]);
  if (texts.length === 0) return decided(sent, []);
  const reply = await findIn(args, Object.fromEntries(texts));
  return reply.ok ? decided(sent, inFields(reply.data.result.texts, options)) : reply;
}

/** The API takes the options of a poll as one list; in the form each option is a field. */
function inFields(texts: readonly CheckedText[], options: readonly string[]): CheckedText[] {
  const left = [...options];
  return texts.map((one) =>
    one.field === 'pollOptions' ? { ...one, field: left.shift() ?? one.field } : one,
  );
}

export const isRefused = (found: CheckedForm | Refused): found is Refused => 'ok' in found;

/** Applies the author's decisions to the findings, and returns those that are undecided. */
export function decided(sent: FormValues, texts: readonly CheckedText[]): CheckedForm {
  const decisions = new Set(
    Object.entries(sent)
      .filter(([name]) => DECIDED.test(name))
      .flatMap(([, value]) => value),
  );
  const done = texts.map((one) => settled(one, decisions));
  const values = { ...sent };
  const open: CheckedForm['open'] = {};
  for (const { field, left } of done)
    if (left.length > 0) open[field] = [...(open[field] ?? []), ...left];
  for (const field of new Set(done.map((one) => one.field))) {
    const own = done.filter((one) => one.field === field).map(({ text }) => text);
    values[field] = LISTS.has(field) ? own : (own[0] ?? '');
  }
  return { values, kept: [...new Set(done.flatMap(({ kept }) => kept))], open };
}

/** One text with its replacements, the kinds of the findings kept, and the undecided findings. */
function settled({ field, text, findings }: CheckedText, decisions: ReadonlySet<string>) {
  const found = findings.map((one) => ({ ...one, words: text.slice(one.start, one.end) }));
  const isDecided = (what: string, { kind, words }: FoundWords) =>
    decisions.has(`${what}|${field}|${kind}|${words}`);
  const isKept = (one: FoundWords) => !one.isCertain && isDecided('keep', one);
  const isRepaired = (one: FoundWords) => isDecided('repair', one);
  return {
    field,
    text: repaired(text, found.filter(isRepaired)),
    kept: found.filter(isKept).map(({ kind }) => kind),
    left: found.filter((one) => !isKept(one) && !isRepaired(one)),
  };
}

/** The values without the decisions, as the API takes them. */
export const withoutDecisions = (values: FormValues): FormValues =>
  Object.fromEntries(Object.entries(values).filter(([name]) => !DECIDED.test(name)));

/** The form again, with its undecided findings and the files that were uploaded with it. */
export function undecidedState({ values, open }: CheckedForm, held: FormState['held']): FormState {
  const errors = Object.fromEntries(Object.keys(open).map((field) => [field, [UNDECIDED]]));
  return { values, errors, message: UNDECIDED, findings: open, held };
}
