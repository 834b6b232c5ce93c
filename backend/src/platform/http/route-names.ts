import type { Request, Response } from 'express';

/** Sets the route for logs and metrics, for responses that have no Nest route. */
export function nameRoute(response: Response, route: string): void {
  response.locals['route'] = route;
}

/** The template of a request's route, which is logged and counted instead of its path. */
export function routeOf(request: Request, response: Response): string {
  const named: unknown = response.locals['route'];
  if (typeof named === 'string') return named;
  return templateOf(request) ?? (request.originalUrl.startsWith('/assets/') ? '/assets/*' : 'none');
}

/** The template of the handler that a request has reached. */
export function templateOf(request: Pick<Request, 'route'>): string | undefined {
  const template: unknown = (request.route as { path?: unknown } | undefined)?.path;
  return typeof template === 'string' ? template : undefined;
}
