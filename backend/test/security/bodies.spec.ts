import { aBlog } from '../blogs/support/blogs';
import { caseForm } from '../clinical-cases/support/cases';
import { type RunningApp, startApp } from '../support/app';
import { aMember, anAdmin, type Person } from '../support/people';
import { said } from './support/raw';

let app: RunningApp;
let anna: Person;
beforeAll(async () => {
  app = await startApp();
  anna = await aMember(app);
});
afterAll(() => app.stop());

const auth = () => ({ Authorization: anna.headers['authorization'] ?? '' });

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
    ['{"__proto__":{"isAdmin":true,"state":"member"},"clinicalCaseId":999999999}', 404],
    ['{"constructor":{"prototype":{"isAdmin":true}},"clinicalCaseId":999999999}', 404],
    ['{"clinicalCaseId":{"__proto__":{"isAdmin":true}}}', 422],
    ['{"prototype":{"isAdmin":true},"toString":1,"hasOwnProperty":1,"then":1}', 422],
  ])('does not change what all objects are: %s', async (body, code) => {
    expect(await post(body)).toBe(code);
    expect(Object.keys(Object.prototype)).toEqual([]);
    expect(({} as Record<string, unknown>)['isAdmin']).toBeUndefined();
    expect((await anna.get('admin/audit')).code).toBe(403);
  });

  it.each([
    ['[', ']', 400],
    ['{"a":', '}', 413],
  ])('may not be deeper than it needs: %s%s', async (open, close, endless) => {
    const depth = Math.floor(100_000 / open.length);
    const deep = `${open.repeat(depth)}1${close.repeat(depth)}`;
    expect(await post(`{"clinicalCaseId":${deep}}`)).toBe(400);
    expect(await post(open.repeat(250_000))).toBe(endless);
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
    ['UTF-7', 422, { 'Content-Type': 'application/json; charset=utf-7' }, '+AHs-+AH0-'],
    ['an unknown charset', 415, { 'Content-Type': 'application/json; charset=x-nothing' }, '{}'],
    ['an unknown encoding', 415, { 'Content-Encoding': 'x-nothing' }, '{}'],
    ['bytes that are no text', 400, {}, Buffer.from([0x7b, 0xff, 0xfe, 0x7d])],
    ['a name that is nothing', 422, { 'Content-Type': ';;;' }, '{}'],
    [
      'XML',
      422,
      { 'Content-Type': 'application/xml' },
      '<!DOCTYPE x [<!ENTITY e SYSTEM "file:///etc/passwd">]><x>&e;</x>',
    ],
  ])('in %s is refused in words, as %d', async (_, code, headers, body) => {
    expect(await post(body, headers as Record<string, string>)).toBe(code);
  });

  it('may name a field twice, or as a list, and is still judged by its rules', async () => {
    const form = { 'Content-Type': 'application/x-www-form-urlencoded' };
    expect(await post('clinicalCaseId=1&clinicalCaseId=2', form)).toBe(422);
    expect(await post('clinicalCaseId[$gt]=&clinicalCaseId[]=999999999', form)).toBe(404);
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
    expect((await anna.post('membershipAssociation', { memberShip: [cut] })).code).toBe(200);
  });

  it.each(['{"toString":1}', '[{"toString":1}]', '{}', '[[]]', 'true'])(
    'may hold %s where an id belongs, and names nobody by it',
    async (odd) => {
      const asked = (call: string, word: string) =>
        post(`{"${word}":${odd},"clinicalCaseId":${odd}}`, {}, `/api/v1/${call}`);
      for (const call of ['membershipAssociation', 'changePassword', 'clinicalCases/like']) {
        for (const word of ['signup_id', 'signupId', 'senderId', 'user_id', 'sender'])
          expect(await asked(call, word)).toBe(403);
        expect(await asked(call, 'token')).toBe(422);
      }
      expect(await asked('changePassword', 'id')).toBe(403);
      expect(await asked('membershipAssociation', 'id')).toBe(403);
      expect(await asked('clinicalCases/like', 'id')).toBe(403);
    },
  );

  it('may be a list of any length, or hold one', async () => {
    const long = `[${'0,'.repeat(128_000)}0]`;
    for (const body of [long, `{"clinicalCaseId":${long}}`, `{"memberShip":${long}}`]) {
      for (const call of ['clinicalCases/like', 'login', 'membershipAssociation'])
        expect(await post(body, {}, `/api/v1/${call}`)).toBe(422);
      expect(await post(body, {}, '/api/v1/getAllCountries')).toBe(200);
    }
  });

  it.each([
    [0.5, 404, 422],
    [-1, 404, 422],
    [2_147_483_648, 404, 200],
    [9_007_199_254_740_991, 404, 200],
    [1e21, 422, 422],
    [1e308, 422, 422],
  ])(
    'may hold the number %d, which no row has: one is answered by %d, a list of what it has by %d',
    async (number, one, list) => {
      const replies = [
        await anna.post('getProfileDetails', { id: number }),
        await anna.post('chatRooms', { chatRoomId: number }),
        await anna.post('searchRegionByCountry', { countryId: number }),
        await anna.post('getCityDetailsByCountryId', { countryId: number, query: 'x' }),
        await anna.get(`clinicalCases/${number}`),
      ];
      expect(replies.map(({ code }) => code)).toEqual([one, list, list, list, 404]);
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

  it.each([null, true, {}, []])('may not hold %j in a list of words', async (odd) => {
    for (const [call, word] of [
      ['updateChatOtherRooms', 'otherGroup'],
      ['qualification', 'otherGroup'],
      ['membershipAssociation', 'memberShip'],
      ['mediRegistration', 'mediRegistration'],
      ['clinicalCases/findings', 'describedAs'],
    ])
      expect(await post(JSON.stringify({ [word as string]: [odd] }), {}, `/api/v1/${call}`)).toBe(
        422,
      );
  });

  it('[D-1230] may hold pairs of numbers, and nothing else where those belong', async () => {
    const asked = (point: unknown) => {
      const pins = [{ file: 1, shape: 'point', points: [point] }];
      return post(JSON.stringify({ text: 'Here.', pins }), {}, '/api/v1/posts/999999999/comments');
    };
    for (const pair of [
      [0, 1_000],
      ['0', '1000'],
    ])
      expect(await asked(pair)).toBe(404);
    const inner: unknown[] = [null, true, {}, [], '', 'NaN', 1e308, -1];
    for (const odd of [5, {}, { 0: 1, 1: 1, length: 2 }, ...inner.map((one) => [one, 0])])
      expect([odd, await asked(odd)]).toEqual([odd, 422]);
    for (const length of [0, 1, 3]) expect(await asked(Array(length).fill(0))).toBe(422);
  });

  it('may hold a number in a list of words, which is a word, but none of the lists', async () => {
    const member = await aMember(app);
    const asked = (call: string, body: object) => member.post(call, body).then(({ code }) => code);
    expect(await asked('updateChatOtherRooms', { otherGroup: [1] })).toBe(422);
    expect(await asked('qualification', { otherGroup: [1] })).toBe(422);
    expect(await asked('mediRegistration', { mediRegistration: [1] })).toBe(422);
    expect(await asked('membershipAssociation', { memberShip: [1] })).toBe(200);
  });
});
