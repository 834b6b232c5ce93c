import type { LoaderFunctionArgs } from '@remix-run/node';
import { type MetaFunction, useLoaderData } from '@remix-run/react';
import { EmptyPageView } from '../../components/empty-page';
import { emptyPageOf } from '../../lib/empty-page.server';
import { pageTitle } from '../../lib/meta';

export const meta: MetaFunction<typeof loader> = ({ data }) => pageTitle(data?.title ?? 'Not found');

export const loader = (args: LoaderFunctionArgs) => emptyPageOf(args);

export default function Empty() {
  return <EmptyPageView page={useLoaderData<typeof loader>()} />;
}
