import { createRequestHandler, type RequestHandler, type ServerBuild } from '@remix-run/node';
import { segmentsOf, wholePath } from './page-routes';
import { withUnsentForms } from './unsent-forms';

/**
 * Remix's request handler for a route template. For each request Remix ranks all routes of its
 * build several times, so each template has a build with the few routes that its paths can match.
 */
export function pageHandlers(
  build: ServerBuild | (() => Promise<ServerBuild>),
  mode: string | undefined,
): (template: string) => RequestHandler {
  if (typeof build === 'function') {
    const whole = createRequestHandler(async () => withUnsentForms(await build()), mode);
    return () => whole;
  }
  return handlersOf(withUnsentForms(build), mode);
}

function handlersOf(build: ServerBuild, mode: string | undefined) {
  const whole = createRequestHandler(build, mode);
  const handlers = new Map<string, RequestHandler>();
  return (template: string): RequestHandler => {
    if (!template.startsWith('/') || template.includes('*')) return whole;
    const known = handlers.get(template) ?? createRequestHandler(buildFor(template, build), mode);
    handlers.set(template, known);
    return known;
  };
}

/**
 * With all routes that could match a path of the template, or a path above it: Remix tells the
 * browser about those as well.
 */
export function buildFor(template: string, build: ServerBuild): ServerBuild {
  const segments = segmentsOf(template);
  const ids = new Set<string>();
  for (const { id } of Object.values(build.routes).flatMap((route) => route ?? [])) {
    if (!canMatch(segmentsOf(wholePath(build.routes, id)), segments)) continue;
    for (let at: string | undefined = id; at; at = build.routes[at]?.parentId) ids.add(at);
  }
  const only = <Route>(routes: Record<string, Route>) =>
    Object.fromEntries(Object.entries(routes).filter(([id]) => ids.has(id)));
  return {
    ...build,
    routes: only(build.routes),
    assets: { ...build.assets, routes: only(build.assets.routes) },
  };
}

/** From an optional segment or a splat on, a route could match anything. */
function canMatch(route: string[], path: string[]): boolean {
  const open = route.findIndex((part) => part === '*' || part.endsWith('?'));
  const fixed = open < 0 ? route : route.slice(0, open);
  return fixed.length <= path.length && fixed.every((part, i) => isSamePart(part, path[i] ?? ''));
}

const isSamePart = (one: string, other: string) =>
  one.startsWith(':') ||
  other.startsWith(':') ||
  one.toLowerCase() === other.replace(/\?$/, '').toLowerCase();
