import { aBlog } from '../blogs/support/blogs';
import { caseForm } from '../clinical-cases/support/cases';
import { type RunningApp, startApp } from '../support/app';
import { Client } from '../support/client';
import { aMember, anAdmin, PASSWORD, type Person } from '../support/people';
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
    '/api/v1/admin/audit/',
    '/api/v1/admin/audit;x=1',
    '/api/v1/admin/audit%00',
    '/api/v1/admin/audit%20',
    '/api/v1/admin/audit?/session',
    '/api/v1/ADMIN/AUDIT',
    '/api/v1/admin/%61udit',
    '/api/v1/admin/audit#session',
    '/admin/audit',
  ])('is closed to them: %s', async (path) => {
    const status = await said(app, { path, headers: auth() });
    expect([400, 401, 403, 404]).toContain(status);
  });

  it('is no name with a NUL in it', async () => {
    expect(await said(app, { path: '/api/v1/uploads/%00/preview', headers: auth() })).toBe(400);
  });

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

describe('A body', () => {
  const post = (
    body: string | Buffer,
    headers: Record<string, string> = {},
    path = '/api/v1/clinicalCases/like',
  ) =>
    said(app, {
      method: 'POST',
      path,
      body,
      headers: { ...auth(), 'Content-Type': 'application/json', ...headers },
    });

  it.each([
    '{"__proto__":{"isAdmin":true,"state":"member"},"clinicalCaseId":999999999}',
    '{"constructor":{"prototype":{"isAdmin":true}},"clinicalCaseId":999999999}',
    '{"clinicalCaseId":{"__proto__":{"isAdmin":true}}}',
    '{"prototype":{"isAdmin":true},"toString":1,"hasOwnProperty":1,"then":1}',
  ])('does not change what all objects are: %s', async (body) => {
    expect([404, 422]).toContain(await post(body));
    expect(Object.keys(Object.prototype)).toEqual([]);
    expect(({} as Record<string, unknown>)['isAdmin']).toBeUndefined();
    expect((await anna.get('admin/audit')).code).toBe(403);
  });

  it('may not be deeper than it needs', async () => {
    for (const [open, close] of [
      ['[', ']'],
      ['{"a":', '}'],
    ] as const) {
      const depth = Math.floor(100_000 / open.length);
      expect([400, 422]).toContain(
        await post(`{"clinicalCaseId":${open.repeat(depth)}1${close.repeat(depth)}}`),
      );
      expect([400, 413, 422]).toContain(await post(open.repeat(250_000)));
    }
  });

  it('may not be larger than 256 KiB, nor grow when unpacked', async () => {
    expect(await post(JSON.stringify({ clinicalCaseId: 1, filler: 'x'.repeat(300_000) }))).toBe(
      413,
    );
    const { gzipSync } = await import('node:zlib');
    const bomb = gzipSync(Buffer.alloc(50_000_000, 0x20));
    expect(await post(bomb, { 'Content-Encoding': 'gzip' })).toBe(413);
  });

  it.each([
    ['UTF-7', { 'Content-Type': 'application/json; charset=utf-7' }, '+AHs-+AH0-'],
    ['an unknown charset', { 'Content-Type': 'application/json; charset=x-nothing' }, '{}'],
    ['an unknown encoding', { 'Content-Encoding': 'x-nothing' }, '{}'],
    ['bytes that are no text', {}, Buffer.from([0x7b, 0xff, 0xfe, 0x7d])],
    ['a name that is nothing', { 'Content-Type': ';;;' }, '{}'],
    [
      'XML',
      { 'Content-Type': 'application/xml' },
      '<!DOCTYPE x [<!ENTITY e SYSTEM "file:///etc/passwd">]><x>&e;</x>',
    ],
  ])('in %s is refused in words', async (_, headers, body) => {
    expect([400, 404, 415, 422]).toContain(await post(body, headers as Record<string, string>));
  });

  it('may name a field twice, or as a list, and is still judged by its rules', async () => {
    const form = { 'Content-Type': 'application/x-www-form-urlencoded' };
    expect(await post('clinicalCaseId=1&clinicalCaseId=2', form)).toBe(422);
    expect([404, 422]).toContain(
      await post('clinicalCaseId[$gt]=&clinicalCaseId[]=999999999', form),
    );
    expect(
      await post('{"emailId":["a@example.org"],"password":{"$ne":""}}', {}, '/api/v1/login'),
    ).toBe(422);
  });

  it('may hold half a character, which becomes the sign for that', async () => {
    const cut = 'Cut \ud83d off';
    const key = (name: string) => ({ 'idempotency-key': name });
    const made = await anna.post('clinicalCases', caseForm({ history: cut }), key('half-a-case'));
    expect([made.code, made.body]).toEqual([
      200,
      expect.objectContaining({ id: expect.any(Number) }),
    ]);
    const comment = () =>
      anna.post(
        'clinicalCases/comment',
        { clinicalCaseId: made.body['id'], comment: cut },
        key('half-a-comment'),
      );
    const first = await comment();
    expect([first.code, JSON.stringify(first.body)]).toEqual([
      200,
      expect.stringContaining('Cut \ufffd off'),
    ]);
    expect((await comment()).body).toEqual(first.body);
    expect([200, 409, 422]).toContain(
      (await anna.post('membershipAssociation', { memberShip: [cut] })).code,
    );
  });

  it.each([0.5, -1, 2_147_483_648, 9_007_199_254_740_991, 1e21, 1e308])(
    'may hold the number %d, which no row has',
    async (number) => {
      const replies = [
        await anna.post('getProfileDetails', { id: number }),
        await anna.post('chatRooms', { chatRoomId: number }),
        await anna.post('searchRegionByCountry', { countryId: number }),
        await anna.post('getCityDetailsByCountryId', { countryId: number, query: 'x' }),
        await anna.get(`clinicalCases/${number}`),
      ];
      expect(
        replies.filter(({ code }) => ![200, 400, 404, 422].includes(code)).map(({ body }) => body),
      ).toEqual([]);
    },
  );

  it.each(['-000001-01-01T00:00:00Z', '+275760-09-13T00:00:00Z', '0000-01-01'])(
    'may hold the date %s, which no table takes',
    async (publishAt) => {
      const admin = await anAdmin(app);
      expect(
        (await admin.post('admin/blogs', aBlog({ status: 'scheduled', publishAt }))).body,
      ).toMatchObject({ code: 422 });
    },
  );

  it('may name an upload that cannot be', async () => {
    expect(await post('{"postId":1,"uploadId":"\\u0000"}', {}, '/api/v1/uploadExploreVideo')).toBe(
      400,
    );
  });

  it.each([null, 1, true, {}, []])(
    'may hold %j in a list of words, and no fault of ours comes of it',
    async (odd) => {
      const list = JSON.stringify([odd]);
      for (const [call, word] of [
        ['updateChatOtherRooms', 'otherGroup'],
        ['qualification', 'otherGroup'],
        ['membershipAssociation', 'memberShip'],
        ['mediRegistration', 'mediRegistration'],
      ])
        expect([200, 409, 422]).toContain(await post(`{"${word}":${list}}`, {}, `/api/v1/${call}`));
    },
  );
});
