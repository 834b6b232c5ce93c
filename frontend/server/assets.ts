import { readdirSync } from 'node:fs';
import { extname, join } from 'node:path';
import { constants } from 'node:zlib';
import compression from 'compression';
import express, { type RequestHandler } from 'express';

/** Files that never change are never revalidated, so that they need no headers for it. */
const IMMUTABLE = {
  immutable: true,
  maxAge: '1y',
  index: false,
  redirect: false,
  acceptRanges: false,
  etag: false,
  lastModified: false,
} as const;
const SHORT = { maxAge: '1h', index: false, redirect: false } as const;
const BUILT = '/assets/';
/**
 * The worker that reads scans compiles a decoder, which no page may, and has no network: what it
 * reads cannot leave the browser by itself.
 */
const READER = /^\/assets\/reader\.worker-[\w-]+\.js$/;
const READER_POLICY =
  "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'none'; frame-ancestors 'none'";
/**
 * At this quality the feed takes 13 kB, which with its headers fits into the first flight of a new
 * connection. The default of 4 takes a tenth more.
 */
const PAGE_QUALITY = 5;
/**
 * 2^17 bytes, enough for a whole page. The default window of 4 MB doubles the CPU time and is
 * allocated for every response.
 */
const PAGE_WINDOW = 17;

/** Built files have their hash in the name and never change; the other files of public/ may. */
export function serveAssets(folder: string): RequestHandler[] {
  const built = express.static(folder, IMMUTABLE);
  const others = express.static(folder, SHORT);
  const compress = compression({
    brotli: {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: PAGE_QUALITY,
        [constants.BROTLI_PARAM_LGWIN]: PAGE_WINDOW,
      },
    },
  });
  const asCompressed = takeCompressed(folder);
  return [
    // API calls from the pages use no socket and accept no encoding; the compressor would lose
    // their responses.
    (request, response, next) =>
      request.headers['accept-encoding'] ? compress(request, response, next) : next(),
    (request, response, next) => {
      if (!request.path.startsWith(BUILT))
        return isFile(request.path) ? others(request, response, next) : next();
      response.removeHeader('X-Request-Id');
      if (READER.test(request.path)) response.setHeader('Content-Security-Policy', READER_POLICY);
      asCompressed(request, response, () =>
        built(request, response, () => response.status(404).end()),
      );
    },
  ];
}

/** Sends the build's precompressed files to browsers that accept Brotli. */
function takeCompressed(folder: string): RequestHandler {
  const names = new Set(readdirSync(join(folder, BUILT)));
  return (request, response, next) => {
    if (names.has(`${request.path.slice(BUILT.length)}.br`)) {
      response.vary('Accept-Encoding');
      if (request.acceptsEncodings('br')) {
        response.type(extname(request.path)).setHeader('Content-Encoding', 'br');
        request.url = `${request.path}.br`;
      }
    }
    next();
  };
}

/**
 * Only names with an extension can be files of public/; pages and API calls need no disk access.
 */
function isFile(path: string): boolean {
  return (
    /^\/[\w-]+(?:\/[\w-]+)*\.\w+$/.test(path) &&
    !path.startsWith('/media/') &&
    !path.startsWith('/api/')
  );
}
