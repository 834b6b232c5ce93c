import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { isRouteErrorResponse } from '@remix-run/react';
import { framesOf, sentenceOf } from '../../../backend/src/platform/logging/told-error.rules';

const SERVER_FAULT = 500;

/**
 * Logs unexpected errors with the request id that the error page shows. Refusals are not logged
 * as errors.
 */
export function handleError(
  error: unknown,
  { request, context }: LoaderFunctionArgs | ActionFunctionArgs,
): void {
  const isRefused = isRouteErrorResponse(error) && error.status < SERVER_FAULT;
  if (request.signal.aborted || isRefused) return;
  const told = error instanceof Error ? error : new Error(kindOf(error));
  const line = {
    level: 50,
    time: new Date().toISOString(),
    requestId: context.requestId,
    route: context.route,
    msg: sentenceOf(told),
    stack: framesOf(told),
  };
  process.stderr.write(`${JSON.stringify(line)}\n`);
}

/**
 * Describes a thrown value that is not an Error. Its content is not logged, because it may be
 * personal data.
 */
function kindOf(thrown: unknown): string {
  return isRouteErrorResponse(thrown)
    ? `Status ${thrown.status}`
    : `A value of the type ${typeof thrown} was thrown.`;
}
