import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from '@remix-run/node';
import { type MetaFunction, useActionData, useLoaderData } from '@remix-run/react';
import { admitVisitor, casePreviews } from '../../api/visitors.server';
import { EmptyState } from '../../components/empty-state';
import { Link } from '../../components/link';
import { PageFrame } from '../../components/page-frame';
import { type FormState, textOf, untouched } from '../../lib/form-state';
import { trapped } from '../../lib/form-trap.server';
import { refusedForm, typedValues } from '../../lib/forms.server';
import { admit } from '../../lib/guard.server';
import { publicMeta } from '../../lib/meta';
import type { PageHandle } from '../../lib/page-handle';
import { keepVisitorToken } from '../../lib/visitor-token.server';
import { JoinCard } from './join-card';
import { Preview } from './preview';
import { ReadingDialog, ReadingPage } from './reading';

export const handle: PageHandle = { hydrate: false };

export const meta: MetaFunction<typeof loader> = ({ data: page }) =>
  publicMeta({
    title: 'Clinical cases · Suture',
    description:
      'What surgeons ask each other: the beginnings of clinical cases that members of Suture discuss, de-identified.',
    path: '/communityNonRegister',
    origin: page?.origin ?? 'http://localhost',
  });

export async function loader(args: LoaderFunctionArgs) {
  await admit(args);
  const { origin, searchParams } = new URL(args.request.url);
  const before = searchParams.get('before') ?? undefined;
  const page = await casePreviews(args, before);
  return {
    origin,
    page,
    read: searchParams.get('read'),
    isFirstPage: before === undefined,
    opened: Date.now(),
  };
}

export async function action(args: ActionFunctionArgs) {
  await admit(args);
  const form = await args.request.formData();
  const values = typedValues(form);
  const trap = await trapped(form);
  if (trap === 'caught') return redirect('/communityNonRegister');
  if (trap === 'stale')
    return data<FormState>(
      { ...untouched, values, message: 'Please send the form once more.' },
      { status: 400 },
    );
  const reply = await admitVisitor(args, values);
  if (!reply.ok) return refusedForm(reply, values);
  return redirect(placeOf(textOf(values, 'read')), {
    headers: { 'Set-Cookie': await keepVisitorToken(reply.data.visitorToken) },
  });
}

/** The cases, from the one on that made somebody ask. */
function placeOf(read: string): string {
  const id = Number(read);
  return Number.isSafeInteger(id) && id > 0
    ? `/communityNonRegisterView?before=${id + 1}`
    : '/communityNonRegisterView';
}

export default function Previews() {
  const { page, read, isFirstPage, opened } = useLoaderData<typeof loader>();
  const sent = useActionData<typeof action>();
  const asked = read ?? (sent && textOf(sent.values, 'read'));
  return (
    <PageFrame right={<JoinCard />}>
      <div className="stack">
        {asked === null || asked === undefined ? (
          <>
            <h1>Clinical cases</h1>
            <p className="muted">
              What surgeons ask each other, de-identified. These are the beginnings; leave your name
              to read the rest.
            </p>
            <ReadingDialog opened={opened} />
          </>
        ) : (
          <ReadingPage read={asked} state={sent ?? untouched} opened={opened} />
        )}
        {page.items.length === 0 && <EmptyState text="No cases have been posted." />}
        <div className="feed">
          {page.items.map((preview) => (
            <Preview key={preview.id} preview={preview} />
          ))}
        </div>
        <nav className="row row--between" aria-label="Pages of cases">
          {isFirstPage ? <span /> : <Link to="/communityNonRegister">Newest cases</Link>}
          {page.nextBefore !== null && (
            <Link to={`/communityNonRegister?before=${page.nextBefore}`}>Older cases</Link>
          )}
        </nav>
      </div>
    </PageFrame>
  );
}
