import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  redirect,
  redirectDocument,
} from '@remix-run/node';
import { admitSignedIn, sessionOf } from '../../shell/guard.server';
import { AFTER_LOG_IN } from '../../shell/pages';
import { homeFor } from '../../shell/redirects.server';
import { keepWords } from '../../shell/unsent.server';
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

/** For scripts: the form that is open where a page learns that its session has ended. */
export async function action(args: ActionFunctionArgs) {
  const form = await readForm(args.request);
  if (await sessionOf(args)) return data({});
  const [place, target, hadFiles] = ['unsent-place', 'unsent-target', 'unsent-files'].map(
    (name) => {
      const value = String(form.get(name) ?? '');
      form.delete(name);
      return value;
    },
  );
  const isOurs = (path = '') => /^\/(?![/\\])/.test(path);
  if (!isOurs(place) || !isOurs(target)) throw new Response(null, { status: 400 });
  const values = typedValues(form);
  const words = { place: place ?? '/', target: target ?? '/', values, hadFiles: hadFiles === '1' };
  const headers = new Headers();
  for (const cookie of await keepWords(args, words)) headers.append('Set-Cookie', cookie);
  return data({}, { headers });
}
