import { Global, Module, type Provider } from '@nestjs/common';
import { Settings } from '../config/settings';
import { Clusters } from './cluster';
import { Connections } from './connections';
import { Live } from './live';
import { PostgresClusters } from './postgres-clusters';
import { SocketRooms } from './socket-rooms';
import { SocketServer } from './socket-server';

/** The Redis client is loaded only if Redis is used. */
const clusters: Provider = {
  provide: Clusters,
  inject: [Settings],
  useFactory: async (settings: Settings): Promise<Clusters> => {
    if (!settings.redisSocketsUrl) return new PostgresClusters();
    const { RedisClusters } = await import('./redis-clusters.js');
    return new RedisClusters();
  },
};

@Global()
@Module({
  providers: [clusters, SocketServer, SocketRooms, Live, Connections],
  exports: [Clusters, SocketServer, SocketRooms, Live, Connections],
})
export class SocketsModule {}
