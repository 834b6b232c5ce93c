import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { QuietConnections } from './quiet-connections';

const ASKED = 'GET / HTTP/1.1\r\nHost: here\r\n\r\n';
/** Longer than the pause between two looks at the connections. */
const A_WHILE_MS = 500;

describe('A server that stops', () => {
  const held: ServerResponse[] = [];
  const server = createServer(({ url }, reply) => {
    if (url === '/held') held.push(reply);
    else reply.end('here');
  });
  const quiet = new QuietConnections(server);
  const opened: Socket[] = [];
  afterAll(() => {
    for (const socket of opened) socket.destroy();
    server.close();
  });

  /** A connection on which this text was sent and, if it asks for a reply, a part of it received. */
  async function opens(text: string, isAnswered: boolean): Promise<{ closed: Promise<unknown> }> {
    const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
    opened.push(socket);
    const closed = once(socket, 'close');
    await once(socket, 'connect');
    if (text) socket.write(text);
    if (isAnswered) await once(socket, 'data');
    socket.resume();
    return { closed };
  }

  const isOpen = async ({ closed }: { closed: Promise<unknown> }) =>
    Promise.race([closed.then(() => false), pause(A_WHILE_MS, true)]);

  it('closes connections on which nothing was asked, or everything answered; others when they are answered', async () => {
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    const unasked = await opens('', false);
    const answered = await opens(ASKED, true);
    const beginning = await opens('GET / HT', false);
    const running = await opens(ASKED.replace('/', '/held'), false);
    await pause(A_WHILE_MS);

    quiet.closeEach();
    await Promise.all([unasked.closed, answered.closed]);
    expect(await isOpen(beginning)).toBe(true);
    expect(await isOpen(running)).toBe(true);

    held[0]?.end('late');
    await running.closed;
    opened[2]?.write(ASKED.slice('GET / HT'.length));
    await beginning.closed;
  });
});
