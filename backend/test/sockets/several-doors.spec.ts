import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { doorEnvironment } from '../../src/platform/config/door';
import { Live } from '../../src/platform/sockets/live';
import { type RunningApp, startApp } from '../support/app';
import { aMember, type Person } from '../support/people';
import { hearEachOther } from '../support/sockets';

const POLLING = '/socket.io/?EIO=4&transport=polling';

describe('Two front doors of one machine', () => {
  const folder = mkdtempSync(join(tmpdir(), 'suture-doors-'));
  let one: RunningApp;
  let other: RunningApp;
  let member: Person;

  beforeAll(async () => {
    const at = (number: number) => startApp(doorEnvironment({ number, count: 2, folder }));
    [one, other] = [await at(0), await at(1)];
    await hearEachOther(one, other);
    member = await aMember(one);
  });
  afterAll(async () => {
    await one?.stop();
    await other?.stop();
    rmSync(folder, { recursive: true });
  });

  const poll = async (app: RunningApp, sid = '') => {
    const reply = await fetch(`${app.url}${POLLING}${sid && `&sid=${sid}`}`);
    return { status: reply.status, text: await reply.text() };
  };
  const send = async (app: RunningApp, sid: string, body: string) =>
    (await fetch(`${app.url}${POLLING}&sid=${sid}`, { method: 'POST', body })).status;
  const begin = async (app: RunningApp) =>
    (JSON.parse((await poll(app)).text.slice(1)) as { sid: string }).sid;
  /** The status of the reply; 0 if the connection was closed instead. */
  const upgrading = async (app: RunningApp, sid: string) => {
    const asked = request(`${app.url}/socket.io/?EIO=4&transport=websocket&sid=${sid}`, {
      headers: {
        Connection: 'Upgrade',
        Upgrade: 'websocket',
        'Sec-WebSocket-Key': randomBytes(16).toString('base64'),
        'Sec-WebSocket-Version': '13',
      },
    }).end();
    return new Promise<number>((ended) => {
      asked.on('upgrade', ({ statusCode = 0 }, socket) => {
        socket.destroy();
        ended(statusCode);
      });
      asked.on('response', ({ statusCode = 0 }) => ended(statusCode));
      asked.on('error', () => ended(0));
    });
  };
  const admission = () =>
    `40${JSON.stringify({ token: (member.headers['authorization'] ?? '').slice('Bearer '.length) })}`;

  it('[D-865] serve a long-polling session together, whichever of them its requests come to', async () => {
    const sid = await begin(one);
    expect(sid).toMatch(/^0\./);
    expect(await send(other, sid, admission())).toBe(200);
    expect((await poll(other, sid)).text).toMatch(/^40\{"sid":/);

    const heard = poll(other, sid);
    other.nest.get(Live).toMember(member.id, 'said', 'On my way to theatre two.');
    expect((await heard).text).toContain('42["said","On my way to theatre two."]');
  });

  it('[D-865] let a session that began at one become a WebSocket at the other', async () => {
    const sid = await begin(other);
    expect(await upgrading(one, sid)).toBe(101);
    expect(await upgrading(one, '1.gone')).not.toBe(101);
  });

  it('do not know a session whose door is gone, so that its client begins a new one', async () => {
    expect(await poll(one, '1.gone')).toMatchObject({ status: 400 });
    expect(await poll(one, '7.gone')).toMatchObject({ status: 400 });
    expect((await poll(one, '0.gone')).text).toContain('Session ID unknown');
  });
});
