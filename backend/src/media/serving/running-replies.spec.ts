import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import express from 'express';
import { RunningReplies } from './running-replies';

describe('A file that is withdrawn while it is asked for', () => {
  const replies = new RunningReplies();
  const ending = { name: 'a', state: 'gone', changedAt: 0, hiddenUntil: null } as const;
  let server: Server;
  let address: string;

  beforeAll(async () => {
    const app = express();
    app.get('/:status', ({ params }, response) => {
      replies.add('a', { response, isBound: false });
      replies.breakOff(ending);
      response.status(Number(params.status)).send('words');
    });
    app.get('/', (_, response) => {
      replies.add('a', { response, isBound: false });
      response.write('the first part');
      replies.breakOff(ending);
    });
    server = createServer(app).listen(0, '127.0.0.1');
    await once(server, 'listening');
    address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  });
  afterAll(() => {
    server.closeAllConnections();
    server.close();
  });

  const ask = async (path: string) => {
    const reply = await fetch(address + path);
    return [reply.status, await reply.text()];
  };

  it('is not begun', async () => {
    await expect(ask('/200')).rejects.toThrow();
  });

  it('may be said not to be found', async () => {
    expect(await ask('/404')).toEqual([404, 'words']);
  });

  it('is broken off', async () => {
    await expect(ask('/')).rejects.toThrow();
  });
});
