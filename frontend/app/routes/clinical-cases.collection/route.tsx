import type { LoaderFunctionArgs } from '@remix-run/node';
import { type MetaFunction, useLoaderData } from '@remix-run/react';
import { savedPosts } from '../../api/clinical-cases.server';
import { CaseList } from '../../components/case-list';
import { admitSignedIn } from '../../lib/guard.server';
import { pageTitle } from '../../lib/meta';

export const meta: MetaFunction = () => pageTitle('Collection');

export async function loader(args: LoaderFunctionArgs) {
  const session = await admitSignedIn(args);
  const { pathname, searchParams } = new URL(args.request.url);
  return { session, pathname, page: await savedPosts(args, 'case', searchParams.get('before') ?? undefined) };
}

export default function Collection() {
  const { session, pathname, page } = useLoaderData<typeof loader>();
  return (
    <CaseList
      title="Collection"
      session={session}
      page={page}
      path={pathname}
      empty="No cases added to the collection"
      next={{ to: '/community', label: 'Clinical Case Feed' }}
    />
  );
}
