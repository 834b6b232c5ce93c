import { request } from 'node:http';
import { connect, type Socket } from 'node:net';
import type { RunningApp } from '../../support/app';

interface Sent {
  readonly method?: string;
  readonly path: string;
  readonly headers?: Record<string, string>;
  readonly body?: string | Buffer;
}

/**
 * Sends a request without normalising its path.
 * @returns the status; 0 if the connection was closed
 */
export function said(
  app: Pick<RunningApp, 'url'>,
  { method = 'GET', path, headers = {}, body }: Sent,
): Promise<number> {
  const { port } = new URL(app.url);
  return new Promise((resolve) => {
    const length = body === undefined ? {} : { 'Content-Length': String(Buffer.byteLength(body)) };
    const sending = request(
      { host: '127.0.0.1', port, method, path, headers: { ...length, ...headers }, agent: false },
      (reply) => {
        reply.resume().on('end', () => resolve(reply.statusCode ?? 0));
      },
    );
    sending.on('error', () => resolve(0));
    sending.end(body);
  });
}

/** A connection on which this text was sent; it stays open. */
export function opened(app: Pick<RunningApp, 'url'>, text: string): Promise<Socket> {
  return new Promise((resolve, reject) => {
    const socket = connect(Number(new URL(app.url).port), '127.0.0.1', () => {
      socket.write(text, 'latin1', () => resolve(socket));
    });
    socket.once('error', reject);
  });
}

/** Everything received until the other side closes the connection. */
export function answered(socket: Socket): Promise<string> {
  return new Promise((resolve) => {
    let text = '';
    socket.on('data', (bytes) => {
      text += bytes.toString('latin1');
    });
    socket.on('error', () => resolve(text));
    socket.on('close', () => resolve(text));
  });
}
