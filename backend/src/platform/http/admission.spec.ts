import { once } from 'node:events';
import { request as ask, createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import express, { type Request, type Response } from 'express';
import inject from 'light-my-request';
import { until } from '../../../test/support/until';
import { admitRequests } from './admission';
import { CallersSeen } from './callers-seen';
import { Places } from './places';
import { SpentTimes } from './spent-times';

const TWO_AT_WORK = 2;
const FORM = { 'Content-Type': 'application/x-www-form-urlencoded' };

describe('While two requests are being worked on, which is all a server takes', () => {
  const app = express();
  /** However long a slow machine works on a request, it does not count as much. */
  const spent = new SpentTimes({ fadingMs: 1, muchMs: Number.POSITIVE_INFINITY });
  const places = new Places({ most: TWO_AT_WORK, each: TWO_AT_WORK + 1 }, spent);
  const admit = admitRequests(places, new CallersSeen());
  const atWork: Response[] = [];
  let server: Server;
  let address: string;

  beforeAll(async () => {
    app.use(admit);
    app.get(
      ['/healthz', '/assets/root.js', '/socket.io/'],
      (_, response) => void response.send('here'),
    );
    app.use((_, response) => void atWork.push(response));
    server = createServer(app).listen(0, '127.0.0.1');
    await once(server, 'listening');
    address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  });
  afterAll(() => new Promise((closed) => server.close(closed)));

  /** Resolves when `count` requests are waiting for an answer. */
  const working = (count: number) => until(async () => atWork.length === count);

  async function twoAtWork() {
    const answers = [fetch(`${address}/feed`), fetch(`${address}/api/v1/posts`)];
    await working(TWO_AT_WORK);
    return answers;
  }

  async function answerAll(answers: Promise<unknown>[]) {
    for (const response of atWork.splice(0)) response.send('done');
    await Promise.all(answers);
  }

  it('[D-863] a call is refused with 503 and told when to come again, and the next one is taken once one is answered', async () => {
    const answers = await twoAtWork();
    const refused = await fetch(`${address}/api/v1/posts`);
    expect(refused.status).toBe(503);
    expect(refused.headers.get('retry-after')).toBe('2');
    expect(await refused.json()).toMatchObject({
      code: 503,
      msg: 'More people are using Suture right now than it can serve. Please try again in a moment.',
    });

    atWork.shift()?.send('done');
    await answers[0];
    const taken = fetch(`${address}/api/v1/posts`);
    await working(TWO_AT_WORK);
    await answerAll([...answers, taken]);
    expect((await taken).status).toBe(200);
  });

  it('a page is refused in words, and loads itself again; a form is not sent again', async () => {
    const answers = await twoAtWork();
    const headers = { Accept: 'text/html,*/*;q=0.8', ...FORM };
    const page = await fetch(`${address}/feed`, { headers });
    const form = await fetch(`${address}/cases/new`, { method: 'POST', headers, body: 'a=b' });
    await answerAll(answers);

    expect([page.status, form.status]).toEqual([503, 503]);
    expect(page.headers.get('content-security-policy')).toContain("default-src 'none'");
    const [words, formWords] = [await page.text(), await form.text()];
    expect(words).toContain('<h1>Suture is busy</h1>');
    expect(words).toContain('<meta http-equiv="refresh" content="5">');
    expect(formWords).toContain('nothing was saved');
    expect(formWords).not.toContain('http-equiv');
  });

  it('health checks, built files, waiting sockets and the calls of an admitted page are answered', async () => {
    const answers = await twoAtWork();
    for (const path of ['/healthz', '/assets/root.js', '/socket.io/?transport=polling'])
      expect((await fetch(`${address}${path}`)).status).toBe(200);
    const call = await inject(
      (request, response) => admit(request as Request, response as Response, () => response.end()),
      { method: 'POST', url: '/api/v1/posts' },
    );
    await answerAll(answers);
    expect(call.statusCode).toBe(200);
  });

  it('neither a body that is still arriving nor a response on its way takes a place', async () => {
    const sending = ask(`${address}/upload`, { method: 'POST', headers: { 'Content-Length': 2 } });
    sending.on('error', () => undefined).write('h');
    const film = fetch(`${address}/media/film`);
    await working(2);
    atWork.find(({ req }) => req.path === '/media/film')?.write('the first part');
    await film;

    const answers = [fetch(`${address}/feed`), fetch(`${address}/feed`)];
    await working(2 + TWO_AT_WORK);
    expect((await fetch(`${address}/feed`)).status).toBe(503);
    for (const response of atWork.splice(0)) response.end('done');
    await Promise.all(answers);
    sending.destroy();
  });
});
