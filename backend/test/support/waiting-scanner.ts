import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import { until } from './until';

type Verdict = 'OK' | 'FOUND';

/**
 * A virus scanner with clamd's protocol (INSTREAM) that responds when told to, so a spec decides
 * how long handling a file takes.
 */
export class WaitingScanner {
  private readonly asked: Socket[] = [];
  private readonly server = createServer((socket) => {
    let end = Buffer.alloc(0);
    socket.on('data', (piece) => {
      end = Buffer.concat([end, piece]).subarray(-4);
      if (end.equals(Buffer.alloc(4))) this.asked.push(socket);
    });
  });

  /** @returns the settings that make the product use it */
  async start(): Promise<{ CLAMD_URL: string }> {
    await once(this.server.listen(0, '127.0.0.1'), 'listening');
    return { CLAMD_URL: `tcp://127.0.0.1:${(this.server.address() as AddressInfo).port}` };
  }

  /** Waits until this many files are waiting. */
  async isAsked(times: number): Promise<void> {
    await until(async () => this.asked.length >= times);
  }

  /** Responds for the file that has waited longest. */
  answer(verdict: Verdict = 'OK'): void {
    this.asked.shift()?.end(`stream: ${verdict}\0`);
  }

  stop(): void {
    for (const socket of this.asked) socket.destroy();
    this.server.close();
  }
}
