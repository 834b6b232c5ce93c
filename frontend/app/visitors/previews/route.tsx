import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from '@remix-run/node';
import { type MetaFunction, useActionData, useLoaderData } from '@remix-run/react';
import { textOf, untouched } from '../../lib/form-state';
import { publicMeta } from '../../lib/meta';
import { admit } from '../../shell/guard.server';
import type { PageHandle } from '../../shell/page-handle';
import { EmptyState } from '../../ui/empty-state';
import { Link } from '../../ui/link';
import { PageFrame } from '../../ui/page-frame';
import { beforeIn } from '../../wire/address.server';
import { casePreviews } from '../api.server';
import { showcase } from '../showcase.server';
import { isKnownVisitor } from '../visitor-cases.server';
import { enter, placeOf } from './enter.server';
import { JoinCard } from './join-card';
import { Preview } from './preview';
import { ReadingDialog, ReadingPage } from './reading';
import { Showcase } from './showcase';

export const handle: PageHandle = { hydrate: false };

/** Search engines may index the texts, but not the pictures of patients. */
export const meta: MetaFunction<typeof loader> = ({ data: page }) => [
  { name: 'robots', content: 'noimageindex' },
  ...publicMeta({
    title: 'Clinical cases · Suture',
    description:
      'What surgeons ask each other: the beginnings of clinical cases that members of Suture discuss, de-identified.',
    path: '/communityNonRegister',
    origin: page?.origin ?? 'http://localhost',
  }),
];

export async function loader(args: LoaderFunctionArgs) {
  await admit(args);
  const { origin, searchParams } = new URL(args.request.url);
  const before = beforeIn(args.request);
  const read = searchParams.get('read');
  if (await isKnownVisitor(args)) throw redirect(placeOf(read, before));
  const isFirstPage = before === undefined;
  const [page, shown] = await Promise.all([
    casePreviews(args, before),
    isFirstPage && read === null ? showcase(args) : [],
  ]);
  return {
    origin,
    page,
    shown,
    read,
    isFirstPage,
    opened: Date.now(),
  };
}

export async function action(args: ActionFunctionArgs) {
  await admit(args);
  return enter(args);
}

export default function Previews() {
  const { page, shown, read, isFirstPage, opened } = useLoaderData<typeof loader>();
  const sent = useActionData<typeof action>();
  const others = page.items.filter(({ id }) => !shown.some((one) => one.id === id));
  const asked = read ?? (sent && textOf(sent.values, 'read'));
  return (
    <PageFrame right={<JoinCard />}>
      <div className="stack">
        {asked === null || asked === undefined ? (
          <>
            {shown.length > 0 ? (
              <>
                <Showcase cases={shown} />
                <h2>More cases</h2>
              </>
            ) : (
              <h1>Clinical cases</h1>
            )}
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
          {others.map((preview) => (
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
