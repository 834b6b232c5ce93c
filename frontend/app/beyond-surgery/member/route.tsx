import { type LoaderFunctionArgs, redirect } from '@remix-run/node';
import { type MetaFunction, useLoaderData } from '@remix-run/react';
import { pageTitle } from '../../lib/meta';
import { drName } from '../../lib/words';
import { connectionWith } from '../../profiles/connection.server';
import { admitSignedIn } from '../../shell/guard.server';
import { useFresh } from '../../shell/use-fresh';
import { beforeIn, idIn } from '../../wire/address.server';
import { beyondPostsOf, surgeonById } from '../api.server';
import { BeyondList } from '../beyond-list';
import { SurgeonCard } from './surgeon-card';

export const meta: MetaFunction<typeof loader> = ({ data }) =>
  pageTitle(data ? drName(data.surgeon.fullName) : 'Posts');

export async function loader(args: LoaderFunctionArgs) {
  const session = await admitSignedIn(args);
  const { id } = args.params;
  if (!id) throw redirect('/beyondSurgery');
  const memberId = idIn(id);
  const isOwn = memberId === session.memberId;
  const before = beforeIn(args.request);
  const [surgeon, page, connection] = await Promise.all([
    surgeonById(args, memberId),
    beyondPostsOf(args, memberId, before),
    isOwn ? null : connectionWith(args, memberId),
  ]);
  return {
    session,
    surgeon,
    page,
    connection: connection && { ...connection, fullName: surgeon.fullName },
  };
}

export default function SurgeonsPosts() {
  const { session, surgeon, page, connection } = useLoaderData<typeof loader>();
  useFresh();
  const card = <SurgeonCard surgeon={surgeon} connection={connection} />;
  return (
    <BeyondList
      title={`Posts of ${drName(surgeon.fullName)}`}
      session={session}
      page={page}
      current="elsewhere"
      empty="No post added"
      hasMenu={false}
      left={card}
      above={<div className="phone-only">{card}</div>}
    />
  );
}
