import type { ServerBuild } from '@remix-run/node';

interface Template {
  readonly template: string;
  readonly pattern: RegExp;
}

/** The route template of a path; metrics are kept per route, not per path. */
export function pageRoutes(
  build: ServerBuild | (() => Promise<ServerBuild>),
): (path: string) => Promise<string> {
  let templates: Template[] | undefined;
  return async (path) => {
    templates ??= templatesOf((typeof build === 'function' ? await build() : build).routes);
    const asked = withoutLastSlashes(path.replace(/\.data$/, ''));
    return templates.find(({ pattern }) => pattern.test(asked))?.template ?? 'no page';
  };
}

/** Not a regular expression, which would take quadratic time for many slashes. */
function withoutLastSlashes(path: string): string {
  let end = path.length;
  while (end > 1 && path[end - 1] === '/') end -= 1;
  return path.slice(0, end);
}

/** Static segments first, like the router's own ranking. */
export function templatesOf(routes: ServerBuild['routes']): Template[] {
  const own = Object.values(routes).flatMap((route) =>
    route?.path || route?.index ? [wholePath(routes, route.id)] : [],
  );
  const rank = (template: string) =>
    template
      .split('/')
      .map((part) => (part === '*' ? '3' : part.startsWith(':') ? '2' : '1'))
      .join('');
  return [...new Set(own)]
    .sort((one, other) => rank(one).localeCompare(rank(other)))
    .map((template) => ({ template, pattern: patternOf(template) }));
}

export function wholePath(routes: ServerBuild['routes'], id: string): string {
  const parts: string[] = [];
  for (let route = routes[id]; route; route = route.parentId ? routes[route.parentId] : undefined)
    if (route.path) parts.unshift(route.path);
  return `/${parts.join('/')}`.replace(/\/+/g, '/');
}

export const segmentsOf = (template: string) => template.split('/').filter(Boolean);

function patternOf(template: string): RegExp {
  const pattern = segmentsOf(template).map((part) => {
    if (part === '*') return '(/.*)?';
    const one = part.startsWith(':')
      ? '[^/]+'
      : part.replace(/\?$/, '').replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
    return part.endsWith('?') ? `(/${one})?` : `/${one}`;
  });
  return new RegExp(`^${pattern.join('') || '/'}$`, 'i');
}
