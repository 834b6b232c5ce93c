import { Readable, Writable } from 'node:stream';
import type { Connection, Submittable } from 'pg';

/** COPY methods of a connection that its types lack. */
type CopyConnection = Connection & {
  sendCopyFromChunk(chunk: Buffer): void;
  endCopyFrom(): void;
  sendCopyFail(reason: string): void;
};

/** The database sends row by row, which is too little for efficient compression. */
const BLOCK_BYTES = 128 * 1024;

const rowsIn = (tag: string) => Number(tag.split(' ')[1] ?? 0);

/** `copy … to stdout` as a readable stream with back-pressure: `client.query(new CopyOut(sql))`. */
export class CopyOut extends Readable implements Submittable {
  rows = 0;
  private connection: Connection | undefined;
  private block: Buffer[] = [];
  private size = 0;

  constructor(private readonly sql: string) {
    super({ highWaterMark: BLOCK_BYTES });
  }

  submit(connection: Connection): void {
    this.connection = connection;
    connection.query(this.sql);
  }

  override _read(): void {
    this.connection?.stream.resume();
  }

  handleCopyData({ chunk }: { chunk: Buffer }): void {
    if (this.destroyed) return;
    // A copy, because the connection reuses its buffer.
    this.block.push(Buffer.from(chunk));
    this.size += chunk.length;
    if (this.size >= BLOCK_BYTES && !this.pushBlock()) this.connection?.stream.pause();
  }

  handleCommandComplete({ text }: { text: string }): void {
    this.rows = rowsIn(text);
  }

  handleReadyForQuery(): void {
    this.pushBlock();
    this.push(null);
  }

  handleError(error: Error): void {
    this.destroy(error);
  }

  /** The remaining data must still be read before the connection can be used again. */
  override _destroy(error: Error | null, done: (error: Error | null) => void): void {
    this.connection?.stream.resume();
    done(error);
  }

  private pushBlock(): boolean {
    const block = Buffer.concat(this.block);
    [this.block, this.size] = [[], 0];
    return block.length === 0 || this.push(block);
  }
}

/**
 * `copy … from stdin` as a writable stream: `client.query(new CopyIn(sql))`. It finishes when the
 * rows are in the table.
 */
export class CopyIn extends Writable implements Submittable {
  rows = 0;
  private connection: CopyConnection | undefined;
  private begin: () => void = () => undefined;
  private readonly begun = new Promise<void>((resolve) => (this.begin = resolve));
  private finish: () => void = () => undefined;

  constructor(private readonly sql: string) {
    super();
  }

  submit(connection: Connection): void {
    this.connection = connection as CopyConnection;
    connection.query(this.sql);
  }

  handleCopyInResponse(): void {
    this.begin();
  }

  override _write(chunk: Buffer, _: BufferEncoding, done: () => void): void {
    void this.begun.then(() => {
      this.connection?.sendCopyFromChunk(chunk);
      if (this.connection?.stream.writableNeedDrain) this.connection.stream.once('drain', done);
      else done();
    });
  }

  override _final(done: () => void): void {
    this.finish = done;
    void this.begun.then(() => this.connection?.endCopyFrom());
  }

  override _destroy(error: Error | null, done: (error: Error | null) => void): void {
    if (error)
      void this.begun.then(() =>
        this.connection?.sendCopyFail('What was to be copied could not be read.'),
      );
    done(error);
  }

  handleCommandComplete({ text }: { text: string }): void {
    this.rows = rowsIn(text);
  }

  handleReadyForQuery(): void {
    this.finish();
  }

  handleError(error: Error): void {
    this.destroy(error);
  }
}
