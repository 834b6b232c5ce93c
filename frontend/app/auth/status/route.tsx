import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from '@remix-run/node';
import { type MetaFunction, useLoaderData } from '@remix-run/react';
import { pageTitle } from '../../lib/meta';
import { setToast } from '../../shell/flash.server';
import { admitSignedIn } from '../../shell/guard.server';
import type { PageHandle } from '../../shell/page-handle';
import { FormPage } from '../../ui/form-page';
import { Link } from '../../ui/link';
import { noStore } from '../../wire/no-store.server';
import { resendVerification } from '../api.server';
import { ownMeasures } from '../measures.server';
import { MeasureCard } from './measure-card';

export const handle: PageHandle = { hydrate: false };
export const meta: MetaFunction = () => pageTitle('Your account');
export const headers = noStore;

export async function loader(args: LoaderFunctionArgs) {
  const { email } = await admitSignedIn(args);
  return { email, measures: await ownMeasures(args) };
}

/** Sends the link that confirms the email address again. */
export async function action(args: ActionFunctionArgs) {
  const { email } = await admitSignedIn(args);
  const reply = await resendVerification(args, email);
  const toast = await setToast({ kind: reply.ok ? 'success' : 'error', text: reply.msg });
  return redirect('/account/status', { headers: { 'Set-Cookie': toast } });
}

export default function Status() {
  const { email, measures } = useLoaderData<typeof loader>();
  return (
    <FormPage
      title="Your account"
      text={
        measures.length === 0
          ? 'Everything is in order: you can read and post.'
          : 'You can read everything as before, but you cannot post, comment or write messages.'
      }
    >
      {measures.map((measure) => (
        <MeasureCard key={measure.id} of={measure} email={email} />
      ))}
      {measures.length > 0 && (
        <p className="muted">
          You can still change your profile, delete your posts, download your data and leave. If you
          think this is wrong, <Link to="/contactPage">write to us</Link>: someone who was not
          involved will review it.
        </p>
      )}
    </FormPage>
  );
}
