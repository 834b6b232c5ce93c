import type { LoaderFunctionArgs } from '@remix-run/node';
import { type MetaFunction, useLoaderData } from '@remix-run/react';
import { postsOf } from '../../api/clinical-cases.server';
import { CaseList } from '../../components/case-list';
import { admitSignedIn } from '../../lib/guard.server';
import { pageTitle } from '../../lib/meta';

export const meta: MetaFunction = () => pageTitle('My Cases');

export async function loader(args: LoaderFunctionArgs) {
  const session = await admitSignedIn(args);
  const { pathname, searchParams } = new URL(args.request.url);
  const before = searchParams.get('before') ?? undefined;
  return { session, pathname, page: await postsOf(args, 'case', { memberId: session.memberId, before }) };
}

export default function MyCases() {
  const { session, pathname, page } = useLoaderData<typeof loader>();
  return (
    <CaseList
      title="My Cases"
      session={session}
      page={page}
      path={pathname}
      empty="No cases posted"
      next={{ to: '/community/add', label: 'Add a Case' }}
    />
  );
}
