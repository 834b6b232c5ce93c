import fc from 'fast-check';
import { type Call, callsOf, contract, type Schema } from './calls';

export interface Generated {
  readonly call: Call;
  readonly path: string;
  readonly body: unknown;
  readonly headers: Record<string, string>;
  readonly as: 'visitor' | 'onboarding' | 'member' | 'admin';
}

const TEXTS = [
  '',
  ' ',
  '0',
  '-1',
  '1e309',
  '9999999999999999999999',
  '../../../../etc/passwd',
  '%00',
  '%E0%A4%A',
  '\u0000',
  'a\u0000b',
  '\ud800',
  '\u202ereversed',
  '\u200d\u200d',
  'Z\u0335\u0321\u0322\u0323\u0324\u0325a\u0335',
  "' or 1=1 --",
  "'; drop table account; --",
  '\\',
  '$1',
  '?',
  '%%%',
  '<script>alert(1)</script>',
  'javascript:alert(1)',
  '{{constructor.constructor("return 1")()}}',
  '=cmd|/c calc!A1',
  'a@b.c\r\nBcc: x@y.z',
  `${'a.'.repeat(2_000)}@`,
  '9'.repeat(5_000),
  'x'.repeat(20_000),
  '2026-02-30',
  '0000-00-00T99:99:99Z',
  'x#x',
  '##',
  'true',
  'null',
  '[object Object]',
];

const text = fc.oneof(
  { arbitrary: fc.constantFrom(...TEXTS), weight: 3 },
  fc.string({ unit: 'binary', maxLength: 80 }),
);
const number = fc.oneof(
  fc.constantFrom(
    0,
    -1,
    1,
    2,
    0.5,
    -0,
    96,
    2_147_483_647,
    2_147_483_648,
    -2_147_483_649,
    Number.MAX_SAFE_INTEGER,
    1e21,
    1e308,
  ),
  fc.integer({ min: 1, max: 60 }),
);
const odd = fc.oneof(text, number, fc.boolean(), fc.constant(null), fc.jsonValue({ maxDepth: 4 }));

/** Property names that no call expects. */
const UNASKED = fc.constantFrom(
  '__proto__',
  'constructor',
  'id',
  'signup_id',
  'role',
  'is_admin',
  'created_at',
  'toString',
  'like_count',
);

function ofSchema(schema: Schema, depth = 0): fc.Arbitrary<unknown> {
  if (schema.$ref)
    return ofSchema(contract.components.schemas[schema.$ref.split('/').at(-1) ?? ''] ?? {}, depth);
  if (schema.oneOf) return fc.oneof(...schema.oneOf.map((one) => ofSchema(one, depth)));
  if (schema.enum) return mostly(fc.constantFrom(...schema.enum));
  if (schema.properties && depth < 4) return objectOf(schema.properties, depth);
  if (schema.type === 'array')
    return mostly(fc.array(ofSchema(schema.items ?? {}, depth + 1), { maxLength: 5 }));
  if (schema.type === 'number' || schema.type === 'integer') return mostly(number);
  if (schema.type === 'boolean') return mostly(fc.boolean());
  return mostly(text);
}

const mostly = (right: fc.Arbitrary<unknown>) =>
  fc.oneof({ arbitrary: right, weight: 4 }, { arbitrary: odd, weight: 1 });

function objectOf(
  properties: Readonly<Record<string, Schema>>,
  depth: number,
): fc.Arbitrary<unknown> {
  const known = fc.record(
    Object.fromEntries(
      Object.entries(properties).map(([word, one]) => [word, ofSchema(one, depth + 1)]),
    ),
    {
      requiredKeys: [],
    },
  );
  const unasked = fc.array(fc.tuple(UNASKED, odd), { maxLength: 2 });
  return fc.tuple(known, unasked).map(([fields, more]) => {
    const whole: Record<string, unknown> = { ...fields };
    for (const [word, value] of more)
      Object.defineProperty(whole, word, { value, enumerable: true, configurable: true });
    return whole;
  });
}

const pathPart = fc.oneof(
  { arbitrary: fc.integer({ min: 1, max: 60 }).map(String), weight: 3 },
  text,
);

function addressOf(call: Call): fc.Arbitrary<string> {
  const parts = [...call.path.matchAll(/\{\w+\}/g)].map(() => pathPart);
  const asked = (call.operation.parameters ?? []).filter((one) => one.in === 'query');
  const query = fc.record(
    Object.fromEntries(asked.map(({ name, schema }) => [name, ofSchema(schema)])),
    { requiredKeys: [] },
  );
  return fc.tuple(fc.tuple(...parts), query).map(([values, words]) => {
    let at = 0;
    const path = call.path.replace(/\{\w+\}/g, () => escaped(values[at++] ?? ''));
    const said = Object.entries(words).map(
      ([word, value]) =>
        `${word}=${escaped(typeof value === 'object' ? JSON.stringify(value) : String(value))}`,
    );
    return said.length > 0 ? `${path}?${said.join('&')}` : path;
  });
}

/**
 * Characters that cannot be in a URL are sent as bytes; URLs are kept short enough to be accepted.
 */
const escaped = (value: string) => encodeURIComponent(Buffer.from(value.slice(0, 200)).toString());

const headers = fc.oneof(
  fc.constantFrom<Record<string, string>>(
    {},
    {},
    { 'idempotency-key': 'one key' },
    { id: '1' },
    { 'accept-language': '\u00e9' },
  ),
  // An idempotency key, so that the response is stored and sometimes replayed.
  fc
    .integer({ min: 1, max: 2_000 })
    .map((number): Record<string, string> => ({ 'idempotency-key': `key-${number}` })),
);

/** A request to any call, as described by the contract, sometimes with unexpected values. */
export function anyRequest(): fc.Arbitrary<Generated> {
  return fc.constantFrom(...callsOf()).chain((call) => {
    const content = Object.values(call.operation.requestBody?.content ?? {})[0];
    const body =
      call.method === 'GET' || call.method === 'HEAD'
        ? fc.constant(undefined)
        : mostly(ofSchema(content?.schema ?? {}));
    const as = fc.constantFrom<Generated['as']>(
      'member',
      'member',
      'member',
      'admin',
      'onboarding',
      'visitor',
    );
    return fc.record({ call: fc.constant(call), path: addressOf(call), body, headers, as });
  });
}
