/** What is used of the `smtp-server` package, which has no types of its own. */
declare module 'smtp-server' {
  import type { Server } from 'node:net';
  import type { Readable } from 'node:stream';

  export class SMTPServer {
    constructor(options: {
      disabledCommands: string[];
      onRcptTo(address: { address: string }, session: unknown, done: (error?: Error) => void): void;
      onData(stream: Readable, session: unknown, done: (error?: Error) => void): void;
    });
    listen(port: number, host: string, ready: () => void): Server;
    close(done: () => void): void;
  }
}
