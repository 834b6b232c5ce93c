import type { LoaderFunctionArgs } from '@remix-run/node';
import { matchRoutes } from '@remix-run/react';
import { listedPathOf } from './listed-path.server';
import { routeTable } from './route-table';

const listed = Object.keys(routeTable).map((path) => ({ path, id: path }));
const samples = Object.keys(routeTable).flatMap((path) => {
  const whole = path.replace(/:\w+\??/g, '7').replace('*', 'x/y');
  const asked = whole.startsWith('/') ? whole : `/${whole}`;
  const capitals = asked.toUpperCase();
  const encoded = asked.replace(/[a-z]/, (letter) => `%${letter.charCodeAt(0).toString(16)}`);
  return [asked, `${asked}/`, `/${asked}`, capitals, encoded, asked.replace(/\/\w*$/, '')];
});

it.each([...new Set(samples)])(
  'The listed path of %s is the one that all of them match',
  (path) => {
    const request = new Request(`http://suture.example${path}`);
    const { pathname } = new URL(request.url);
    expect(listedPathOf({ request, context: {} } as LoaderFunctionArgs)).toBe(
      matchRoutes(listed, pathname)?.at(-1)?.route.id ?? '*',
    );
  },
);
