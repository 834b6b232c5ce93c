import { join } from 'node:path';
import type { ServerBuild } from '@remix-run/node';
import type { RequestHandler } from 'express';

export interface DevelopedPages {
  readonly handlers: RequestHandler[];
  /** The pages, compiled from the current sources. */
  readonly build: () => Promise<ServerBuild>;
}

/**
 * For `npm run dev`: Vite serves the modules from source and replaces them in the browser when they
 * change.
 */
export async function developPages(house: string): Promise<DevelopedPages> {
  const { createServer } = await import('vite');
  const root = join(house, 'frontend');
  const vite = await createServer({
    root,
    configFile: join(root, 'vite.config.mts'),
    server: { middlewareMode: true },
  });
  return {
    handlers: [vite.middlewares as RequestHandler],
    build: async () => (await vite.ssrLoadModule('virtual:remix/server-build')) as ServerBuild,
  };
}
