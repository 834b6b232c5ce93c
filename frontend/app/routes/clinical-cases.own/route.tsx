import type { LoaderFunctionArgs } from '@remix-run/node';
import { type MetaFunction, useLoaderData } from '@remix-run/react';
import { casesOf } from '../../api/clinical-cases.server';
import { CaseList } from '../../components/case-list';
import { admitSignedIn } from '../../lib/guard.server';
import { pageTitle } from '../../lib/meta';

export const meta: MetaFunction = () => pageTitle('My Cases');

export async function loader(args: LoaderFunctionArgs) {
  const session = await admitSignedIn(args);
  const cases = await casesOf(args, session.memberId);
  return { session, page: { cases, nextBefore: null } };
}

export default function MyCases() {
  const { session, page } = useLoaderData<typeof loader>();
  return (
    <CaseList
      title="My Cases"
      session={session}
      page={page}
      path="/myCases"
      empty="No cases posted"
      next={{ to: '/community/add', label: 'Add a Case' }}
    />
  );
}
