import { type RunningApp, startApp } from '../support/app';
import { Client } from '../support/client';
import { aMember, PASSWORD, type Person } from '../support/people';
import { said } from './support/raw';

let app: RunningApp;
let anna: Person;
beforeAll(async () => {
  app = await startApp();
  anna = await aMember(app);
});
afterAll(() => app.stop());

const auth = () => ({ Authorization: anna.headers['authorization'] ?? '' });

describe('The way to a call that is not for members', () => {
  it.each([
    '/api/v1//admin/audit',
    '//api/v1/admin/audit',
    '/api/v1/./admin/audit',
    '/api/v1/session/../admin/audit',
    '/api/v1/session/%2e%2e/admin/audit',
    '/api/v1/admin%2faudit',
    '/api/v1/admin%252faudit',
    '/api/v1/admin\\audit',
    '/api/v1/admin/audit.',
    '/api/v1/admin/audit;x=1',
    '/api/v1/admin/audit%20',
    '/api/v1/admin/%61udit',
    '/admin/audit',
  ])('is not found by another spelling: %s', async (path) => {
    expect(await said(app, { path, headers: auth() })).toBe(404);
  });

  it.each([
    '/api/v1/admin/audit/',
    '/api/v1/admin/audit?/session',
    '/api/v1/ADMIN/AUDIT',
    '/api/v1/admin/audit#session',
  ])('is closed to them under every spelling that leads there: %s', async (path) => {
    expect(await said(app, { path, headers: auth() })).toBe(403);
  });

  it.each(['/api/v1/admin/audit%00', '/api/v1/uploads/%00/preview'])(
    'has no NUL in its name: %s',
    async (path) => {
      expect(await said(app, { path, headers: auth() })).toBe(400);
    },
  );

  it.each(['X-Original-URL', 'X-Rewrite-URL', 'X-Forwarded-Prefix', 'X-Forwarded-Path'])(
    'is not found by the header %s',
    async (header) => {
      expect(
        await said(app, {
          path: '/api/v1/admin/audit',
          headers: { ...auth(), [header]: '/api/v1/session' },
        }),
      ).toBe(403);
      expect(
        await said(app, {
          path: '/api/v1/nowhere',
          headers: { ...auth(), [header]: '/api/v1/session' },
        }),
      ).toBe(404);
    },
  );

  it.each(['X-HTTP-Method-Override', 'X-HTTP-Method', 'X-Method-Override'])(
    'is not found by the method in %s',
    async (header) => {
      const other = await aMember(app);
      await anna.post('blocks', { memberId: other.id });
      expect(
        (
          await anna.post(
            `blocks/${other.id}?_method=DELETE`,
            { _method: 'DELETE' },
            { [header]: 'DELETE' },
          )
        ).code,
      ).toBe(404);
      expect((await anna.get('blocks')).body['result']).toContainEqual(
        expect.objectContaining({ id: other.id }),
      );
    },
  );
});

describe('Where a request says that it comes from', () => {
  it('does not count: the eleventh wrong password is stopped under eleven forwarded addresses', async () => {
    const limited = await startApp({ RATE_LIMITS: 'on' });
    try {
      const codes: number[] = [];
      for (let i = 1; i <= 11; i += 1) {
        const headers = {
          'x-forwarded-for': `203.0.113.${i}`,
          forwarded: `for=203.0.113.${i}`,
          'x-real-ip': `203.0.113.${i}`,
        };
        codes.push(
          (
            await new Client(limited).post(
              'login',
              { emailId: anna.email, password: 'wrong-wrong-1' },
              headers,
            )
          ).code,
        );
      }
      expect(codes).toEqual([...Array(10).fill(400), 429]);
    } finally {
      await limited.stop();
    }
  });

  it('does not lead links in mails elsewhere', async () => {
    const emailId = 'host.header@example.org';
    const body = JSON.stringify({
      firstName: 'Hedda',
      lastName: 'Host',
      emailId,
      password: PASSWORD,
      indemnity: true,
      clauses: true,
    });
    const headers = {
      Host: 'evil.example',
      'X-Forwarded-Host': 'evil.example',
      'X-Forwarded-Proto': 'https',
      'Content-Type': 'application/json',
    };
    expect(await said(app, { method: 'POST', path: '/api/v1/signup', headers, body })).toBe(200);
    const promised = await app.rows<{ payload: unknown }>(
      'select payload from outbox order by id desc limit 3',
    );
    expect(JSON.stringify(promised)).not.toContain('evil');
  });

  it.each<[string, Record<string, string>]>([
    ['another name', { Host: 'evil.example' }],
    ['a name that leads here by DNS', { Host: '127.0.0.1.evil.example' }],
    ['a proxy', { 'X-Forwarded-For': '203.0.113.9' }],
    ['a proxy, as the standard has it', { Forwarded: 'for=203.0.113.9' }],
  ])('closes the inbox of the machine: %s', async (_, headers) => {
    expect(await said(app, { path: '/api/v1/dev/inbox', headers })).toBe(404);
  });
});
