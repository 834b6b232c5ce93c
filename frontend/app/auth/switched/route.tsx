import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from '@remix-run/node';
import { type MetaFunction, useLoaderData } from '@remix-run/react';
import { asReturnPath } from '../../../../backend/src/auth/social/return-path.rules';
import { pageTitle } from '../../lib/meta';
import { admitSignedIn } from '../../shell/guard.server';
import { LogOutForm } from '../../shell/log-out-form';
import type { PageHandle } from '../../shell/page-handle';
import { homeFor } from '../../shell/redirects.server';
import { hasKept, keepUnsent } from '../../shell/unsent.server';
import { LinkButton, SubmitButton } from '../../ui/button';
import { StatePage } from '../../ui/state-page';
import { api, replyOf } from '../../wire/client.server';
import { noStore } from '../../wire/no-store.server';

export const handle: PageHandle = { hydrate: false };
export const meta: MetaFunction = () => pageTitle('Somebody else has logged in');
export const headers = noStore;

const CONFLICT = 409;

/** Says whose page it was and who is logged in now, to whoever is; a page that is right, nothing. */
export async function loader(args: LoaderFunctionArgs) {
  const session = await admitSignedIn(args);
  const home = homeFor(session);
  const { searchParams } = new URL(args.request.url);
  const mark = searchParams.get('was') ?? '';
  const reply = await replyOf(api(args).GET('/session', { headers: { 'page-of': mark } }));
  if (reply.ok || reply.code !== CONFLICT) throw redirect(home);
  return { msg: reply.msg, name: session.fullName, home, kept: searchParams.get('kept') };
}

/** Where the server sends the forms of pages that were drawn for somebody else (server/page-of.ts). */
export async function action(args: ActionFunctionArgs) {
  const { searchParams } = new URL(args.request.url);
  const target = asReturnPath(searchParams.get('target')) ?? '/';
  const { cookies, isTooLong } = await keepUnsent(args, target);
  const to = new URLSearchParams({ was: args.request.headers.get('page-of') ?? '' });
  if (hasKept(cookies)) to.set('kept', '1');
  if (isTooLong) to.set('kept', 'not');
  const told = new Headers();
  for (const cookie of cookies) told.append('Set-Cookie', cookie);
  return redirect(`/switched?${to}`, { headers: told });
}

export default function Switched() {
  const { msg, name, home, kept } = useLoaderData<typeof loader>();
  return (
    <StatePage>
      <h1>Somebody else has logged in</h1>
      <p dir="auto">{msg}</p>
      {kept === 'not' && (
        <p>
          What was typed there is too long to be kept. Whoever opened that page can log in here, go
          back in the browser and copy it.
        </p>
      )}
      {kept === '1' && (
        <p>
          What was typed is kept for one hour, and only for whoever opened that page: it is there
          again after their next log-in here.
        </p>
      )}
      <LinkButton size="l" to={home}>
        <span>
          Continue as <bdi>{name}</bdi>
        </span>
      </LinkButton>
      <LogOutForm>
        <SubmitButton look="secondary" size="l">
          Log out
        </SubmitButton>
      </LogOutForm>
    </StatePage>
  );
}
