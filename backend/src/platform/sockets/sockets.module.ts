import { Global, Module } from '@nestjs/common';
import { Connections } from './connections';
import { Live } from './live';
import { SocketRooms } from './socket-rooms';
import { SocketServer } from './socket-server';

@Global()
@Module({ providers: [SocketServer, SocketRooms, Live, Connections], exports: [SocketServer, SocketRooms, Live, Connections] })
export class SocketsModule {}
