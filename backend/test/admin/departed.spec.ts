import { leave } from '../departure/support/departing';
import { callsOf } from '../security/support/calls';
import { type RunningApp, startApp } from '../support/app';
import { anAdmin, type Person } from '../support/people';

let app: RunningApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.stop());

const calls = callsOf().filter(({ path }) => path.startsWith('admin/'));
const DASHBOARD = ['/admin/queues', '/admin/queues/api/queues', '/admin/queues/queue/mail'];

/**
 * The response codes of all administrator calls for this person, who uses a session from when they
 * were an administrator.
 */
async function codesFor(person: Person): Promise<Set<number>> {
  const asked = calls.map(({ method, path }) => {
    const body = method === 'GET' || method === 'DELETE' ? undefined : {};
    return person.send(method, path.replace(/\{\w+\}/g, '1'), body);
  });
  return new Set((await Promise.all(asked)).map(({ code }) => code));
}

/** The distinct response bodies of the dashboard. */
async function dashboardFor(person: Person): Promise<Set<unknown>> {
  const seen = await Promise.all(DASHBOARD.map((path) => person.get(path)));
  const changed = await person.send('PUT', '/admin/queues/api/queues/mail/pause', undefined);
  return new Set([...seen, changed].map(({ body }) => body));
}

describe('A departed administrator, whose session is still held,', () => {
  it('reaches nothing once the role is taken back', async () => {
    const former = await anAdmin(app);
    expect(calls.length).toBeGreaterThan(30);
    expect((await former.get('admin/overview')).code).toBe(200);
    await app.rows("update account set role = 'member' where id = ? returning id", [former.id]);
    expect(await codesFor(former)).toEqual(new Set([403]));
    expect(await dashboardFor(former)).toEqual(new Set(['There is no such page.']));
  });

  it('reaches nothing once the account is deleted', async () => {
    const former = await anAdmin(app);
    expect((await former.get('admin/overview')).code).toBe(200);
    await leave(former);
    expect(await codesFor(former)).toEqual(new Set([401]));
    expect(await dashboardFor(former)).toEqual(new Set(['Please log in first.']));
  });
});
