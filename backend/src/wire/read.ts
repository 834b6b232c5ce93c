import { type ValidationError, validate } from 'class-validator';
import { Refusal } from '../refusal';
import { keepRules } from './known-rules';
import { NoText, readText, TextProblem } from './text';
import { type Pair, type WireClass, type WireField, wireFields } from './wire';

/** Messages by wire name, in the order of the class's fields. */
export type FieldErrors = Record<string, string[]>;

const YES = new Set<unknown>([true, 1, 'true', '1', 'on', 'yes']);
const NO = new Set<unknown>([false, 0, 'false', '0', 'off', 'no', '']);
const NUMBER = /^[+-]?\d{1,15}(\.\d{1,10})?$/;
const LIST_ITEMS = 50;
const LAST_YEAR = 9_999;
const NO_LIST = 'Please send a list.';

keepRules();

class Unreadable extends Error {}

type Problems = Map<string, Unreadable | NoText | TextProblem>;

/**
 * Creates an instance of a wire class from a payload: only declared fields are read, and all
 * invalid fields are reported at once. A list that is missing is empty, as in a form of which
 * nothing is chosen, unless it is optional or a rule demands it.
 * @throws Refusal `fields` with the messages by wire name
 */
export async function readWire<T extends object>(type: WireClass<T>, raw: unknown): Promise<T> {
  const { value, errors } = await readFields(type, raw);
  if (Object.keys(errors).length > 0) throw new Refusal('fields', { errors });
  return value;
}

async function readFields<T extends object>(
  type: WireClass<T>,
  raw: unknown,
): Promise<{ value: T; errors: FieldErrors }> {
  const value = new type();
  const source = isRecord(raw) ? raw : {};
  const problems: Problems = new Map();
  const fields = wireFields(type);
  for (const field of fields) {
    try {
      const read = await readField(field, given(source, field.word));
      if (read !== undefined) (value as Record<string, unknown>)[field.property] = read;
    } catch (error) {
      if (!(error instanceof Unreadable || error instanceof TextProblem || error instanceof NoText))
        throw error;
      problems.set(field.word, error);
    }
  }
  const broken = await validate(value, {
    forbidUnknownValues: false,
    validationError: { target: false, value: false },
  });
  const errors = inOrder(fields, broken, problems);
  for (const { property, word, kind, options } of fields)
    if (kind === 'list' && !options.optional && !errors[word])
      (value as Record<string, unknown>)[property] ??= [];
  return { value, errors };
}

/** A list may be sent as `name`, as `name[]` or as a single value. */
function given(source: Record<string, unknown>, word: string): unknown {
  if (Object.hasOwn(source, word)) return source[word];
  return Object.hasOwn(source, `${word}[]`) ? source[`${word}[]`] : undefined;
}

async function readField(field: WireField, raw: unknown): Promise<unknown> {
  if (raw === undefined || raw === null) return undefined;
  if (raw === '' && field.options.optional) return undefined;
  switch (field.kind) {
    case 'text':
      return readText(raw, field.options);
    case 'number':
      return readNumber(raw);
    case 'flag':
      return readFlag(raw);
    case 'time':
      return readTime(raw);
    case 'pair':
      return readPair(raw);
    case 'list':
      return readList(field, raw);
    case 'object':
      return readNested(field, raw);
  }
}

/** Larger numbers are not exact, and no field needs them; -0 is 0. */
function readNumber(raw: unknown): number | undefined {
  if (typeof raw === 'number' && Math.abs(raw) <= Number.MAX_SAFE_INTEGER) return raw + 0;
  if (typeof raw !== 'string') throw new Unreadable('Please enter a number.');
  if (raw.trim() === '') return undefined;
  if (!NUMBER.test(raw.trim())) throw new Unreadable('Please enter a number.');
  return Number(raw.trim()) + 0;
}

function readPair(raw: unknown): Pair {
  const [first, second, ...more] = Array.isArray(raw) ? raw.map(readNumber) : [];
  if (first === undefined || second === undefined || more.length > 0)
    throw new Unreadable('Please send pairs of numbers.');
  return [first, second];
}

function readFlag(raw: unknown): boolean {
  const word = typeof raw === 'string' ? raw.trim().toLowerCase() : raw;
  if (YES.has(word)) return true;
  if (NO.has(word)) return false;
  throw new Unreadable('Please answer yes or no.');
}

function readTime(raw: unknown): Date {
  const time = typeof raw === 'string' && raw.length <= 40 ? new Date(raw) : new Date(Number.NaN);
  const year = time.getUTCFullYear();
  if (!(year >= 1 && year <= LAST_YEAR && isRealDay(String(raw))))
    throw new Unreadable('Please enter a date.');
  return time;
}

/** JavaScript reads 30 February as 2 March. */
function isRealDay(text: string): boolean {
  const [, year, month, day] = /^\s*(\d{4})-(\d\d)-(\d\d)/.exec(text) ?? [];
  return !day || Number(day) <= new Date(Date.UTC(Number(year), Number(month), 0)).getUTCDate();
}

async function readList(field: WireField, raw: unknown): Promise<unknown[]> {
  const { json, isWhole, max = LIST_ITEMS } = field.options;
  if (json && bytesOf(raw) > json.bytes) throw new Unreadable(json.problem);
  const items = Array.isArray(raw) ? raw : listIn(raw, json?.problem);
  // One object for several places does not say to which it belongs.
  if (items[0] === raw && (isRecord(raw) || isWhole))
    throw new Unreadable(json?.problem ?? NO_LIST);
  if (items.length > max) throw new Unreadable(`Please choose at most ${max}.`);
  if (items.includes(null))
    throw new Unreadable(json?.problem ?? 'Please send a list without gaps.');
  const item: WireField = {
    ...field,
    kind: itemKind(field),
    options: { ...field.options, optional: false, max: 200 },
  };
  return Promise.all(items.map((one) => readField(item, one)));
}

const bytesOf = (raw: unknown) =>
  Buffer.byteLength(typeof raw === 'string' ? raw : JSON.stringify(raw));

/** In a form a list is a single value or, as with `fileTypes`, a JSON array in a string. */
function listIn(raw: unknown, problem = NO_LIST): unknown[] {
  if (typeof raw !== 'string' || !raw.startsWith('[')) return raw === '' ? [] : [raw];
  try {
    const parsed: unknown = JSON.parse(raw);
    return Array.isArray(parsed) ? parsed : [raw];
  } catch {
    throw new Unreadable(problem);
  }
}

function itemKind(field: WireField): 'text' | 'number' | 'pair' | 'object' {
  if (typeof field.options.of === 'function') return 'object';
  return field.options.of ?? 'text';
}

async function readNested(field: WireField, raw: unknown): Promise<unknown> {
  // A programming error: for example a union of strings, whose compiled type is Object. Declare the
  // field as string.
  if (typeof field.options.of !== 'function')
    throw new Error(`The type of ${field.property} cannot be read from the wire.`);
  const problem = field.options.json?.problem ?? 'This has the wrong form.';
  const source = typeof raw === 'string' ? objectIn(raw, problem) : raw;
  if (!isRecord(source)) throw new Unreadable(problem);
  const { value, errors } = await readFields(field.options.of(), source);
  const first = Object.values(errors)[0]?.[0];
  if (first) throw new Unreadable(first);
  return value;
}

/** In a form an object is sent as JSON in a string. */
function objectIn(raw: string, problem: string): unknown {
  try {
    return JSON.parse(raw);
  } catch {
    throw new Unreadable(problem);
  }
}

/**
 * Rules read top-down above a field, and the first broken one is reported (decorators register
 * bottom-up, so it is the last of them). A value that could not be read counts as missing, but a
 * text that was rejected says why.
 */
function inOrder(fields: WireField[], broken: ValidationError[], problems: Problems): FieldErrors {
  const errors: FieldErrors = {};
  for (const field of fields) {
    const constraints = broken.find((error) => error.property === field.property)?.constraints;
    const rule = Object.values(constraints ?? {}).at(-1);
    const problem = problems.get(field.word);
    const message = problem instanceof TextProblem ? problem.message : (rule ?? problem?.message);
    if (message) errors[field.word] = [message];
  }
  return errors;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
