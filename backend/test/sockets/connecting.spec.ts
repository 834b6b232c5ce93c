import type { Socket } from 'socket.io-client';
import { SessionsService } from '../../src/auth/sessions/sessions.service';
import { Log } from '../../src/platform/logging/log';
import { Clusters } from '../../src/platform/sockets/cluster';
import { Connections } from '../../src/platform/sockets/connections';
import { Live } from '../../src/platform/sockets/live';
import { SocketServer } from '../../src/platform/sockets/socket-server';
import { type RunningApp, startApp } from '../support/app';
import { aMember, anOnboarding, type Person } from '../support/people';
import { aSocket, heard, hearEachOther, refused, socketWith } from '../support/sockets';

describe('A socket', () => {
  let app: RunningApp;
  let other: RunningApp;
  const open: Socket[] = [];

  beforeAll(async () => {
    [app, other] = [await startApp(), await startApp()];
    await hearEachOther(app, other);
  });
  afterEach(() => {
    for (const socket of open.splice(0)) socket.close();
  });
  afterAll(async () => {
    await app.stop();
    await other.stop();
  });

  const connect = async (person: Person, at = app) => {
    const socket = await aSocket(at, person);
    open.push(socket);
    return socket;
  };

  const cookieOf = async (person: Person) => {
    const sessions = app.nest.get(SessionsService);
    const { cookie } = await sessions.start({
      memberId: person.id,
      remember: false,
      device: 'Spec',
      address: '127.0.0.1',
      browser: true,
    });
    return `suture=${cookie}`;
  };

  it('[D-207] opens for members alone', async () => {
    expect(await refused(socketWith(app, {}))).toMatchObject({ code: 401 });
    expect(await refused(socketWith(app, { auth: { token: 'x.y.z' } }))).toMatchObject({
      code: 401,
    });
    const onboarding = await anOnboarding(app);
    const token = (onboarding.headers['authorization'] ?? '').slice('Bearer '.length);
    expect(await refused(socketWith(app, { auth: { token } }))).toMatchObject({ code: 403 });
  });

  it('takes the cookie of a browser together with our own Origin only', async () => {
    const cookie = await cookieOf(await aMember(app));
    expect(await refused(socketWith(app, { extraHeaders: { cookie } }))).toMatchObject({
      code: 403,
    });
    expect(
      await refused(socketWith(app, { extraHeaders: { cookie, origin: 'https://evil.example' } })),
    ).toMatchObject({ code: 403 });
    const socket = socketWith(app, { extraHeaders: { cookie, origin: app.url } });
    open.push(socket);
    await heard(socket, 'connect');
  });

  it('[D-201] opens over plain requests, too', async () => {
    const person = await aMember(app);
    const token = (person.headers['authorization'] ?? '').slice('Bearer '.length);
    const socket = socketWith(app, { transports: ['polling'], auth: { token } });
    open.push(socket);
    await heard(socket, 'connect');
  });

  it('hears what is said to its member, from any process, and nobody else does', async () => {
    const [anna, ben] = [await aMember(app), await aMember(app)];
    const [here, there, bens] = [
      await connect(anna, app),
      await connect(anna, other),
      await connect(ben, other),
    ];
    const overheard: unknown[] = [];
    bens.on('news', (payload) => overheard.push(payload));
    const both = Promise.all([heard(here, 'news'), heard(there, 'news')]);
    app.nest.get(Live).toMember(anna.id, 'news', { text: 'x'.repeat(20_000) });
    const [first, second] = await both;
    expect(first).toEqual({ text: 'x'.repeat(20_000) });
    expect(second).toEqual(first);
    const last = heard(bens, 'last');
    app.nest.get(Live).toMember(ben.id, 'last', {});
    await last;
    expect(overheard).toEqual([]);
  });

  it('hears the workers, who have no sockets themselves', async () => {
    const anna = await aMember(app);
    const news = heard(await connect(anna), 'news');
    const workers = new SocketServer(app.nest.get(Clusters), app.settings, app.nest.get(Log));
    new Live(workers).toMember(anna.id, 'news', { id: 7 });
    expect(await news).toEqual({ id: 7 });
    await workers.beforeApplicationShutdown();
  });

  it('closes within five seconds when its session ends, on every process', async () => {
    const anna = await aMember(app);
    const closed = Promise.all([
      heard(await connect(anna, app), 'disconnect'),
      heard(await connect(anna, other), 'disconnect'),
    ]);
    await anna.post('logout');
    expect(await closed).toEqual(['io server disconnect', 'io server disconnect']);
  });

  it('is one of ten at most', async () => {
    const anna = await aMember(app);
    for (let nth = 0; nth < 10; nth += 1) await connect(anna, nth % 2 === 0 ? app : other);
    const token = (anna.headers['authorization'] ?? '').slice('Bearer '.length);
    expect(await refused(socketWith(other, { auth: { token } }))).toMatchObject({ code: 429 });
    open.pop()?.close();
    await untilOpen(anna, 9);
    await connect(anna, app);
  });

  it('ends when it says too much at once or in one frame', async () => {
    const [flooding, shouting] = [
      await connect(await aMember(app)),
      await connect(await aMember(app)),
    ];
    const ended = [heard(flooding, 'disconnect'), heard(shouting, 'disconnect')];
    for (let nth = 0; nth < 150; nth += 1) flooding.emit('typing', { chatRoomId: nth });
    shouting.emit('typing', { text: 'x'.repeat(70 * 1_024) });
    await Promise.all(ended);
  });

  it('shows whether its member is there', async () => {
    const [anna, ben] = [await aMember(app), await aMember(app)];
    const told: [number, boolean][] = [];
    const connections = app.nest.get(Connections);
    connections.onPresence((memberId, isOnline) => told.push([memberId, isOnline]));
    const first = await connect(anna);
    await connect(anna, other);
    expect(await other.nest.get(Connections).onlineAmong([anna.id, ben.id])).toEqual(
      new Set([anna.id]),
    );
    first.close();
    open.pop()?.close();
    await untilOpen(anna, 0);
    expect(await connections.onlineAmong([anna.id])).toEqual(new Set());
    // It hears of every member, of those of other stories too.
    expect(told.find(([memberId]) => memberId === anna.id)).toEqual([anna.id, true]);
  });

  /** Closing is noted after the client has gone. */
  async function untilOpen(person: Person, wanted: number): Promise<void> {
    const [row] = await app.rows<{ open: number }>(
      'select count(*)::int as open from open_socket where member_id = ?',
      [person.id],
    );
    if (row?.open !== wanted)
      return new Promise((resolve) => setImmediate(resolve)).then(() => untilOpen(person, wanted));
  }
});

describe('Sockets of a process that stops', () => {
  it('are let go so that their clients come back to another one', async () => {
    const [app, other] = [await startApp(), await startApp()];
    const anna = await aMember(app);
    const socket = await aSocket(app, anna);
    const reason = heard(socket, 'disconnect');
    await app.stop();
    expect(await reason).toBe('transport close');
    expect(await other.nest.get(Connections).onlineAmong([anna.id])).toEqual(new Set());
    const again = await aSocket(other, anna);
    again.close();
    await other.stop();
  });
});
