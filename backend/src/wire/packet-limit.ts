import type { Server } from 'socket.io';
import type { Clock } from '../platform/clock';

const PACKETS = 100;
const WINDOW_MS = 10_000;

interface Line {
  on(event: 'packet', listener: () => void): unknown;
  close(): void;
}

/** Closes a connection that sends more than 100 packets in 10 s, before the packets are read. */
export function limitPackets(io: Server, clock: Clock): void {
  io.engine.on('connection', (line: Line) => {
    let since = clock.now().getTime();
    let seen = 0;
    line.on('packet', () => {
      const now = clock.now().getTime();
      if (now - since > WINDOW_MS) [since, seen] = [now, 0];
      seen += 1;
      if (seen > PACKETS) line.close();
    });
  });
}
