import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import express from 'express';
import type { Stage } from '../config/settings';
import { addingItsCost, withRequestId } from '../logging/request-context';
import { tellTimes } from './middleware';

const opened: Server[] = [];

/** A server whose every response takes two statements. */
async function serving(stage: Stage) {
  const app = express();
  app.use((_request, _response, next) => withRequestId('0123456789', next));
  app.use(tellTimes(stage));
  app.use(async (_request, response) => {
    for (const name of ['session', 'feed']) await addingItsCost(async () => name);
    response.send('done');
  });
  const server = createServer(app).listen(0, '127.0.0.1');
  opened.push(server);
  await once(server, 'listening');
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

const timesOf = async (address: string, headers = {}) =>
  (await fetch(address, { headers })).headers.get('server-timing');

describe('Server-Timing', () => {
  afterAll(() => {
    for (const server of opened) server.close();
  });

  it('says on request how long a response took, and its statements', async () => {
    const address = await serving('local');
    expect(await timesOf(address, { 'Server-Timing': 'on' })).toMatch(
      /^total;dur=\d+\.\d, db;dur=\d+\.\d;desc="2 statements"$/,
    );
    expect(await timesOf(address)).toBeNull();
  });

  it('says nothing where the product is live, since the number of statements could tell secrets', async () => {
    expect(await timesOf(await serving('live'), { 'Server-Timing': 'on' })).toBeNull();
  });
});
