import { type RunningApp, startApp } from '../support/app';
import { said } from './support/raw';

let app: RunningApp;
beforeAll(async () => {
  app = await startApp({ PUBLIC_URL: 'https://suture.example' });
});
afterAll(() => app.stop());

const PLACES = [
  '/api/v1/session',
  '/api/v1/nowhere',
  '/api/openapi.json',
  '/media/private/aa/nothing',
  '/healthz',
  '/nowhere',
];

describe('The headers of a reply', () => {
  it.each(PLACES)('tell browsers to come by https for two years: %s', async (path) => {
    const { headers } = await fetch(app.url + path);
    expect(headers.get('strict-transport-security')).toBe('max-age=63072000; includeSubDomains');
    expect(headers.get('x-powered-by')).toBeNull();
    expect(headers.get('server')).toBeNull();
  });

  it.each(PLACES.filter((path) => path.startsWith('/api')))(
    'let nothing run, be framed, be guessed or be kept: %s',
    async (path) => {
      const { headers } = await fetch(app.url + path);
      expect(headers.get('content-security-policy')).toBe(
        "default-src 'none'; frame-ancestors 'none'",
      );
      expect(headers.get('x-content-type-options')).toBe('nosniff');
      expect(headers.get('referrer-policy')).toBe('same-origin');
      expect(headers.get('access-control-allow-origin')).toBeNull();
    },
  );

  it('of what is private forbid every cache to keep it', async () => {
    const { headers } = await fetch(`${app.url}/api/v1/session`, {
      headers: { origin: 'https://evil.example' },
    });
    expect(headers.get('cache-control')).toMatch(/private|no-store/);
    expect(headers.get('access-control-allow-origin')).toBeNull();
  });

  it.each([
    ['a member', '__Host-suture=whatever'],
    ['a visitor who may read cases', 'theme=dark; visitor=whatever'],
  ])('[D-1570] to %s leave no copy on the device', async (_, cookie) => {
    const copies = async (of: string) =>
      (await fetch(`${app.url}/api/v1/session`, { headers: { cookie: of } })).headers.get(
        'cache-control',
      );
    expect(await copies(cookie)).toBe('private, no-store');
    expect(await copies('theme=dark')).toBe('private, no-cache');
  });

  it.each(['TRACE', 'CONNECT', 'PROPFIND', 'SEARCH'])(
    'there are none for the method %s',
    async (method) => {
      expect([0, 400, 404, 405]).toContain(await said(app, { method, path: '/api/v1/session' }));
    },
  );
});
