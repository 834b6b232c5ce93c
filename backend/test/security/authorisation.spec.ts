import { startWithFiles } from '../clinical-cases/support/cases';
import type { RunningApp } from '../support/app';
import type { Replied } from '../support/client';
import { rows } from './rows';
import { addressesOf, type Call, callsOf } from './support/calls';
import type { Asked } from './support/row';
import { ACTORS, type ActorName, aScene, PRIVATE, type Scene } from './support/scene';

const calls = callsOf();
let app: RunningApp;
let scene: Scene;
beforeAll(async () => {
  app = await startWithFiles();
  scene = await aScene(app);
});
afterAll(() => app.stop());

/** What no call may answer to anybody but the owner and administrators. */
const MAY_KNOW: readonly ActorName[] = ['owner', 'admin'];
const INSIDES =
  /\bat .+\.(?:ts|js):\d|QueryFailed|DriverException|select [^."]+ from [a-z_"]|\/(?:home|work|tmp)\//i;

describe('Every call', () => {
  it('has a row, and every row a call', () => {
    expect(Object.keys(rows).sort()).toEqual(calls.map(({ name }) => name).sort());
  });

  /** The last two are Nest's own: how a prefix and its exceptions are kept apart. They answer 404. */
  it('that the router knows stands in the contract, but for files, states of machines and the contract itself', () => {
    const known = new Set(calls.map(({ path }) => path));
    const others = addressesOf(app).filter(
      (address) => !known.has(address) && !address.startsWith('/api/docs'),
    );
    expect(others).toEqual([
      '/api/openapi.json',
      '/api/v1',
      '/healthz',
      '/media/*path',
      '/readyz',
      '{*all}',
    ]);
  });

  it.each(calls.map((call) => [call.name, call] as const))(
    'is open to whom it should be: %s',
    async (name, call) => {
      const row = rows[name];
      if (!row)
        throw new Error(`${name} has no row: say in backend/test/security/rows who gets what.`);
      const ask = await row.prepare(scene);
      const got: Partial<Record<ActorName, number>> = {};
      for (const actor of ACTORS) {
        const reply = await send(call, actor, await ask(actor));
        got[actor] = reply.code;
        expectNothingLeaks(reply, actor, name);
      }
      expect(got).toEqual(row.expected);
    },
  );
});

function send(
  call: Call,
  actor: ActorName,
  { path = {}, query, body, headers = {} }: Asked,
): Promise<Replied> {
  const filled = call.path.replace(/\{(\w+)\}/g, (_, word: string) =>
    encodeURIComponent(String(path[word] ?? '')),
  );
  const sends = call.method === 'GET' || call.method === 'HEAD' ? undefined : body;
  return scene
    .actor(actor)
    .send(call.method, query ? `${filled}?${query}` : filled, sends, headers);
}

/** Asked thousands of times, so all that may not be told is looked for by one expectation. */
function expectNothingLeaks(reply: Replied, actor: ActorName, call: string): void {
  const text = typeof reply.body === 'string' ? reply.body : JSON.stringify(reply.body);
  const told = secretsFor(actor, call).filter((secret) => text.includes(secret));
  expect([...told, ...(INSIDES.exec(text) ?? [])]).toEqual([]);
}

function secretsFor(actor: ActorName, call: string): string[] {
  const always = ['$argon2'];
  if (MAY_KNOW.includes(actor) || SHOW_MAILS.has(call)) return always;
  const { registration, ...others } = PRIVATE;
  const secrets = [...always, ...Object.values(others), scene.owner.email];
  const mayRead = actor === 'moderator' && LISTS_REGISTRATIONS.test(call);
  return mayRead ? secrets : [...secrets, registration];
}

/** Moderators look up what members gave. */
const LISTS_REGISTRATIONS = /^GET admin\/registrations/;

/** The inbox of a machine of developers, and an archive behind the token of a mail. */
const SHOW_MAILS = new Set(['GET dev/inbox', 'GET exports/{token}']);
