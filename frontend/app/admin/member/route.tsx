import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from '@remix-run/node';
import { type MetaFunction, useActionData, useLoaderData } from '@remix-run/react';
import { textOf } from '../../lib/form-state';
import { pageTitle } from '../../lib/meta';
import { AdminFrame } from '../../shell/admin-frame';
import { setToast } from '../../shell/flash.server';
import { admit } from '../../shell/guard.server';
import type { PageHandle } from '../../shell/page-handle';
import { Link } from '../../ui/link';
import { idIn } from '../../wire/address.server';
import { refusedForm, typedValues } from '../../wire/forms.server';
import { newRetryKey, underKey } from '../../wire/retry-key.server';
import { readForm } from '../../wire/sent-form.server';
import { member } from '../api.server';
import { MEMBER_ACTS } from '../member-acts.server';
import { addNote, notesOn, POST_KINDS, postsOf, reportsOf } from '../member-record.server';
import { Deeds } from './deeds';
import { Facts } from './facts';
import { Measures } from './measures';
import { Notes } from './notes';
import { Posts } from './posts';
import { Reports } from './reports';

export const handle: PageHandle = { hydrate: false };
export const meta: MetaFunction = () => pageTitle('Member · Administration');

/** `kind` selects which posts are shown; `posts` and `notes` are the cursors of these lists. */
export async function loader(args: LoaderFunctionArgs) {
  await admit(args);
  const id = idIn(args.params['id']);
  const { searchParams } = new URL(args.request.url);
  const from = (list: string) => Number(searchParams.get(list)) || undefined;
  const kind = POST_KINDS.find((one) => one === searchParams.get('kind')) ?? 'clinical-post';
  const [one, posts, reports, found] = await Promise.all([
    member(args, id),
    postsOf(args, id, { kind, before: from('posts') }),
    reportsOf(args, id),
    notesOn(args, id, from('notes')),
  ]);
  const notes = found.ok
    ? { of: found.data.result, nextBefore: found.data.nextBefore, why: '' }
    : { of: null, nextBefore: null, why: found.msg };
  const { result, nextBefore } = posts;
  return { one, kind, posts: { of: result, nextBefore }, reports, notes, retryKey: newRetryKey() };
}

/**
 * `act` is the action: end-sessions, reset-second-step, add-note (with
 * `text`) or remove-note (with `note`).
 */
export async function action(args: ActionFunctionArgs) {
  await admit(args);
  const id = idIn(args.params['id']);
  const typed = typedValues(await readForm(args.request));
  const what = textOf(typed, 'act');
  if (what === 'add-note') {
    const text = textOf(typed, 'text');
    const noted = await addNote(underKey(args, textOf(typed, 'retryKey')), id, { text });
    return noted.ok ? back(id, noted, '#notes') : refusedForm(noted, { text });
  }
  const act = MEMBER_ACTS.get(what);
  if (!act) throw new Response(null, { status: 404 });
  const reply = await act(args, id, { note: textOf(typed, 'note') });
  return back(id, reply, what === 'remove-note' ? '#notes' : '');
}

async function back(id: number, { ok, msg }: { ok: boolean; msg: string }, part: string) {
  const toast = await setToast({ kind: ok ? 'success' : 'error', text: msg });
  return redirect(`/admin/members/${id}${part}`, { headers: { 'Set-Cookie': toast } });
}

export default function Member() {
  const { one, kind, posts, reports, notes, retryKey } = useLoaderData<typeof loader>();
  const refused = useActionData<typeof action>();
  return (
    <AdminFrame
      title={one.name || one.email}
      text={one.email}
      choices={<Link to={`/profile/${one.id}`}>Profile</Link>}
    >
      <Facts of={one} />
      <Notes {...notes} state={refused} retryKey={retryKey} />
      <Measures of={one} />
      <Deeds of={one} />
      <Posts memberId={one.id} kind={kind} {...posts} />
      <Reports of={reports} />
      <p className="row">
        <Link to={`/admin/audit?who=${one.id}`}>Audit log: actions by this member</Link>
        <Link to={`/admin/audit?about=${one.id}`}>Audit log: actions about this member</Link>
      </p>
    </AdminFrame>
  );
}
