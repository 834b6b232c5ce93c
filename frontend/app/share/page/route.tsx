import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from '@remix-run/node';
import { type MetaFunction, useActionData, useLoaderData } from '@remix-run/react';
import { TriangleAlert } from 'lucide-react';
import { chatRooms } from '../../chat/rooms.server';
import { type FormState, textOf } from '../../lib/form-state';
import { pageTitle } from '../../lib/meta';
import { setToast } from '../../shell/flash.server';
import { requireMember, sessionOf } from '../../shell/guard.server';
import { keptPlace } from '../../shell/place-after-login.server';
import { Banner } from '../../ui/banner';
import { FormPage } from '../../ui/form-page';
import { noStore } from '../../wire/no-store.server';
import { textOfForm } from '../../wire/received-form.server';
import { SharedItems } from './shared-items';
import { SharedWords } from './shared-words';
import './share.css';

const ROOMS = 20;
const WORDS = ['title', 'text', 'url'];
const AGAIN = 'Please log in, then share it once more: nothing was kept.';
const NO_FILES =
  'The files could not be taken over without the scripts of this site. Please choose them again in the form.';
const REFUSED: Readonly<Record<string, string>> = {
  site: 'Another website sent this, not the share menu of your device. Nothing was taken.',
  size: 'Nothing was taken: up to 10 files and 90 MB can be shared at once. Larger films can be chosen in the form of a new case.',
  room: 'This device has no room to keep what you shared. Please choose the files in the form of a new case.',
};

export const headers = noStore;
export const meta: MetaFunction = () => pageTitle('Shared with Suture');

/** The browser says so of the navigation that the worker's answer continues (public/sw.js). */
const isOfAnotherSite = ({ headers: sent }: Request) =>
  ['cross-site', 'same-site'].includes(sent.get('Sec-Fetch-Site') ?? '');

export async function loader(args: LoaderFunctionArgs) {
  const { searchParams } = new URL(args.request.url);
  // Before the redirect to log in, after which the request would look same-origin.
  if (searchParams.has('item') && isOfAnotherSite(args.request))
    throw redirect('/share?refused=site');
  const { memberId } = await requireMember(args);
  const { rooms } = await chatRooms(args, { limit: ROOMS });
  return {
    memberId,
    item: searchParams.get('item'),
    refused: REFUSED[searchParams.get('refused') ?? ''] ?? null,
    rooms: rooms.filter(({ isClosed }) => !isClosed),
  };
}

/**
 * Where no service worker takes what is shared, its words are shown and its files refused: a server
 * that kept files of anybody for later would keep those of everybody.
 */
export async function action(args: ActionFunctionArgs) {
  if (!(await sessionOf(args))) {
    const headers = new Headers({ 'Set-Cookie': await keptPlace('/share') });
    headers.append('Set-Cookie', await setToast({ kind: 'warning', text: AGAIN }));
    return redirect('/login', { headers });
  }
  await requireMember(args);
  const sent = await textOfForm(args.request);
  const values = Object.fromEntries(WORDS.map((name) => [name, textOf(sent.values, name)]));
  return data<FormState>({ values, errors: {}, message: sent.hadFiles ? NO_FILES : undefined });
}

export default function Share() {
  const { memberId, item, refused, rooms } = useLoaderData<typeof loader>();
  const sent = useActionData<typeof action>();
  const note = sent?.message ?? refused;
  return (
    <FormPage
      title="Shared with Suture"
      text="Choose where it goes. Nobody sees any of it before you have reviewed and sent it yourself."
    >
      {note && (
        <Banner kind="attention" icon={TriangleAlert}>
          {note}
        </Banner>
      )}
      {sent ? (
        <SharedWords
          text={WORDS.map((name) => textOf(sent.values, name))
            .filter(Boolean)
            .join('\n')}
        />
      ) : (
        <SharedItems memberId={memberId} taken={item} rooms={rooms} />
      )}
    </FormPage>
  );
}
