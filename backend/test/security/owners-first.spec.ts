import { startWithFiles } from '../clinical-cases/support/cases';
import type { RunningApp } from '../support/app';
import { rows } from './rows';
import { type Call, callsOf, contract, type Schema } from './support/calls';
import type { Asked } from './support/row';
import { type ActorName, aScene, type Scene } from './support/scene';

let app: RunningApp;
let scene: Scene;
beforeAll(async () => {
  app = await startWithFiles({ LOG_LEVEL: 'silent' });
  scene = await aScene(app);
});
afterAll(() => app.stop());
jest.setTimeout(600_000);

/** What names the thing itself. */
const NAMES_IT = /id$|^kind$/i;
const MALFORMED = { neither: 'a text, nor a number' };

const resolved = (schema: Schema): Schema =>
  schema.$ref ? (contract.components.schemas[schema.$ref.split('/').at(-1) ?? ''] ?? {}) : schema;

function fieldsOf({ operation }: Call): string[] {
  const content = Object.values(operation.requestBody?.content ?? {})[0];
  return Object.keys(resolved(content?.schema ?? {}).properties ?? {});
}

/** All fields but those that name the thing are of a kind that no field takes. */
function broken(call: Call, { body }: Asked): object {
  const sent = body instanceof FormData ? Object.fromEntries(body) : { ...body };
  const named = Object.entries(sent).filter(([word]) => NAMES_IT.test(word));
  const others = fieldsOf(call).filter((word) => !NAMES_IT.test(word));
  return {
    ...Object.fromEntries(others.map((word) => [word, MALFORMED])),
    ...Object.fromEntries(named),
  };
}

function send(call: Call, actor: ActorName, asked: Asked): Promise<{ code: number }> {
  const { path = {}, query, headers = {} } = asked;
  const filled = call.path.replace(/\{(\w+)\}/g, (_, word: string) =>
    encodeURIComponent(String(path[word] ?? '')),
  );
  const address = query ? `${filled}?${query}` : filled;
  return scene.actor(actor).send(call.method, address, broken(call, asked), headers);
}

/** Changes of what belongs to the owner. */
const changes = callsOf().filter(({ name, method }) => {
  const expected = rows[name]?.expected;
  const isOwners = expected && expected.owner < 300 && [403, 404].includes(expected.stranger);
  return method !== 'GET' && method !== 'HEAD' && isOwners;
});

describe('A change of what belongs to somebody else', () => {
  it('[D-1052] is refused as that, whatever is wrong with its fields', async () => {
    const wrong: string[] = [];
    let judged = 0;
    for (const call of changes) {
      const row = rows[call.name];
      const ask = await row?.prepare(scene);
      const stranger = await send(call, 'stranger', (await ask?.('stranger')) ?? {});
      const owner = await send(call, 'owner', (await ask?.('owner')) ?? {});
      if (owner.code !== 422) continue;
      judged += 1;
      if (stranger.code !== row?.expected.stranger) wrong.push(`${call.name}: ${stranger.code}`);
    }
    expect(wrong).toEqual([]);
    expect(judged).toBeGreaterThan(20);
  });

  it('[D-1052] and is not found if no such thing can be', async () => {
    for (const kind of ['\0', 'none', '__proto__'])
      expect(await scene.stranger.post('appeals', { kind, id: 1 })).toMatchObject({ code: 404 });
  });
});
