import { startWithFiles } from '../clinical-cases/support/cases';
import type { RunningApp } from '../support/app';
import { rows } from './rows';
import { type Call, callsOf, contract, type Schema } from './support/calls';
import type { Asked } from './support/row';
import { ACTORS, type ActorName, aScene, type Scene } from './support/scene';

let app: RunningApp;
let scene: Scene;
beforeAll(async () => {
  app = await startWithFiles({ LOG_LEVEL: 'silent' });
  scene = await aScene(app);
});
afterAll(() => app.stop());

const NUMBERS = [-0, 1e308, 2 ** 63, 2 ** 31, -1, 0.5, 1e21, 'NaN', 'Infinity', '1e9', '-0'];
const DAYS = ['2026-02-30', '9999-12-31', '0000-01-01', '275760-09-13', '2026-13-01', 'NaN'];
const TIMES = ['2026-02-30T10:00:00Z', '+275760-09-13T00:00:00Z', '0000-01-01T00:00Z', ...DAYS];
/** Texts that are days, times or ids. */
const IS_DAY = /day|date|dob|from$|^to$|until|birth/i;
const IS_TIME = /time|zone|_at$|^at$|when|publishAt/i;
const IS_LIMIT = /^(limit|pageSize)$/;
/** Each field gets some of them; `npm run test:security`, which sets it, sends all. */
const EACH = process.env['SECURITY_REQUESTS'] ? Number.POSITIVE_INFINITY : 2;
jest.setTimeout(600_000);

interface Field {
  readonly where: 'path' | 'query' | 'body';
  readonly word: string;
  readonly values: readonly unknown[];
}

const resolved = (schema: Schema): Schema =>
  schema.$ref ? (contract.components.schemas[schema.$ref.split('/').at(-1) ?? ''] ?? {}) : schema;

function valuesFor(word: string, schema: Schema & { format?: string }): readonly unknown[] {
  const kinds = schema.oneOf ?? [schema];
  if (kinds.some(({ type }) => type === 'number' || type === 'integer')) return NUMBERS;
  if (schema.type === 'array')
    return valuesFor(word, schema.items ?? {}).map((value) => [value, value]);
  if (schema.type !== 'string' || schema.enum) return [];
  if (schema.format === 'date-time') return TIMES;
  if (IS_DAY.test(word)) return DAYS;
  if (IS_TIME.test(word)) return [...TIMES, ...NUMBERS];
  return /id$/i.test(word) ? NUMBERS : [];
}

function fieldsOf({ path, operation }: Call): Field[] {
  const inPath = [...path.matchAll(/\{(\w+)\}/g)].map(([, word = '']) => ({
    where: 'path' as const,
    word,
    values: NUMBERS,
  }));
  const inQuery = (operation.parameters ?? [])
    .filter((one) => one.in === 'query')
    .map(({ name, schema }) => ({
      where: 'query' as const,
      word: name,
      values: valuesFor(name, schema),
    }));
  const content = Object.values(operation.requestBody?.content ?? {})[0];
  const inBody = Object.entries(resolved(content?.schema ?? {}).properties ?? {}).map(
    ([word, schema]) => ({
      where: 'body' as const,
      word,
      values: valuesFor(word, resolved(schema)),
    }),
  );
  return [...inPath, ...inQuery, ...inBody].filter(({ values }) => values.length > 0);
}

let turn = 0;
function someOf(values: readonly unknown[]): unknown[] {
  if (EACH >= values.length) return [...values];
  turn += 1;
  return Array.from({ length: EACH }, (_, at) => values[(turn * EACH + at) % values.length]);
}

const textOf = (value: unknown) => (Object.is(value, -0) ? '-0' : String(value));

function bodyWith(body: Asked['body'], word: string, value: unknown): object | FormData {
  if (!(body instanceof FormData)) return { ...body, [word]: value };
  const form = new FormData();
  for (const [name, entry] of body) if (name !== word) form.append(name, entry);
  for (const one of [value].flat()) form.append(word, textOf(one));
  return form;
}

/** The request of a row with one odd value. */
function send(call: Call, actor: ActorName, asked: Asked, { where, word }: Field, value: unknown) {
  const path = { ...asked.path, ...(where === 'path' && { [word]: textOf(value) }) };
  const filled = call.path.replace(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(String(path[name] ?? '')),
  );
  const query = new URLSearchParams(asked.query);
  if (where === 'query') query.set(word, textOf(value));
  const isRead = call.method === 'GET' || call.method === 'HEAD';
  const body = where === 'body' ? bodyWith(asked.body, word, value) : asked.body;
  const address = query.size > 0 ? `${filled}?${query}` : filled;
  return scene
    .actor(actor)
    .send(call.method, address, isRead ? undefined : body, asked.headers ?? {});
}

/** Of those who may, one whose things do not end with the request. */
const askingOf = (name: string) =>
  (['stranger', 'moderator', 'admin', 'owner', ...ACTORS] as const).find(
    (actor) => (rows[name]?.expected[actor] ?? 500) < 300,
  );

describe('Days, numbers, ids, pages and cursors are judged at the door:', () => {
  it('[D-935] an impossible one is no fault of ours in any field of any call', async () => {
    const wrong: string[] = [];
    let sent = 0;
    for (const call of callsOf()) {
      const fields = fieldsOf(call);
      const actor = askingOf(call.name);
      if (fields.length === 0 || !actor) continue;
      const asked = await (await rows[call.name]?.prepare(scene))?.(actor);
      for (const field of fields)
        for (const value of someOf(field.values)) {
          const { code } = await send(call, actor, asked ?? {}, field, value);
          sent += 1;
          if (code >= 500) wrong.push(`${call.name} ${field.word}=${textOf(value)}: ${code}`);
        }
    }
    expect(wrong).toEqual([]);
    expect(sent).toBeGreaterThan(1_000);
  });

  it('[D-049] a limit of nothing, less or a part is refused by every list', async () => {
    const wrong: string[] = [];
    for (const call of callsOf()) {
      const actor = askingOf(call.name);
      const [limit] = fieldsOf(call).filter(({ word }) => IS_LIMIT.test(word));
      if (!limit || !actor) continue;
      const asked = await (await rows[call.name]?.prepare(scene))?.(actor);
      for (const value of [0, -1, 1.5]) {
        const { code } = await send(call, actor, asked ?? {}, limit, value);
        if (code !== 422) wrong.push(`${call.name} ${limit.word}=${value}: ${code}`);
      }
    }
    expect(wrong).toEqual([]);
  });

  it('[D-935] a search from, or to, a day that is in no calendar', async () => {
    const day = { code: 422, body: { msg: 'Please enter a day as YYYY-MM-DD.' } };
    for (const word of ['from', 'to'])
      for (const value of ['2026-02-30', '2025-02-29', '2026-04-31', '9999-12-31', '0000-01-01']) {
        const query = new URLSearchParams({ query: 'hernia', kind: 'cases', [word]: value });
        expect(await scene.stranger.get(`search?${query}`)).toMatchObject(day);
      }
    const leap = await scene.stranger.get('search?query=hernia&kind=cases&from=2028-02-29');
    expect(leap.code).toBe(200);
  });
});
