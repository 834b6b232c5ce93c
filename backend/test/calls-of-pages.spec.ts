import { randomUUID } from 'node:crypto';
import type { ApiAnswer, ApiCall } from '../../frontend/app/wire/api-call';
import { type ApiDoor, doorInProcess } from '../../frontend/server/api-door';
import { Log } from '../src/platform/logging/log';
import { withRequestId } from '../src/platform/logging/request-context';
import { DirectCalls } from '../src/wire/direct-calls';
import { aCase, startWithFiles } from './clinical-cases/support/cases';
import type { RunningApp } from './support/app';
import { aMember, type Person } from './support/people';

const PAGE = 'page-0001';
const visitor = { address: '192.0.2.1', host: 'suture.example', forwarded: {} };

let app: RunningApp;
let anna: Person;
let caseId: number;
let [directly, asRequest]: ApiDoor[] = [];
beforeAll(async () => {
  app = await startWithFiles({ TRUST_PROXY_HOPS: '1' });
  anna = await aMember(app, { firstName: 'Anna' });
  caseId = await aCase(anna);
  const listener = app.nest.getHttpAdapter().getInstance();
  directly = doorInProcess({ listener, direct: new DirectCalls(app.nest) }, visitor);
  asRequest = doorInProcess({ listener, direct: { answer: async () => undefined } }, visitor);
});
afterAll(() => app.stop());

const call = (method: string, path: string, more: Partial<ApiCall> = {}): ApiCall => ({
  method,
  path,
  at: {},
  query: '',
  body: undefined,
  ...more,
  headers: { ...anna.headers, 'x-request-id': PAGE, ...more.headers },
});
const json = (body: unknown, headers = {}) => ({
  body: JSON.stringify(body),
  headers: { 'content-type': 'application/json', ...headers },
});
const onPage = (door: ApiDoor | undefined, made: ApiCall) =>
  withRequestId(PAGE, () => (door as ApiDoor)(made));

describe('A call that a page makes in this process', () => {
  const calls: [string, number, () => ApiCall][] = [
    ['a list', 200, () => call('GET', '/clinicalCases', { query: 'limit=1&before=' })],
    ['one thing', 200, () => call('GET', '/clinicalCases/{id}', { at: { id: caseId } })],
    ['a query of several values', 422, () => call('GET', '/clinicalCases', { query: 'limit=x' })],
    ['a read by POST', 200, () => call('POST', '/opportunities', json({ page: 1 }))],
    ['nobody', 401, () => call('GET', '/clinicalCases', { headers: { authorization: '' } })],
    ['what is not there', 404, () => call('GET', '/clinicalCases/{id}', { at: { id: 1e9 } })],
    ['what is no id', 404, () => call('GET', '/clinicalCases/{id}', { at: { id: '1 or 1' } })],
    ['an empty id, as the list', 200, () => call('GET', '/opportunities/{id}', { at: { id: '' } })],
    ['an unknown path', 404, () => call('GET', '/nowhere')],
    ['a NUL', 400, () => call('GET', '/clinicalCases/{id}', { at: { id: '\0' } })],
    ['a wrong field', 422, () => call('POST', '/clinicalCases/like', json({}))],
    [
      'somebody else’s name',
      403,
      () => call('POST', '/clinicalCases/like', json({ signup_id: 1e9 })),
    ],
    ['an administrator’s call', 403, () => call('GET', '/admin/overview')],
    ['a deep body', 400, () => call('POST', '/clinicalCases/like', json(nested(20)))],
    ['a long body', 413, () => call('POST', '/clinicalCases/like', json('x'.repeat(300_000)))],
  ];

  it.each(calls)('is answered as a request would be: %s', async (_, status, made) => {
    const [direct, requested] = [await onPage(directly, made()), await onPage(asRequest, made())];
    expect(direct).toEqual(requested);
    expect(direct.status).toBe(status);
  });

  it('has its effect once under its key, whichever way it takes', async () => {
    const key = { 'idempotency-key': randomUUID() };
    const comment = { clinicalCaseId: caseId, comment: 'Which mesh did you use?' };
    const made = () => call('POST', '/clinicalCases/comment', json(comment, key));
    const answers: ApiAnswer[] = [];
    for (const door of [directly, asRequest, directly]) answers.push(await onPage(door, made()));
    expect(answers).toEqual([answers[0], answers[0], answers[0]]);
    expect(answers[0]?.status).toBe(200);
    expect(await app.rows('select id from comment where text = ?', [comment.comment])).toHaveLength(
      1,
    );
  });

  it('comes from the address of the browser, as its proxy tells', async () => {
    const made = call('POST', '/clinicalCases/like', {
      ...json({ signup_id: 1e9 }),
      headers: { 'content-type': 'application/json', 'x-forwarded-for': '198.51.100.7' },
    });
    const answers = [await onPage(directly, made), await onPage(asRequest, made)];
    expect(answers.map(({ status }) => status)).toEqual([403, 403]);
    const told = "select from audit_event where action = 'foreign-caller-id' and address = ?";
    expect(await app.rows(told, ['198.51.100.7'])).toHaveLength(2);
  });

  it('hands over cookies, and nothing that another call holds', async () => {
    const made = call('POST', '/logout', json({}, { authorization: '' }));
    const [direct, requested] = [await onPage(directly, made), await onPage(asRequest, made)];
    expect(direct).toEqual(requested);
    expect(direct.setCookies).toEqual([expect.stringContaining('Max-Age=0')]);
    const list = () => onPage(directly, call('GET', '/specialities'));
    const [one, other] = [await list(), await list()];
    expect(one.body).toEqual(other.body);
    expect(one.body).not.toBe(other.body);
  });

  it('is in the log line of its page, unless it fails', async () => {
    const lines: object[] = [];
    const log = jest.spyOn(app.nest.get(Log), 'request').mockImplementation((line) => {
      lines.push(line);
    });
    for (const door of [directly, asRequest]) {
      await onPage(door, call('GET', '/clinicalCases'));
      await onPage(door, call('GET', '/clinicalCases/{id}', { at: { id: 1e9 } }));
    }
    log.mockRestore();
    const line = { method: 'GET', route: '/api/v1/clinicalCases/:id', status: 404 };
    expect(lines).toMatchObject([line, line]);
  });
});

function nested(levels: number): object {
  return levels === 0 ? {} : { inner: nested(levels - 1) };
}
