import type { ServerBuild } from '@remix-run/node';
import { pageRoutes } from './page-routes';

const route = (id: string, path: string | undefined, more: object = {}) => ({
  id,
  path,
  module: {},
  ...more,
});
const routes = {
  root: route('root', ''),
  home: route('home', undefined, { parentId: 'root', index: true }),
  chat: route('chat', 'chat', { parentId: 'root' }),
  room: route('room', ':roomId', { parentId: 'chat' }),
  shared: route('shared', 'chat/shared', { parentId: 'root' }),
  lost: route('lost', '*', { parentId: 'root' }),
} as unknown as ServerBuild['routes'];
const routeOf = pageRoutes({ routes } as ServerBuild);

it.each([
  ['/', '/'],
  ['/chat', '/chat'],
  ['/chat/', '/chat'],
  ['/chat/17', '/chat/:roomId'],
  ['/chat/17.data', '/chat/:roomId'],
  ['/chat/shared', '/chat/shared'],
  ['/wp-admin/setup.php', '/*'],
])('The route of %s is %s', async (path, template) => {
  expect(await routeOf(path)).toBe(template);
});
