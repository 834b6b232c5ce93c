import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from '@remix-run/node';
import { type MetaFunction, useActionData, useLoaderData } from '@remix-run/react';
import { pageTitle, titleOfOthers } from '../../lib/meta';
import { setToast } from '../../shell/flash.server';
import { requireMember } from '../../shell/guard.server';
import { numberIn } from '../../wire/address.server';
import { wantsPage } from '../../wire/browser.server';
import { failure } from '../../wire/refused.server';
import { deleteReel, exploreFeed, findReel, type Reel, toggleSavedReel } from '../api.server';
import { exploreHref, specialitiesIn } from '../filter';
import { Reels } from './reels';
import './reels.css';
import { readForm } from '../../wire/sent-form.server';

export const meta: MetaFunction<typeof loader> = ({ data: shown }) =>
  pageTitle(shown ? titleOf(shown) : 'Explore');

function titleOf({ reels: [reel], memberId }: { reels: Reel[]; memberId: number }): string {
  if (!reel) return 'Explore';
  const { id, title, author } = reel;
  return author.memberId === memberId ? title : titleOfOthers('Film', { id, by: author.fullName });
}

/** The reel in the URL and those after it; `all` starts with the latest, or after `before`. */
export async function loader(args: LoaderFunctionArgs) {
  const { memberId } = await requireMember(args);
  const search = new URL(args.request.url).searchParams;
  const chosen = specialitiesIn(search);
  if (args.params.id === 'all') {
    const before = Number(search.get('before') ?? 0) || undefined;
    return { ...(await exploreFeed(args, { before, specialities: chosen })), memberId, chosen };
  }
  const id = numberIn(args.params.id ?? null) ?? 0;
  const [first, after] = await Promise.all([
    id && findReel(args, id),
    exploreFeed(args, { before: id || 1, specialities: chosen }),
  ]);
  if (!first) throw redirect('/explore');
  return { reels: [first, ...after.reels], nextBefore: after.nextBefore, memberId, chosen };
}

export async function action(args: ActionFunctionArgs) {
  await requireMember(args);
  const form = await readForm(args.request);
  const id = numberIn(String(form.get('id'))) ?? 0;
  const chosen = specialitiesIn(new URL(args.request.url).searchParams);
  if (id && form.get('intent') === 'save') return save(args, id, chosen);
  if (id && form.get('intent') === 'delete')
    return form.has('confirmed') ? remove(args, id, chosen) : data({ asks: id });
  throw new Response(null, { status: 400 });
}

async function save(args: ActionFunctionArgs, id: number, chosen: string[]) {
  const reply = await toggleSavedReel(args, id);
  if (!wantsPage(args.request))
    return reply.ok ? data({}) : data({ refusal: reply.msg }, { status: reply.code });
  if (!reply.ok) throw failure(reply);
  return redirect(exploreHref(`/explore/${id}`, chosen));
}

async function remove(args: ActionFunctionArgs, id: number, chosen: string[]) {
  const reply = await deleteReel(args, id);
  if (!reply.ok) throw failure(reply);
  return redirect(exploreHref('/explore', chosen), {
    headers: { 'Set-Cookie': await setToast({ kind: 'success', text: reply.msg }) },
  });
}

export default function ReelsPage() {
  const first = useLoaderData<typeof loader>();
  const asked = useActionData<{ asks?: number }>();
  return (
    <Reels
      key={first.reels[0]?.id}
      first={first}
      chosen={first.chosen}
      memberId={first.memberId}
      asks={asked?.asks}
    />
  );
}
