import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from '@remix-run/node';
import { type MetaFunction, useLoaderData } from '@remix-run/react';
import { CircleAlert } from 'lucide-react';
import { pageTitle } from '../../lib/meta';
import { longDate } from '../../lib/time';
import { AdminFrame, Choices } from '../../shell/admin-frame';
import { setToast } from '../../shell/flash.server';
import { admit } from '../../shell/guard.server';
import type { PageHandle } from '../../shell/page-handle';
import { EmptyState } from '../../ui/empty-state';
import { Icon } from '../../ui/icon';
import { Link } from '../../ui/link';
import { MoreLink } from '../../ui/more-link';
import { beforeIn } from '../../wire/address.server';
import { readForm } from '../../wire/sent-form.server';
import {
  closeMessage,
  LETTER_KINDS,
  type LetterKind,
  letters,
  type Urgent,
  urgentRequests,
} from '../letters.server';
import { LetterCard } from './letter-card';

export const handle: PageHandle = { hydrate: false };
export const meta: MetaFunction = () => pageTitle('Messages · Administration');

function kindIn(request: Request): LetterKind {
  const asked = new URL(request.url).searchParams.get('kind');
  return LETTER_KINDS.find((kind) => kind === asked) ?? 'contact-messages';
}

export async function loader(args: LoaderFunctionArgs) {
  await admit(args);
  const kind = kindIn(args.request);
  const before = beforeIn(args.request);
  const [{ result, nextBefore }, urgent] = await Promise.all([
    letters(args, kind, before),
    before === undefined ? urgentRequests(args) : [],
  ]);
  return { kind, result, nextBefore, urgent };
}

/** `close` is the number of the message to close. */
export async function action(args: ActionFunctionArgs) {
  await admit(args);
  const kind = kindIn(args.request);
  const reply = await closeMessage(args, Number((await readForm(args.request)).get('close')));
  const toast = await setToast({ kind: reply.ok ? 'success' : 'error', text: reply.msg });
  return redirect(`/admin/letters?kind=${kind}`, { headers: { 'Set-Cookie': toast } });
}

const kinds = [
  { value: 'contact-messages', to: '/admin/letters', label: 'Messages' },
  {
    value: 'deletion-requests',
    to: '/admin/letters?kind=deletion-requests',
    label: 'Deletion requests',
  },
];

export default function Letters() {
  const { kind, result, nextBefore, urgent } = useLoaderData<typeof loader>();
  const isRequests = kind === 'deletion-requests';
  const first = isRequests ? urgent : [];
  const others = result.filter(({ id }) => !first.some((one) => one.id === id));
  return (
    <AdminFrame
      title="Messages"
      choices={<Choices label="Which messages" current={kind} of={kinds} />}
    >
      {urgent.length > 0 && <UrgentRequests of={urgent} isShown={isRequests} />}
      {first.length + others.length === 0 && <EmptyState text="No messages." />}
      {[...first, ...others].map((letter) => (
        <LetterCard key={letter.id} of={letter} />
      ))}
      <MoreLink before={nextBefore}>Older messages</MoreLink>
    </AdminFrame>
  );
}

/** Shown on both lists, so that somebody who reads only the messages sees it too. */
function UrgentRequests({ of: requests, isShown }: { of: Urgent[]; isShown: boolean }) {
  const [next] = requests;
  return (
    <section className="banner banner--danger" aria-label="Urgent deletion requests">
      <Icon of={CircleAlert} />
      <p className="banner__body">
        {requests.length === 1
          ? 'A deletion request has been open for 25 days or more.'
          : `${requests.length} deletion requests have been open for 25 days or more.`}{' '}
        {next && `The next answer is due on ${longDate(next.due_at)}.`}{' '}
        {!isShown && <Link to="/admin/letters?kind=deletion-requests">Answer them</Link>}
      </p>
    </section>
  );
}
