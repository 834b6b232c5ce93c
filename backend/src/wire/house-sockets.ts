import type { NestExpressApplication } from '@nestjs/platform-express';
import { IoAdapter } from '@nestjs/platform-socket.io';
import type { Server } from 'socket.io';
import { SocketServer } from '../platform/sockets/socket-server';

/** Makes gateways use the shared Socket.IO server, which manages its own life cycle. */
export class HouseSockets extends IoAdapter {
  constructor(private readonly app: NestExpressApplication) {
    super(app);
  }

  override createIOServer(): Server {
    return this.app.get(SocketServer).io;
  }

  override async close(): Promise<void> {}
}
