import compression from 'compression';
import express, { type RequestHandler } from 'express';

const IMMUTABLE = { immutable: true, maxAge: '1y', index: false, redirect: false } as const;
const SHORT = { maxAge: '1h', index: false, redirect: false } as const;

/** Built files carry their digest in the name and never change; the rest of public/ may. */
export function serveAssets(folder: string): RequestHandler[] {
  const built = express.static(folder, IMMUTABLE);
  const others = express.static(folder, SHORT);
  const compress = compression();
  return [
    // Calls from the pages come through no socket and ask for no encoding; the compressor would swallow their replies.
    (request, response, next) => (request.headers['accept-encoding'] ? compress(request, response, next) : next()),
    (request, response, next) => {
      if (request.path.startsWith('/assets/')) return built(request, response, () => response.status(404).end());
      return isFile(request.path) ? others(request, response, next) : next();
    },
  ];
}

/** Only names with an ending can be files of public/: pages and calls are spared a look at the disk. */
function isFile(path: string): boolean {
  return /^\/[\w-]+(?:\/[\w-]+)*\.\w+$/.test(path) && !path.startsWith('/media/') && !path.startsWith('/api/');
}
