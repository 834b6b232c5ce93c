import { Module } from '@nestjs/common';
import { Relay } from '../outbox/relay';
import { Queues } from './queues';

/** For the workers: the queues and the relay that fills them. */
@Module({ providers: [Queues, Relay], exports: [Queues, Relay] })
export class QueuesModule {}
