import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import express, { type Response } from 'express';
import { until } from '../../../test/support/until';
import type { Log } from '../logging/log';
import { holdingNoPlace, placeOfRequest } from '../logging/request-context';
import { admitRequests, shareOfMember } from './admission';
import { CallersSeen } from './callers-seen';
import { FairLane } from './fair-lane';
import { tellRequests } from './middleware';
import { oneAtATime } from './one-at-a-time';
import { type Place, Places } from './places';
import { SpentTimes } from './spent-times';

const BEN = { authorization: 'Bearer of-ben' };
const ANNA = { authorization: 'Bearer of-anna' };

describe('Of twenty places', () => {
  let atWork: Response[];
  let server: Server;
  let address: string;
  const pause = () => new Promise((resolve) => setTimeout(resolve, 30));

  beforeEach(async () => {
    atWork = [];
    const callers = new CallersSeen();
    callers.note(ANNA, 1);
    callers.note(BEN, 2);
    const app = express().set('trust proxy', 1);
    const limits = { most: 20, longest: 2, waitMs: 500 };
    // However long a slow machine works on a request, it does not count as much.
    const spent = new SpentTimes({ fadingMs: 1, muchMs: Number.POSITIVE_INFINITY });
    app.use(
      oneAtATime(),
      tellRequests({ request: () => undefined } as unknown as Log),
      admitRequests(new Places(limits, spent), callers),
    );
    app.get('/waits', async (_, response) => {
      await holdingNoPlace(() => until(async () => response.destroyed));
    });
    app.get('/of-ben', async (_, response) => {
      await placeOfRequest()?.moveTo(shareOfMember(2));
      atWork.push(response);
    });
    app.use((_, response) => void atWork.push(response));
    server = createServer(app).listen(0, '127.0.0.1');
    await once(server, 'listening');
    address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  });
  afterEach(() => {
    server.closeAllConnections();
    server.close();
  });

  const ask = (headers: Record<string, string>, path = '/feed') =>
    fetch(address + path, { headers: { ...headers, connection: 'close' } }).then(
      ({ status, headers: said }) => ({ status, retryAfter: said.get('retry-after') }),
      () => undefined,
    );
  const working = (count: number) => until(async () => atWork.length === count);
  const visitor = (ip: string) => ({ 'x-forwarded-for': ip });

  it('[D-910] nobody holds more than two: more of theirs waits, and of others begins', async () => {
    const first = [ask(ANNA), ask(ANNA)];
    await working(2);
    const third = ask(ANNA);
    await pause();
    expect(atWork).toHaveLength(2);
    void ask(BEN);
    void ask(visitor('192.0.2.1'));
    await working(4);
    atWork[0]?.send('done');
    await working(5);
    expect((await first[0])?.status).toBe(200);
    atWork[4]?.send('done');
    expect((await third)?.status).toBe(200);
  });

  it('[D-910] what waits too long, or is too much to wait, is refused with 429 and when to come again', async () => {
    const answered: Awaited<ReturnType<typeof ask>>[] = [];
    const asked = Array.from({ length: 5 }, () => ask(ANNA));
    for (const each of asked) void each.then((answer) => answered.push(answer));
    const refused = await Promise.race(asked);
    expect(refused).toEqual({ status: 429, retryAfter: '2' });
    await working(2);
    const ben = ask(BEN);
    await working(3);
    atWork[2]?.send('done');
    expect((await ben)?.status).toBe(200);
    const late = () => answered.filter((answer) => answer?.status === 429).length;
    await until(async () => late() === 3);
  });

  it('[D-910] visitors share by address, a ward by its /64', async () => {
    for (const ip of ['192.0.2.1', '192.0.2.1', '2001:db8::1', '2001:db8::2:0:0:9'])
      void ask(visitor(ip));
    await working(4);
    expect((await ask(visitor('2001:db8::3')))?.status).toBe(429);
    void ask(visitor('2001:db8:0:1::3'));
    await working(5);
  });

  it('[D-910] a request counts for its member once they are known', async () => {
    void ask(BEN);
    void ask(BEN);
    await working(2);
    const unknown = { ...visitor('192.0.2.1'), authorization: 'Bearer new' };
    void ask(unknown, '/of-ben');
    await pause();
    expect(atWork).toHaveLength(2);
    void ask(visitor('192.0.2.1'));
    void ask(visitor('192.0.2.1'));
    await working(4);
  });

  it('[D-910] whoever waits in a lane holds no place', async () => {
    for (const path of ['/waits', '/waits', '/waits']) void ask(ANNA, path);
    await pause();
    void ask(ANNA);
    void ask(ANNA);
    await working(2);
  });

  it('[D-911] requests sent ahead on a connection are begun one after the other', async () => {
    const { port } = new URL(address);
    const socket: Socket = connect(Number(port), '127.0.0.1');
    await once(socket, 'connect');
    const request = (path: string) => `GET ${path} HTTP/1.1\r\nHost: x\r\n\r\n`;
    socket.write(request('/one') + request('/two'));
    await working(1);
    await pause();
    expect(atWork.map(({ req }) => req.path)).toEqual(['/one']);
    atWork[0]?.send('done');
    await working(2);
    socket.destroy();
  });
});

describe('Whoever has asked for much lately', () => {
  const request = { isArriving: false, takesTime: false, isGone: () => false, isMember: true };

  /** Anna has; the clock stands, so that it does not fade. */
  function aBusyProcess(yieldMs: number) {
    const spent = new SpentTimes(undefined, () => 0);
    spent.add('anna', 401);
    return new Places({ yieldMs, waitMs: 60_000 }, spent);
  }

  it('[D-1041] begins nothing while another one is served', async () => {
    const places = aBusyProcess(60_000);
    const ben = await places.take('ben', request);
    const order: string[] = [];
    const anna = places.take('anna', request).then((place) => {
      order.push('anna');
      place.leave();
    });
    const carla = await places.take('carla', request);
    order.push('carla');
    ben.leave();
    await new Promise(setImmediate);
    order.push('carla has left');
    carla.leave();
    await anna;
    expect(order).toEqual(['carla', 'carla has left', 'anna']);
  });

  it('[D-1041] holds one place only while others are served now and then', async () => {
    const places = aBusyProcess(60_000);
    (await places.take('ben', request)).leave();
    const first = await places.take('anna', request);
    let isBegun = false;
    const second = places.take('anna', request).then(() => {
      isBegun = true;
    });
    await new Promise(setImmediate);
    expect(isBegun).toBe(false);
    first.leave();
    await second;
  });

  it('[D-1041] waits beside those whose files are read elsewhere, too', async () => {
    const places = aBusyProcess(60_000);
    const ben = await places.take('ben', request);
    let isBegun = false;
    const anna = places.take('anna', request).then(() => {
      isBegun = true;
    });
    await ben.outside(async () => {
      await new Promise(setImmediate);
      expect(isBegun).toBe(false);
    });
    ben.leave();
    await anna;
  });

  it('[D-1041] waits for those who have asked for half as much, however much that is', async () => {
    const places = aBusyProcess(60_000);
    places.spend('anna', 600);
    places.spend('ben', 450);
    const ben = await places.take('ben', request);
    let isBegun = false;
    const anna = places.take('anna', request).then(() => {
      isBegun = true;
    });
    await new Promise(setImmediate);
    expect(isBegun).toBe(false);
    ben.leave();
    await anna;
  });

  it('[D-1041] is served beside them after a moment', async () => {
    const places = aBusyProcess(1);
    await places.take('ben', request);
    await expect(places.take('anna', request)).resolves.toBeDefined();
  });

  it('[D-910] takes five files of a member, and those of others at the same address', async () => {
    const places = aBusyProcess(60_000);
    const file = { ...request, isArriving: true, takesTime: true, isMember: false };
    const five: Place[] = [];
    for (let nth = 0; nth < 5; nth += 1) five.push(await places.take('192.0.2.1', file));
    const sixth = await places.take('192.0.2.1', file);
    await Promise.all(five.map((one) => one.moveTo('ben')));
    await expect(sixth.moveTo('ben')).rejects.toMatchObject({ code: 429 });
    const own = { ...file, isMember: true };
    await expect(places.take('ben', own)).rejects.toMatchObject({ code: 429 });
    await expect(places.take('192.0.2.1', file)).resolves.toBeDefined();
  });

  it('[D-1041] is served at once if nobody else is, or has asked for as much', async () => {
    const places = aBusyProcess(60_000);
    await places.take('anna', request);
    places.spend('ben', 401);
    await places.take('ben', request);
    await expect(places.take('anna', request)).resolves.toBeDefined();
  });

  it('[D-1041] is like others again when it has faded; files on their way count nothing', async () => {
    let now = 0;
    const spent = new SpentTimes(undefined, () => now);
    const places = new Places({ yieldMs: 60_000 }, spent);
    const upload = await places.take('anna', { ...request, isArriving: true, takesTime: true });
    upload.leave();
    spent.add('anna', 401);
    expect(spent.isMuch('anna')).toBe(true);
    now = 1_000;
    expect(spent.isMuch('anna')).toBe(false);
  });
});

describe('A lane', () => {
  it('[D-910] takes turns: whoever holds least comes next', async () => {
    const lane = new FairLane({ most: 2, each: 2, longest: 9, waitMs: 1_000 });
    const order: string[] = [];
    const ends: (() => void)[] = [];
    const work = (who: string) =>
      lane.run(who, async () => {
        order.push(who);
        await new Promise<void>((resolve) => ends.push(resolve));
      });
    const all = ['anna', 'anna', 'anna', 'anna', 'ben'].map(work);
    await until(async () => order.length === 2);
    ends.shift()?.();
    await until(async () => order.length === 3);
    expect(order).toEqual(['anna', 'anna', 'ben']);
    while (order.length < 5 || ends.length > 0) {
      ends.shift()?.();
      await new Promise(setImmediate);
    }
    await Promise.all(all);
  });

  it('[D-910] of one piece at a time takes turns, too', async () => {
    const lane = new FairLane({ most: 1, each: 2, longest: 9, waitMs: 1_000 });
    const order: string[] = [];
    const work = (who: string) => lane.run(who, async () => void order.push(who));
    await Promise.all(['anna', 'anna', 'anna', 'anna', 'ben', 'ben'].map(work));
    expect(order).toEqual(['anna', 'anna', 'ben', 'anna', 'ben', 'anna']);
  });

  it('[D-910] lets a member wait only so often', async () => {
    const lane = new FairLane({ most: 1, each: 1, longest: 1, waitMs: 50 });
    void lane.run('anna', () => new Promise(() => undefined));
    const waiting = lane.run('anna', async () => undefined);
    await expect(lane.run('anna', async () => undefined)).rejects.toMatchObject({ code: 429 });
    await expect(waiting).rejects.toMatchObject({ code: 429, retryAfter: 2 });
  });
});
