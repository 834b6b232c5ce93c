import type { Express, NextFunction, Request, Response, Router } from 'express';

type Layer = Router['stack'][number];

/** What paths contain besides words: `:id`, `*path`, `{optional}`. */
const PATTERN = /[:*{}()?+!\\[\]]/;
const FIRST_WORD = /^\/(?:api\/v1\/)?([^/?#]*)/i;

/** The first word of a path, in the API the one after its version. */
const firstWordOf = (path: string) => FIRST_WORD.exec(path)?.[1]?.toLowerCase() ?? '';

/** Undefined for what may match paths that begin differently. */
function firstWordOfLayer({ route }: Layer): string | undefined {
  const path: unknown = route?.path;
  if (typeof path !== 'string') return undefined;
  const word = firstWordOf(path);
  return word === '' || PATTERN.test(word) ? undefined : word;
}

/**
 * Lets Express try, in the order in which they were added, only routes that begin with the same
 * word as the request, and whatever is for any path. By itself it tries its hundreds of routes one
 * after the other, before each page and file as well.
 */
export function findRoutesByBeginning({ router }: Pick<Express, 'router'>): void {
  const { handle } = router as Router & { handle: Router };
  let groups = new Map<string | undefined, Router>();
  let grouped: number | undefined;

  const group = () => {
    const words = router.stack.map(firstWordOfLayer);
    const routesOf = (word: string | undefined): Router => {
      const stack = router.stack.filter((_, nth) => [undefined, word].includes(words[nth]));
      return Object.create(router, { stack: { value: stack } });
    };
    groups = new Map([...new Set([undefined, ...words])].map((word) => [word, routesOf(word)]));
    grouped = router.stack.length;
  };

  const routesFor = (url: string) => {
    // Pages and dashboards are added after the API.
    if (router.stack.length !== grouped) group();
    // The address may name a host before the path.
    if (!url.startsWith('/')) return router;
    return groups.get(firstWordOf(url)) ?? groups.get(undefined) ?? router;
  };

  Object.assign(router, {
    handle: (request: Request, response: Response, next: NextFunction) =>
      handle.call(routesFor(request.url), request, response, next),
  });
}
