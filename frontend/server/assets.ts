import { readdirSync } from 'node:fs';
import { extname, join } from 'node:path';
import { constants } from 'node:zlib';
import compression from 'compression';
import express, { type RequestHandler } from 'express';

const IMMUTABLE = { immutable: true, maxAge: '1y', index: false, redirect: false } as const;
const SHORT = { maxAge: '1h', index: false, redirect: false } as const;
const BUILT = '/assets/';
/** The feed takes 13 kB so: with its headers what a server may send at once on a new connection. The usual 4 takes a tenth more. */
const PAGE_QUALITY = 5;
/** 2^17 bytes, enough for a whole page. The default window of 4 MB doubles the processor time and is allocated for every response. */
const PAGE_WINDOW = 17;

/** Built files carry their digest in the name and never change; the rest of public/ may. */
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
    // Calls from the pages come through no socket and ask for no encoding; the compressor would swallow their replies.
    (request, response, next) =>
      request.headers['accept-encoding'] ? compress(request, response, next) : next(),
    (request, response, next) => {
      if (!request.path.startsWith(BUILT))
        return isFile(request.path) ? others(request, response, next) : next();
      asCompressed(request, response, () =>
        built(request, response, () => response.status(404).end()),
      );
    },
  ];
}

/** Texts that the build has compressed are sent so, to browsers that read it. */
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

/** Only names with an ending can be files of public/: pages and calls are spared a look at the disk. */
function isFile(path: string): boolean {
  return (
    /^\/[\w-]+(?:\/[\w-]+)*\.\w+$/.test(path) &&
    !path.startsWith('/media/') &&
    !path.startsWith('/api/')
  );
}
