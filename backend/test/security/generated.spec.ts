import fc from 'fast-check';
import { startWithFiles } from '../clinical-cases/support/cases';
import { aFullLife, type FullLife } from '../departure/support/full-life';
import type { RunningApp } from '../support/app';
import { Client } from '../support/client';
import { aMember, anAdmin, anOnboarding } from '../support/people';
import { anyRequest, type Generated } from './support/requests';

/**
 * `npm run test:security` sends twenty thousand random requests; `npm test` the same few hundred each
 * time.
 */
const REQUESTS = Number(process.env['SECURITY_REQUESTS'] ?? 600);
const AT_ONCE = 10;
const SEED = Number(process.env['SECURITY_SEED'] ?? 20_261_122);
/** No request here takes long, so one that takes this long hangs. */
const HANGS_AFTER_MS = 60_000;

jest.setTimeout(3_600_000);

let app: RunningApp;
let life: FullLife;
beforeAll(async () => {
  app = await startWithFiles({ LOG_LEVEL: process.env['SECURITY_LOG'] ?? 'silent' });
  life = await aFullLife(app);
});
afterAll(() => app.stop());

const INSIDES =
  /\bat .+\.(?:ts|js):\d|QueryFailed|DriverException|syntax error|violates|select [^."]+ from [a-z_"]|\/(?:home|work|tmp)\/|\$argon2/i;

const makers = {
  visitor: async () => new Client(app),
  onboarding: () => anOnboarding(app),
  member: () => aMember(app),
  admin: () => anAdmin(app),
};
let answeredWell = 0;
const people: Partial<Record<Generated['as'], Client>> = {};

/** A member who has left, logged out or been suspended is replaced by a new one. */
async function somebody(as: Generated['as']): Promise<Client> {
  const known = people[as];
  if (known && (as === 'visitor' || (await known.get('session')).code === 200)) return known;
  const made = await makers[as]();
  people[as] = made;
  return made;
}

function ask({ call, path, body, headers, as }: Generated): Promise<Response | Error> {
  const client = people[as] ?? new Client(app);
  const sent = { ...client.headers, ...headers, 'content-type': 'application/json' };
  return fetch(`${app.url}/api/v1/${path}`, {
    method: call.method,
    headers: sent,
    redirect: 'manual',
    signal: AbortSignal.timeout(HANGS_AFTER_MS),
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  }).catch((error: Error) => error);
}

/** If the machine stalls, the database may respond 503 once; a second 503 is an error. */
async function replyTo(request: Generated): Promise<Response | Error> {
  const reply = await ask(request);
  return reply instanceof Error || reply.status !== 503 ? reply : ask(request);
}

/** @returns what is wrong with the reply, if anything */
async function faultOf(request: Generated): Promise<string | undefined> {
  const { path, body, as } = request;
  const reply = await replyTo(request);
  if (reply instanceof Error) return `no reply: ${reply.message}`;
  const text = await reply.text();
  if (reply.ok) answeredWell += 1;
  if (reply.status >= 500) return `${reply.status} ${text.slice(0, 200)}`;
  const inside = INSIDES.exec(text.replaceAll(JSON.stringify(body ?? ''), ''));
  if (inside && as !== 'admin') return `tells of its insides: ${inside[0]}`;
  const leaked =
    as === 'admin' || path.startsWith('dev/inbox')
      ? undefined
      : privateWords().find((word) => text.includes(word));
  return leaked && `tells what is private: ${leaked}`;
}

/** Keeps one example per call and kind of fault. */
function tell(wrong: Map<string, string>, request: Generated | undefined, fault: string): void {
  const { call, path, body, headers, as } = request ?? ({} as Partial<Generated>);
  wrong.set(
    `${call?.name} ${fault.slice(0, 60)}`,
    `${call?.name} by ${as}: ${fault} · ${JSON.stringify({ path, headers, body }).slice(0, 2_000)}`,
  );
}

/** Data that only its owner may read, whatever is requested. */
const privateWords = () => [
  life.zebulonia.email,
  life.words.mobile,
  life.words.registration,
  life.ben.email,
  life.carl.email,
];

describe(`Generated requests (seed ${SEED})`, () => {
  it(`${REQUESTS} of them get a reply that is no fault of ours and tells nothing`, async () => {
    const batches = fc.array(anyRequest(), { minLength: AT_ONCE, maxLength: AT_ONCE });
    const wrong = new Map<string, string>();
    const property = fc.asyncProperty(batches, async (batch) => {
      for (const as of new Set(batch.map((one) => one.as))) await somebody(as);
      const faults = await Promise.all(batch.map(faultOf));
      for (const [at, fault] of faults.entries()) if (fault) tell(wrong, batch[at], fault);
    });
    await fc.assert(property, { numRuns: Math.ceil(REQUESTS / AT_ONCE), seed: SEED });
    expect([...wrong.values()]).toEqual([]);
    // If all requests were refused by validation, the code behind it would not be tested.
    expect(answeredWell).toBeGreaterThan(REQUESTS / 50);
    expect((await (await somebody('member')).get('session')).code).toBe(200);
  });
});
