import type { AppLoadContext, EntryContext } from '@remix-run/node';
import { RemixServer } from '@remix-run/react';
import { renderToString } from 'react-dom/server';
import { FragmentCache, PageFragments } from './shell/fragment-cache.server';
import { handoffScripts } from './shell/handoff.server';
import { markedForms } from './shell/marked-forms.server';
import { NonceProvider } from './shell/nonce';
import { paintedFirst } from './shell/painted-first.server';
import { FragmentRendererProvider } from './ui/cached-fragment';
import type {} from './wire/load-context';
import type { Session } from './wire/session.server';

export { handleError } from './wire/failures.server';

const cache = new FragmentCache();

/**
 * Renders the page to a string: no page defers data, and React's streaming renderer takes three
 * times as long. The hydration data, which Remix would stream after the page, is read first and
 * appended.
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
  const fragments = fragmentsOf(remix);
  const page = renderToString(
    <NonceProvider value={nonce}>
      <FragmentRendererProvider value={fragments}>
        <RemixServer context={remix} url={request.url} nonce={nonce} />
      </FragmentRendererProvider>
    </NonceProvider>,
  );
  const scripts =
    remix.renderMeta?.didRenderScripts && handoff
      ? await handoffScripts(handoff, remix.staticHandlerContext.loaderData, nonce)
      : [];
  headers.set('Content-Type', 'text/html; charset=utf-8');
  // In development React would warn about every attribute it did not render itself.
  const body =
    process.env['DEV'] === '1' ? page : paintedFirst(withMark(page, request, remix), nonce);
  const whole = `<!doctype html>${body}`;
  const bytes = fragments?.fill(whole) ?? [Buffer.from(whole)];
  return new Response(streamOf(Buffer.concat([...bytes, ...scripts])), { status, headers });
}

function withMark(page: string, request: Request, { staticHandlerContext }: EntryContext) {
  const root: { session?: Session | null } | undefined = staticHandlerContext.loaderData['root'];
  const { pathname, search } = new URL(request.url);
  const mark = root?.session?.pageOf;
  return mark ? markedForms(page, { mark, path: pathname + search }) : page;
}

/** A stream of one chunk. `Response` would copy a buffer that it is given directly. */
function streamOf(bytes: Uint8Array): ReadableStream<Uint8Array> {
  return new ReadableStream({
    start(controller) {
      controller.enqueue(bytes);
      controller.close();
    },
  });
}

/**
 * In development components are replaced while the process runs. Without the root's data, as on
 * some error pages, the time differs from hook to hook.
 */
function fragmentsOf({ staticHandlerContext }: EntryContext): PageFragments | null {
  const root: { now?: string } | undefined = staticHandlerContext.loaderData['root'];
  return process.env['DEV'] === '1' || !root?.now ? null : new PageFragments(cache, root.now);
}
