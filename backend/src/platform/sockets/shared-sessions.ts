import { randomBytes } from 'node:crypto';
import { rmSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';
import { createProxyMiddleware } from 'http-proxy-middleware';
import { addressBehind, type Door } from '../config/door';

/** The part of an Engine.IO server that is used here. */
interface Engine {
  generateId(request: IncomingMessage): string | PromiseLike<string>;
  handleRequest(request: IncomingMessage, response: ServerResponse): void;
  handleUpgrade(request: IncomingMessage, socket: Duplex, head: Buffer): void;
}

const ID_BYTES = 15;
/** The error with which Engine.IO rejects an unknown session; the client then starts a new one. */
const UNKNOWN = JSON.stringify({ code: 1, message: 'Session ID unknown' });

/**
 * Several front doors share a port, so that the requests of a long-polling session, and its upgrade
 * to a WebSocket, may come to any of them. A session's id names the door that has it, and the
 * others pass its requests on.
 * @returns the server that listens for the other doors
 */
export function shareSessions(engine: Engine, door: Door): Server {
  const own = {
    request: engine.handleRequest.bind(engine),
    upgrade: engine.handleUpgrade.bind(engine),
  };
  const others = Array.from({ length: door.count }, (_, number) => passOnTo(door, number));
  const elsewhere = (request: IncomingMessage) => {
    const number = doorNamedBy(request);
    return number === door.number ? undefined : others[number ?? door.number];
  };
  engine.generateId = () => `${door.number}.${randomBytes(ID_BYTES).toString('base64url')}`;
  engine.handleRequest = (request, response) => {
    const other = elsewhere(request);
    if (other) void other(request, response, () => undefined);
    else own.request(request, response);
  };
  engine.handleUpgrade = (request, socket, head) => {
    const other = elsewhere(request);
    if (other) other.upgrade(request, socket as Parameters<typeof other.upgrade>[1], head);
    else own.upgrade(request, socket, head);
  };
  const address = addressBehind(door, door.number);
  rmSync(address, { force: true });
  return createServer(own.request)
    .on('upgrade', own.upgrade)
    .listen({ path: address, exclusive: true });
}

function doorNamedBy({ url = '' }: IncomingMessage): number | undefined {
  const named = /[?&]sid=(\d+)\./.exec(url)?.[1];
  return named === undefined ? undefined : Number(named);
}

function passOnTo(door: Door, number: number) {
  return createProxyMiddleware({
    target: { protocol: 'http:', host: 'localhost', socketPath: addressBehind(door, number) },
    on: {
      error: (_error, _request, response) => {
        if (!('writeHead' in response) || response.headersSent) response.destroy();
        else response.writeHead(400, { 'Content-Type': 'application/json' }).end(UNKNOWN);
      },
    },
  });
}
