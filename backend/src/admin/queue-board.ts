import { createBullBoard } from '@bull-board/api';
import { BullMQAdapter } from '@bull-board/api/bullMQAdapter';
import { ExpressAdapter } from '@bull-board/express';
import type { RequestHandler } from 'express';
import { declaredQueues } from '../platform/outbox/job';
import type { Queues } from '../platform/queues/queues';

/** Bull's board of all queues, to be mounted at `path`. Loaded when the first administrator looks. */
export function openBoard(path: string, queues: Queues): RequestHandler {
  const server = new ExpressAdapter();
  server.setBasePath(path);
  createBullBoard({
    queues: declaredQueues().map((name) => new BullMQAdapter(queues.of(name))),
    serverAdapter: server,
    options: { uiConfig: { boardTitle: 'Suture', hideRedisDetails: true } },
  });
  return server.getRouter().disable('x-powered-by') as RequestHandler;
}
