import type { LoaderFunctionArgs } from '@remix-run/node';
import { type MetaFunction, useLoaderData } from '@remix-run/react';
import { LikersPage } from '../../engagement/likers-page';
import { LIKERS_TITLE } from '../../engagement/subject';
import { pageTitle } from '../../lib/meta';
import { requireMember } from '../../shell/guard.server';
import { beforeIn } from '../../wire/address.server';
import { engagedBeyond } from '../engagement.server';

export const meta: MetaFunction = () => pageTitle(LIKERS_TITLE);

export async function loader(args: LoaderFunctionArgs) {
  await requireMember(args);
  const { calls, id, to } = engagedBeyond(args);
  return { to, page: await calls.likers(args, id, beforeIn(args.request)) };
}

export default function Likers() {
  return <LikersPage {...useLoaderData<typeof loader>()} />;
}
