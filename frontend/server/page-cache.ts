import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Response as Reply, Request } from 'express';
import { addressOf } from './address';

/**
 * Pages that are the same for every visitor: without session, cookie, inline script or a form with
 * a timestamp.
 */
const SHARED =
  /^\/(|home(\/\w+)?|about(\/mission)?|benefit-blog|blogs(\/\d+)?|privacy-policy|terms_and_conditions(\/[\w-]+)?)$/;
/** Pages with any other query are not cached. */
const QUERY = /^(\?page=\d{1,3})?$/;
const FRESH_MS = 10_000;
/** Ten seconds in the browser, a minute in proxies; the response varies by cookie. */
const CACHE_CONTROL = 'public, max-age=10, s-maxage=60, stale-while-revalidate=60';
const MOST_PAGES = 500;

interface Kept {
  readonly until: number;
  readonly etag: string;
  readonly bodies: Readonly<Record<'identity' | 'gzip' | 'br', Buffer>>;
}

type Encoding = keyof Kept['bodies'];

/** A short-lived cache of pages for visitors. Concurrent requests share one rendering. */
export class PageCache {
  private readonly pages = new Map<string, Promise<Kept | undefined>>();

  /** The cache key of a request; undefined if it must not be cached. */
  keyOf(request: Request, origin: string): string | undefined {
    if (
      (request.method !== 'GET' && request.method !== 'HEAD') ||
      request.headers.cookie !== undefined
    )
      return undefined;
    const { pathname, search } = addressOf(request, origin);
    return SHARED.test(pathname) && QUERY.test(search) ? origin + pathname + search : undefined;
  }

  /**
   * `make` renders a GET even for a HEAD request, because the response to a HEAD has no body. Only
   * complete pages without cookies and without the `nonce` are cached; others are returned as they
   * are.
   */
  async page(
    key: string,
    { nonce, make }: { nonce: string; make: () => Promise<Response> },
  ): Promise<Kept | Response> {
    const known = this.pages.get(key);
    const kept = await known;
    if (kept && kept.until > Date.now()) return kept;
    // The first request renders the page; the others wait for it.
    if (this.pages.get(key) !== known) return this.page(key, { nonce, make });
    let answer: Response | undefined;
    const making = make().then((made) => {
      answer = made;
      return keep(made, nonce);
    });
    this.remember(key, making);
    const made = await making.catch((error: unknown) => {
      this.pages.delete(key);
      throw error;
    });
    if (made) return made;
    this.pages.delete(key);
    return answer as Response;
  }

  private remember(key: string, making: Promise<Kept | undefined>): void {
    const oldest = this.pages.keys().next().value;
    if (this.pages.size >= MOST_PAGES && oldest !== undefined) this.pages.delete(oldest);
    this.pages.set(key, making);
  }
}

async function keep(answer: Response, nonce: string): Promise<Kept | undefined> {
  const isWhole = answer.status === 200 && answer.headers.getSetCookie().length === 0;
  if (!isWhole || !answer.headers.get('Content-Type')?.startsWith('text/html')) return undefined;
  const identity = Buffer.from(await answer.clone().arrayBuffer());
  if (!isComplete(identity) || identity.includes(nonce)) return undefined;
  const [zipped, br] = await Promise.all([
    promisify(gzip)(identity),
    promisify(brotliCompress)(identity, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
  ]);
  const etag = `"${createHash('sha256').update(identity).digest('base64url').slice(0, 27)}"`;
  return { until: Date.now() + FRESH_MS, etag, bodies: { identity, gzip: zipped, br } };
}

const PAGE_ENDS = '</html>';

/** These pages have no script, so nothing follows their closing tag. */
function isComplete(page: Buffer): boolean {
  return page.subarray(-PAGE_ENDS.length).toString('latin1') === PAGE_ENDS;
}

export function sendKept(kept: Kept, request: Request, reply: Reply): void {
  reply.setHeader('Cache-Control', CACHE_CONTROL);
  reply.setHeader('Vary', 'Cookie, Accept-Encoding');
  reply.setHeader('ETag', kept.etag);
  if (request.headers['if-none-match'] === kept.etag) {
    reply.status(304).end();
    return;
  }
  const encoding = (request.acceptsEncodings('br', 'gzip', 'identity') || 'identity') as Encoding;
  const body = kept.bodies[encoding];
  reply.setHeader('Content-Type', 'text/html; charset=utf-8');
  if (encoding !== 'identity') reply.setHeader('Content-Encoding', encoding);
  reply.setHeader('Content-Length', body.length);
  reply.end(request.method === 'HEAD' ? undefined : body);
}
