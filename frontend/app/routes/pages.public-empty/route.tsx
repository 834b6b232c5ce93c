import type { LoaderFunctionArgs } from '@remix-run/node';
import { type MetaFunction, useLoaderData } from '@remix-run/react';
import { EmptyPageView } from '../../components/empty-page';
import { emptyPageOf } from '../../lib/empty-page.server';
import { pageTitle } from '../../lib/meta';
import type { PageHandle } from '../../lib/page-handle';

export const handle: PageHandle = { hydrate: false };

/** Nothing to find here for a search engine. */
export const meta: MetaFunction<typeof loader> = ({ data }) => pageTitle(data?.title ?? 'Not found');

export const loader = (args: LoaderFunctionArgs) => emptyPageOf(args);

export default function PublicEmpty() {
  return <EmptyPageView page={useLoaderData<typeof loader>()} />;
}
