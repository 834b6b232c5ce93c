import { type RunningApp, startApp } from '../support/app';
import { aMember, anAdmin, type Person } from '../support/people';
import { type Call, callsOf, readsAsGet, schemaOf } from './support/calls';

let app: RunningApp;
let admin: Person;
let somebodyElse: Person;
beforeAll(async () => {
  app = await startApp();
  [admin, somebodyElse] = [await anAdmin(app), await aMember(app)];
});
afterAll(() => app.stop());

/** The words of contract section 1 that name the caller. */
const WORDS = ['signup_id', 'signupId', 'senderId', 'user_id', 'sender'];
/** These have credentials of their own, and ignore sessions. */
const WITHOUT_SESSION = ['POST auth/apple/callback', 'POST patientConsent/{token}'];

const reads = new Set(readsAsGet().map(({ path }) => `POST ${path}`));
const writes = callsOf().filter(
  ({ name, method, path }) =>
    method !== 'GET' &&
    !reads.has(name) &&
    !WITHOUT_SESSION.includes(name) &&
    !path.startsWith('uploads'),
);

const address = ({ path }: Call) => path.replace(/\{\w+\}/g, '1');
const sent = (call: Call, word: string, id: number) =>
  admin.send(call.method, address(call), { [word]: id });
const audited = async () => {
  const [row] = await app.rows<{ lines: number }>(
    "select count(*)::int as lines from audit_event where action = 'foreign-caller-id' and actor_id = ?",
    [admin.id],
  );
  return row?.lines;
};

/** Every word in turn, and `id`, unless the call reads it: it is then what the call is about. */
const wordsFor = (call: Call, index: number) => [
  WORDS[index % WORDS.length] as string,
  ...(schemaOf(call)?.properties?.['id'] ? [] : ['id']),
];

describe('A write in the name of somebody else', () => {
  it('[D-907] is refused by every call, changes nothing and is written down', async () => {
    const admitted: string[] = [];
    let refused = 0;
    for (const [index, call] of writes.entries())
      for (const word of wordsFor(call, index)) {
        const { code, body } = await sent(call, word, somebodyElse.id);
        if (code === 403 && body.msg === 'You can only act for yourself.') refused += 1;
        else admitted.push(`${call.name} ${word}: ${code} ${body.msg}`);
      }
    expect(admitted).toEqual([]);
    expect(writes.length).toBeGreaterThan(150);
    expect(await audited()).toBe(refused);
    expect((await admin.get('session')).code).toBe(200);
    expect((await somebodyElse.get('session')).code).toBe(200);
  }, 900_000);

  it('[D-907] may say what it is about by an id', async () => {
    const about = writes.filter((call) => schemaOf(call)?.properties?.['id']);
    expect(about.map(({ name }) => name)).toEqual([
      'POST appeals',
      'POST mutes',
      'POST clinicalCases/delete',
    ]);
    for (const call of about) expect((await sent(call, 'id', somebodyElse.id)).code).not.toBe(403);
  });
});
