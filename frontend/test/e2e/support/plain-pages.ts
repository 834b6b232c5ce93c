import type { RouteConfigEntry } from '@remix-run/route-config';
import routes from '../../../app/routes';
import { type Kind, type ListedPath, routeTable, ruleOf } from '../../../app/shell/route-table';

const isPage = ({ file, path }: RouteConfigEntry) =>
  file.endsWith('.tsx') && path !== undefined && !/[:*]/.test(path);

const paths = (routes as RouteConfigEntry[]).filter(isPage).map(({ path }) => `/${path}`);

const listed = (path: string): path is ListedPath => path in routeTable;

/** What lies under a line of the table, such as `/profile/edit/*`, is open to whom that line is. */
function lineOf(path: string): ListedPath | undefined {
  if (listed(path)) return path;
  const above = `${path.slice(0, path.lastIndexOf('/'))}/*`;
  return listed(above) ? above : undefined;
}

/** The pages without parameters that are open to this kind of user; new ones are among them. */
export const plainPagesFor = (kind: Kind): string[] =>
  paths.filter((path) => {
    const line = lineOf(path);
    return line !== undefined && ruleOf(line)[kind] === 'open' && !isForStaff(path);
  });

const isForStaff = (path: string) => /^\/admin\b/.test(path);

export const staffPages = paths.filter(isForStaff);
