import type { Express, NextFunction, Request, Response, Router } from 'express';

type Layer = Router['stack'][number];

/** What marks a segment as a pattern: `:id`, `*path`, `{optional}`. */
const PATTERN = /[:*{}()?+!\\[\]]/;
const FIRST_SEGMENT = /^\/(?:api\/v1\/)?([^/?#]*)/i;

/** The first segment of a path; for the API, the one after its version. */
const firstSegmentOf = (path: string) => FIRST_SEGMENT.exec(path)?.[1]?.toLowerCase() ?? '';

/** @returns undefined for a layer that may match paths with any first segment */
function firstSegmentOfLayer({ route }: Layer): string | undefined {
  const path: unknown = route?.path;
  if (typeof path !== 'string') return undefined;
  const segment = firstSegmentOf(path);
  return segment === '' || PATTERN.test(segment) ? undefined : segment;
}

/**
 * Makes Express try only the routes whose first segment is that of the request, and the layers that
 * may match any path, in the order in which they were registered. By default it tries hundreds of
 * routes one after another, even for pages and files.
 */
export function indexRoutesByFirstSegment({ router }: Pick<Express, 'router'>): void {
  const { handle } = router as Router & { handle: Router };
  let groups = new Map<string | undefined, Router>();
  let grouped: number | undefined;

  const group = () => {
    const segments = router.stack.map(firstSegmentOfLayer);
    const routesOf = (segment: string | undefined): Router => {
      const stack = router.stack.filter((_, nth) => [undefined, segment].includes(segments[nth]));
      return Object.create(router, { stack: { value: stack } });
    };
    groups = new Map([...new Set([undefined, ...segments])].map((one) => [one, routesOf(one)]));
    grouped = router.stack.length;
  };

  const routesFor = (url: string) => {
    // The handlers of pages and dashboards are added after the API's routes.
    if (router.stack.length !== grouped) group();
    // A request in absolute form has a host before the path.
    if (!url.startsWith('/')) return router;
    return groups.get(firstSegmentOf(url)) ?? groups.get(undefined) ?? router;
  };

  Object.assign(router, {
    handle: (request: Request, response: Response, next: NextFunction) =>
      handle.call(routesFor(request.url), request, response, next),
  });
}
