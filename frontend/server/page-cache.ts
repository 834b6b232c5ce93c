import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Response as Reply, Request } from 'express';
import { addressOf } from './address';

/** The same for every visitor, and without a form that counts time: nothing of a session, no cookie, no inline script. */
const SHARED =
  /^\/(|home(\/\w+)?|about(\/mission)?|benefit-blog|blogs(\/\d+)?|privacy-policy|terms_and_conditions(\/[\w-]+)?)$/;
/** A path with other words in its query is another page only where this one is. */
const QUERY = /^(\?page=\d{1,3})?$/;
const FRESH_MS = 10_000;
/** Ten seconds with a browser, a minute with a proxy in between; whoever has a cookie gets a page of their own. */
const CACHE_CONTROL = 'public, max-age=10, s-maxage=60, stale-while-revalidate=60';
const MOST_PAGES = 500;

interface Kept {
  readonly until: number;
  readonly etag: string;
  readonly bodies: Readonly<Record<'identity' | 'gzip' | 'br', Buffer>>;
}

type Encoding = keyof Kept['bodies'];

/** A short memory of pages for visitors. Many who ask at once wait for one answer. */
export class PageCache {
  private readonly pages = new Map<string, Promise<Kept | undefined>>();

  /** Under which name a request is remembered; undefined where it may not be. */
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
   * `make` answers a GET, also where a HEAD asks: what a HEAD is answered has no body. Only a complete page without a cookie and
   * without its `nonce` is kept; everything else is given back as it is.
   */
  async page(
    key: string,
    { nonce, make }: { nonce: string; make: () => Promise<Response> },
  ): Promise<Kept | Response> {
    const known = this.pages.get(key);
    const kept = await known;
    if (kept && kept.until > Date.now()) return kept;
    // Who comes first makes it anew, for all who come meanwhile.
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

/** These pages have no script, so nothing comes behind their last tag. */
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
