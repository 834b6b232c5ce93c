import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  redirect,
  redirectDocument,
} from '@remix-run/node';
import { TOO_LARGE } from '../../lib/too-long';
import { admitSignedIn } from '../../shell/guard.server';
import { AFTER_LOG_IN } from '../../shell/pages';
import { homeFor } from '../../shell/redirects.server';
import { hasKept, keepForm } from '../../shell/unsent.server';
import { api, replyOf } from '../../wire/client.server';
import { typedValues } from '../../wire/forms.server';
import { readForm } from '../../wire/sent-form.server';

/** The page that shows the form again; whoever it does not belong to goes where a log-in leads. */
export async function loader(args: LoaderFunctionArgs) {
  const session = await admitSignedIn(args);
  const reply = await replyOf(api(args).GET('/session/unsent'));
  if (reply.ok) return redirectDocument(reply.data.result.place);
  return redirect(session.state === 'member' ? AFTER_LOG_IN : homeFor(session));
}

const isOurs = (path: string | undefined): path is string => /^\/(?![/\\])/.test(path ?? '');

/**
 * For scripts: the form that is open where a page learns that its session has ended, or that
 * somebody else has logged in. 201 if it is kept, 413 if it is too long for that.
 */
export async function action(args: ActionFunctionArgs) {
  const form = await readForm(args.request);
  const current = await replyOf(api(args).GET('/session'));
  if (current.ok) return new Response(null, { status: 204 });
  const [before, target, hadFiles] = ['unsent-place', 'unsent-target', 'unsent-files'].map(
    (name) => {
      const value = String(form.get(name) ?? '');
      form.delete(name);
      return value;
    },
  );
  if (!isOurs(before) || !isOurs(target)) throw new Response(null, { status: 400 });
  const sent = { before, target, values: typedValues(form), hadFiles: hadFiles === '1' };
  const headers = new Headers();
  const { cookies, isTooLong } = await keepForm(args, sent);
  for (const cookie of cookies) headers.append('Set-Cookie', cookie);
  const status = hasKept(cookies) ? 201 : isTooLong ? TOO_LARGE : 204;
  return new Response(null, { status, headers });
}
