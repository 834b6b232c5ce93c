import { io } from 'socket.io-client';
import { type RunningApp, startApp } from '../support/app';
import { Client } from '../support/client';
import { aMember, aVisitor, PASSWORD } from '../support/people';

let app: RunningApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.stop());

/** A browser where this member has just logged in, and what its pages say of whom they are. */
async function browserOf(email: string) {
  const origin = new URL(app.url).origin;
  const form = { emailId: email, password: PASSWORD };
  const { headers } = await aVisitor(app).post('login', form, { origin });
  const cookie = headers.getSetCookie()[0]?.split(';')[0] ?? '';
  const { records } = (await new Client(app, { cookie }).get('session')).body;
  return { cookie, origin, mark: (records as { page_of: string }).page_of };
}

async function annaAndBen() {
  const [anna, ben] = [await aMember(app), await aMember(app)];
  const [annas, bens] = [await browserOf(anna.email), await browserOf(ben.email)];
  return { anna, ben, annas, bens };
}

const client = (browser: { cookie: string; origin: string }, mark: string) =>
  new Client(app, { cookie: browser.cookie, origin: browser.origin, 'page-of': mark });

describe('A page that was drawn for another member', () => {
  it('[D-1000] is told nothing and may do nothing', async () => {
    const { annas, bens } = await annaAndBen();
    const stale = client(bens, annas.mark);
    for (const reply of [
      await stale.get('session'),
      await stale.get('session/draft-key'),
      await stale.post('logout', {}),
      await stale.post('sessions/end-others', {}),
    ]) {
      expect(reply.code).toBe(409);
      expect(reply.body['msg']).toMatch(
        /^This page was opened by .+\. You are now logged in as .+\. Nothing was posted\.$/,
      );
    }
    expect((await client(bens, bens.mark).get('session')).code).toBe(200);
    expect((await client(annas, annas.mark).get('session')).code).toBe(200);
  });

  it('[D-1000] is known by a mark that nobody can make', async () => {
    const { anna, annas, bens } = await annaAndBen();
    for (const made of ['', String(anna.id), `${anna.id}.${'x'.repeat(22)}`, `0${annas.mark}`])
      expect((await client(bens, made).get('session')).code).toBe(200);
    const body = { place: '/community', target: '/community', words: '{}' };
    const { code } = await aVisitor(app).post('session/unsent', {
      ...body,
      page_of: `${anna.id}.${'x'.repeat(22)}`,
    });
    expect(code).toBe(404);
  });

  it('[D-1000] has its words kept for whom it was drawn, and for nobody else', async () => {
    const { anna, annas, bens } = await annaAndBen();
    const body = { place: '/community', target: '/community', words: '{"comment":"Why?"}' };
    const kept = await client(bens, '').post('session/unsent', { ...body, page_of: annas.mark });
    expect(kept.code).toBe(200);
    const token = kept.headers.getSetCookie()[0]?.split(';')[0] ?? '';
    const asked = (browser: typeof bens) =>
      new Client(app, { cookie: `${browser.cookie}; ${token}` }).get('session/unsent');
    expect((await asked(bens)).code).toBe(404);
    expect((await asked(await browserOf(anna.email))).body['result']).toMatchObject(body);
  });

  it('[D-1000] gets no socket', async () => {
    const { annas, bens } = await annaAndBen();
    const opened = (pageOf: string) =>
      new Promise<string>((resolve) => {
        const { cookie, origin } = bens;
        const socket = io(app.url, {
          transports: ['websocket'],
          extraHeaders: { cookie, origin },
          auth: { pageOf },
          reconnection: false,
        });
        const done = (what: string) => {
          socket.close();
          resolve(what);
        };
        socket.on('connect', () => done('open'));
        socket.on('connect_error', ({ message }) => done(message));
      });
    expect(await opened(bens.mark)).toBe('open');
    expect(await opened(annas.mark)).toContain('This page was opened by');
  });
});
