import { createReadStream } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { Scanner, type Verdict } from './scanner';

const PATIENCE_MS = 60_000;

/**
 * Streams files to clamd (`tcp://host:3310` or `unix:///path`). If the scanner does not respond the
 * upload fails: nothing passes unscanned.
 */
export class ClamdScanner extends Scanner {
  constructor(private readonly url: string) {
    super();
  }

  override async scan(path: string): Promise<Verdict> {
    const socket = this.connect();
    const answer = read(socket);
    await Promise.all([pipeline(Readable.from(instream(path)), socket, { end: false }), answer]);
    const said = await answer;
    if (said.endsWith('FOUND')) return 'infected';
    if (said.endsWith('OK')) return 'clean';
    throw new Error(`The virus scanner answered: ${said}`);
  }

  private connect(): Socket {
    const { protocol, hostname, port, pathname } = new URL(this.url);
    const socket =
      protocol === 'unix:' ? connect(pathname) : connect(Number(port || 3310), hostname);
    return socket.setTimeout(PATIENCE_MS, () =>
      socket.destroy(new Error('The virus scanner does not answer.')),
    );
  }
}

/** clamd's INSTREAM format: chunks prefixed with their length, ended by an empty one. */
async function* instream(path: string): AsyncGenerator<Buffer> {
  yield Buffer.from('zINSTREAM\0');
  for await (const piece of createReadStream(path) as AsyncIterable<Buffer>)
    yield Buffer.concat([lengthOf(piece.length), piece]);
  yield lengthOf(0);
}

function lengthOf(bytes: number): Buffer {
  const length = Buffer.alloc(4);
  length.writeUInt32BE(bytes);
  return length;
}

async function read(socket: Socket): Promise<string> {
  const pieces: Buffer[] = [];
  for await (const piece of socket as AsyncIterable<Buffer>) pieces.push(piece);
  return Buffer.concat(pieces).toString('utf8').replace(/\0+$/, '').trim();
}
