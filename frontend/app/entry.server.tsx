import type {
  ActionFunctionArgs,
  AppLoadContext,
  EntryContext,
  LoaderFunctionArgs,
} from '@remix-run/node';
import { RemixServer } from '@remix-run/react';
import { renderToString } from 'react-dom/server';
import { handoffScripts } from './lib/handoff.server';
import type {} from './lib/load-context';
import { NonceProvider } from './lib/nonce';
import { paintedFirst } from './lib/painted-first.server';

/**
 * Renders the page whole: nothing on our pages is deferred, and React's stream costs three times as much. The data that
 * hydration needs, which Remix would stream behind the page, is read first and put at its end.
 */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  remix: EntryContext,
  { nonce }: AppLoadContext,
): Promise<Response> {
  const handoff = remix.serverHandoffStream;
  remix.serverHandoffStream = undefined;
  const page = renderToString(
    <NonceProvider value={nonce}>
      <RemixServer context={remix} url={request.url} nonce={nonce} />
    </NonceProvider>,
  );
  const scripts =
    remix.renderMeta?.didRenderScripts && handoff ? await handoffScripts(handoff, nonce) : '';
  headers.set('Content-Type', 'text/html; charset=utf-8');
  keepPrivate(headers);
  // In development React would tell of each attribute that it did not write itself.
  const body = process.env['DEV'] === '1' ? page : paintedFirst(page, nonce);
  return new Response(`<!doctype html>${body}${scripts}`, { status, headers });
}

export function handleDataRequest(response: Response): Response {
  keepPrivate(response.headers);
  return response;
}

/** Failures nobody foresaw: one line with the request's id, which the error page shows too. */
export function handleError(
  error: unknown,
  { request, context }: LoaderFunctionArgs | ActionFunctionArgs,
): void {
  if (request.signal.aborted) return;
  const { message, stack } = error instanceof Error ? error : new Error(String(error));
  const line = {
    level: 50,
    time: Date.now(),
    requestId: context.requestId,
    path: new URL(request.url).pathname,
    msg: message,
    stack,
  };
  process.stderr.write(`${JSON.stringify(line)}\n`);
}

function keepPrivate(headers: Headers): void {
  if (!headers.has('Cache-Control')) headers.set('Cache-Control', 'private, no-cache');
}
