import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Log } from '../logging/log';
import { hearServer } from './heard-server';

const opened: Server[] = [];

function listening(port: number) {
  const log = new Log();
  const told = jest.spyOn(log, 'warn').mockImplementation();
  const server = hearServer(
    createServer((_, response) => response.end('here')),
    log,
  ).listen(port, '127.0.0.1');
  opened.push(server);
  return { server, told };
}

describe('A server', () => {
  afterEach(() => {
    for (const server of opened.splice(0)) server.close();
  });

  it('goes on when the system could not hand it a connection, and tells the log', async () => {
    const { server, told } = listening(0);
    await once(server, 'listening');
    const error = new Error('accept ENOMEM');
    server.emit('error', error);
    expect(told).toHaveBeenCalledWith({ err: error }, 'a connection could not be taken');
    const { port } = server.address() as AddressInfo;
    expect(await (await fetch(`http://127.0.0.1:${port}`)).text()).toBe('here');
  });

  it('does not start at a port that is taken', async () => {
    const { server } = listening(0);
    await once(server, 'listening');
    const other = listening((server.address() as AddressInfo).port);
    const [error] = (await once(other.server, 'error')) as [NodeJS.ErrnoException];
    expect(error.code).toBe('EADDRINUSE');
    expect(other.told).not.toHaveBeenCalled();
  });
});
