import { MikroORM, RequestContext } from '@mikro-orm/core';
import type { RunningApp } from './app';

/** Runs a use case as a job would: with a unit of work of its own. */
export function inUnitOfWork<Result>(
  app: Pick<RunningApp, 'nest'>,
  work: () => Promise<Result>,
): Promise<Result> {
  return RequestContext.create(app.nest.get(MikroORM).em, work);
}
