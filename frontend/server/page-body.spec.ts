import { once } from 'node:events';
import { createServer, type RequestListener, type Server } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { bodyOf, type PageBody } from './page-body';

const MANY = 8 * 1024 ** 2;
const open: { server: Server; socket: Socket }[] = [];
afterEach(() => {
  for (const { server, socket } of open.splice(0)) {
    socket.destroy();
    server.close();
  }
});

/** A keep-alive connection on which a form of `MANY` bytes starts to arrive. */
async function posting(page: (body: PageBody) => Promise<string>): Promise<Socket> {
  const answer: RequestListener = async (request, response) => {
    const body = bodyOf(request);
    const text = await page(body);
    if (!(await body.rest())) response.setHeader('Connection', 'close');
    response.end(text);
  };
  const server = createServer((request, response) => void answer(request, response));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
  open.push({ server, socket });
  socket.write(`POST / HTTP/1.1\r\nHost: x\r\nContent-Length: ${MANY}\r\n\r\n`);
  return socket;
}

const sent = (socket: Socket, bytes: number) =>
  new Promise<void>((resolve) => void socket.write(Buffer.alloc(bytes, 7), () => resolve()));

async function firstLine(socket: Socket): Promise<string> {
  const [bytes] = (await once(socket, 'data')) as [Buffer];
  return bytes.toString('latin1').split('\r\n')[0] ?? '';
}

/** Browsers read the response only after they have sent the whole request. */
describe('The body of a request for a page', () => {
  it('that the page does not read is read away before the answer', async () => {
    const socket = await posting(async () => 'Please log in.');
    await sent(socket, MANY);
    expect(await firstLine(socket)).toBe('HTTP/1.1 200 OK');
  });

  it('that the page stops reading is read away before the answer', async () => {
    const socket = await posting(async ({ stream }) => {
      await stream.getReader().read();
      return 'That is enough.';
    });
    await sent(socket, MANY);
    expect(await firstLine(socket)).toBe('HTTP/1.1 200 OK');
  });

  it('comes whole to the page that reads it', async () => {
    let bytes = 0;
    const socket = await posting(async ({ stream }) => {
      for await (const piece of stream as unknown as AsyncIterable<Uint8Array>)
        bytes += piece.byteLength;
      return 'Thank you.';
    });
    await sent(socket, MANY);
    expect(await firstLine(socket)).toBe('HTTP/1.1 200 OK');
    expect(bytes).toBe(MANY);
  });

  it('that breaks off fails for the page, and is over', async () => {
    let failure: unknown;
    let isOver: boolean | undefined;
    const done = new Promise<void>((resolve) => {
      void posting(async (body) => {
        const reader = body.stream.getReader();
        await reader.read();
        failure = await reader.read().catch((error: unknown) => error);
        isOver = await body.rest();
        resolve();
        return '';
      }).then(async (socket) => {
        await sent(socket, 1_000);
        socket.resetAndDestroy();
      });
    });
    await done;
    expect(failure).toMatchObject({ code: 'ECONNRESET' });
    expect(isOver).toBe(true);
  });
});
