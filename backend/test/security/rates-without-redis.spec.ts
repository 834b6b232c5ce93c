import { createServer, type Server, type Socket } from 'node:net';
import { RATES } from '../../src/platform/throttling/rates';
import { type RunningApp, startApp } from '../support/app';
import { aMember, aVisitor } from '../support/people';

const GREETINGS: Readonly<Record<string, string>> = {
  hello: "-ERR unknown command 'HELLO'\r\n",
  client: '+OK\r\n',
  info: '$11\r\nrole:master\r\n',
};

/**
 * A Redis server that accepts connections but does not respond, like a hung machine; with `greets`
 * it responds on the first one.
 */
async function aSilentRedis(greets = false): Promise<{ url: string; stop: () => void }> {
  const sockets = new Set<Socket>();
  const server: Server = createServer((socket) => {
    const isGreeted = greets && sockets.size === 0;
    sockets.add(socket);
    socket.on('error', () => undefined);
    socket.on('data', (asked) => {
      for (const [, name = ''] of asked.toString().matchAll(/\*\d+\r\n\$\d+\r\n(\w+)/g))
        if (isGreeted) socket.write(GREETINGS[name.toLowerCase()] ?? '');
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as { port: number };
  const stop = () => {
    for (const socket of sockets) socket.destroy();
    server.close();
  };
  return { url: `redis://127.0.0.1:${port}`, stop };
}

const nobody = async () => ({ url: 'redis://127.0.0.1:1', stop: () => undefined });

describe.each([
  ['is not there', nobody],
  ['says nothing', () => aSilentRedis()],
  ['greets and then says nothing more', () => aSilentRedis(true)],
])('While Redis %s', (_, open) => {
  let redis: { url: string; stop: () => void };
  let app: RunningApp;
  beforeAll(async () => {
    redis = await open();
    app = await startApp({ RATE_LIMITS: 'on' });
    // Sockets are connected by now and keep their connection; the rate limits connect on their
    // first use.
    Object.assign(app.settings, { redisUrl: redis.url });
    await app.rows(
      "insert into setup_step (name, done_at) values ('prepared', now()) on conflict do nothing",
    );
  });
  afterAll(async () => {
    await app.stop();
    redis.stop();
  });

  it('[D-301] members read and write, so much and no more, and /readyz says what is missing', async () => {
    const anna = await aMember(app);
    expect((await anna.get('blocks')).code).toBe(200);
    const codes: number[] = [];
    for (let nth = 0; nth < RATES.write.points; nth += 1)
      codes.push((await anna.post('blocks', {})).code);
    expect(new Set(codes)).toEqual(new Set([422]));
    const more = await anna.post('blocks', {});
    expect([more.code, Number(more.headers.get('retry-after')) > 0]).toEqual([429, true]);

    const ready = await fetch(`${app.url}/readyz`);
    expect([ready.status, await ready.json()]).toEqual([
      200,
      { status: 'ready', without: ['redis'] },
    ]);
  });

  it('[D-301] wrong passwords are counted, and refused when they are too many', async () => {
    const anna = await aMember(app);
    const guess = async () =>
      (await aVisitor(app).post('login', { emailId: anna.email, password: 'wrong-guess-1' })).code;
    const codes: number[] = [];
    for (let nth = 0; nth < RATES['sign-in-failure'].points; nth += 1) codes.push(await guess());
    expect(codes).not.toContain(429);
    expect(codes.filter((code) => code >= 500)).toEqual([]);
    expect(await guess()).toBe(429);
  });
});
