import type { LoaderFunctionArgs } from '@remix-run/node';
import {
  type MetaFunction,
  Outlet,
  type ShouldRevalidateFunction,
  useLoaderData,
} from '@remix-run/react';
import { Video } from 'lucide-react';
import { pageTitle } from '../../lib/meta';
import { specialities } from '../../reference-data/api.server';
import { requireMember } from '../../shell/guard.server';
import { LinkButton } from '../../ui/button';
import { EmptyState } from '../../ui/empty-state';
import { Fab } from '../../ui/fab';
import { Icon } from '../../ui/icon';
import { asOfIn } from '../../ui/pager';
import { beforeIn } from '../../wire/address.server';
import { exploreFeed } from '../api.server';
import { specialitiesIn } from '../filter';
import { Filter } from './filter';
import { Tiles } from './tiles';
import './explore.css';

export const meta: MetaFunction = () => pageTitle('Explore');

const LAST_PAGE = 500;

export async function loader(args: LoaderFunctionArgs) {
  await requireMember(args);
  const search = new URL(args.request.url).searchParams;
  const chosen = specialitiesIn(search);
  const asked = Number(search.get('page') ?? 1);
  const page = Number.isInteger(asked) && asked >= 1 && asked <= LAST_PAGE ? asked : 1;
  const asOf = asOfIn(search);
  const before = beforeIn(args.request);
  const [feed, names] = await Promise.all([
    exploreFeed(args, { ...(before ? { before } : { page }), asOf, specialities: chosen }),
    specialities(args),
  ]);
  return { feed, page, asOf, chosen, names };
}

/** Opening and closing a reel does not reload the grid; changes show on the next visit. */
export const shouldRevalidate: ShouldRevalidateFunction = ({
  currentUrl,
  nextUrl,
  formMethod,
  defaultShouldRevalidate,
}) => {
  if (
    currentUrl.search === nextUrl.search &&
    (formMethod === undefined || nextUrl.pathname !== '/explore')
  )
    return false;
  return defaultShouldRevalidate;
};

export default function Explore() {
  const { feed, page, asOf, chosen, names } = useLoaderData<typeof loader>();
  return (
    <>
      <main id="main" className="frame layout">
        <div className="stack">
          <div className="page-head">
            <div>
              <h1>Explore</h1>
              <p className="muted">Short videos, one idea each.</p>
            </div>
            <div className="desktop-only">
              <LinkButton to="/explore/add">
                <Icon of={Video} />
                Add New Video
              </LinkButton>
            </div>
          </div>
          <Filter names={names} chosen={chosen} />
          {feed.reels.length === 0 ? (
            <EmptyState text="No Posts">
              <LinkButton to="/explore/add">Add New Video</LinkButton>
            </EmptyState>
          ) : (
            <Tiles
              key={`${page} ${chosen.join()} ${feed.reels[0]?.id}`}
              first={feed}
              page={page}
              asOf={asOf}
              chosen={chosen}
            />
          )}
        </div>
        <Fab to="/explore/add" icon={Video} label="Add New Video" />
      </main>
      <Outlet />
    </>
  );
}
