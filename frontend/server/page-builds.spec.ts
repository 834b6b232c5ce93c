import type { ServerBuild } from '@remix-run/node';
import { matchRoutes } from '@remix-run/react';
import pages from '../app/routes';
import { buildFor } from './page-builds';
import { pageRoutes } from './page-routes';

const build = { ...buildOf(pages), future: {} } as unknown as ServerBuild;
const routeOf = pageRoutes(build);

function buildOf(list: readonly { id?: string; file: string; path?: string; index?: boolean }[]) {
  const routes = Object.fromEntries([
    ['root', { id: 'root', path: '', module: {} }],
    ...list.map(({ id: own, file, path, index }) => {
      const id = own ?? file;
      return [id, { id, path, index, parentId: 'root', module: {} }];
    }),
  ]);
  return { routes, assets: { routes } };
}

/** What Remix matches for a path and for all paths above it. */
function matchesIn({ routes }: ServerBuild, path: string): string[] {
  const children = Object.values(routes).flatMap((route) =>
    route && route.id !== 'root' ? [{ id: route.id, path: route.path, index: route.index }] : [],
  );
  const parts = path.split('/').filter(Boolean);
  return [...parts.keys(), parts.length].map((length) => {
    const above = `/${parts.slice(0, length).join('/')}`;
    const matches = matchRoutes([{ id: 'root', path: '', children }] as never, above) ?? [];
    return `${above}: ${matches.map(({ route }) => route.id).join(' ')}`;
  });
}

const PATHS = pages.flatMap(({ path = '' }) => {
  const all = `/${path}`.replace('*', 'nowhere/at/all');
  return ['7', 'add', 'edit'].map((word) => all.replace(/:\w+\??/g, word));
});

it.each([...new Set(PATHS)])(
  'A build for the route of %s matches as the whole one',
  async (path) => {
    const template = await routeOf(path);
    expect(matchesIn(buildFor(template, build), path)).toEqual(matchesIn(build, path));
  },
);

it('holds few routes', () => {
  const { routes, assets } = buildFor('/community', build);
  expect(Object.keys(routes).sort()).toEqual(Object.keys(assets.routes).sort());
  expect(Object.keys(routes).length).toBeLessThan(10);
});
