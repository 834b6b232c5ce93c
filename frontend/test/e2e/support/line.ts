import { createServer, type IncomingMessage, request } from 'node:http';
import { type AddressInfo, connect } from 'node:net';

/**
 * What happens to a request: it is forwarded, the connection is cut at once or when the answer
 * comes, its body is not read any further, or the proxy responds with a status.
 */
type Fate = 'goes on' | 'breaks' | 'answer is lost' | 'waits' | number;

interface Line {
  /** For a browser context that should use this connection. */
  proxy: { server: string };
  close: () => void;
}

/**
 * A connection between a browser and the product that can be cut. Playwright's `page.route` passes
 * each body through the debugger, which takes half a second per megabyte, so large files use a
 * proxy instead.
 */
export async function aLine(fateOf: (asked: IncomingMessage) => Fate): Promise<Line> {
  const server = createServer((asked, answer) => {
    const fate = fateOf(asked);
    if (fate === 'breaks') return asked.destroy();
    if (fate === 'waits') return;
    if (typeof fate === 'number') {
      asked.resume();
      return answer.writeHead(fate, { 'retry-after': '1' }).end();
    }
    const onwards = request(asked.url ?? '', { method: asked.method, headers: asked.headers });
    onwards.on('response', (reply) => {
      if (fate === 'answer is lost') return answer.destroy();
      answer.writeHead(reply.statusCode ?? 502, reply.headers);
      reply.pipe(answer);
    });
    onwards.on('error', () => answer.destroy());
    answer.on('close', () => onwards.destroy());
    asked.pipe(onwards);
  });
  // Forwards tunnelled sockets, such as those of the chat.
  server.on('connect', (asked, socket, head) => {
    const [host, port] = (asked.url ?? '').split(':');
    const onwards = connect(Number(port), host, () => {
      socket.write('HTTP/1.1 200 Connection established\r\n\r\n');
      onwards.write(head);
      onwards.pipe(socket).pipe(onwards);
    });
    onwards.on('error', () => socket.destroy());
    socket.on('error', () => onwards.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    proxy: { server: `http://127.0.0.1:${port}` },
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}
