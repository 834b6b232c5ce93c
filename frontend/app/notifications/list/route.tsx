import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from '@remix-run/node';
import { Form, type MetaFunction, useActionData, useLoaderData } from '@remix-run/react';
import { CheckCheck, Settings } from 'lucide-react';
import { pageTitle } from '../../lib/meta';
import { setToast } from '../../shell/flash.server';
import { requireMember } from '../../shell/guard.server';
import { useFresh } from '../../shell/use-fresh';
import { LinkButton, SubmitButton } from '../../ui/button';
import { EmptyState } from '../../ui/empty-state';
import { Icon } from '../../ui/icon';
import { Link } from '../../ui/link';
import { useNow } from '../../ui/use-now';
import { useRefusal } from '../../ui/use-refusal';
import { pageBefore, wantsPage } from '../../wire/browser.server';
import { readForm } from '../../wire/sent-form.server';
import { markAllRead, markRead, notifications } from '../api.server';
import { Stretch } from './stretch';
import { stretchesOf } from './stretches';

export const meta: MetaFunction = () => pageTitle('Notifications');

export async function loader(args: LoaderFunctionArgs) {
  await requireMember(args);
  const params = new URL(args.request.url).searchParams;
  const numberOf = (name: string) => Number(params.get(name)) || undefined;
  const window = { before: numberOf('before'), limit: numberOf('limit') };
  return { page: await notifications(args, window) };
}

/** `read` marks a notification and its group as read, `read-all` marks all. */
export async function action(args: ActionFunctionArgs) {
  await requireMember(args);
  const form = await readForm(args.request);
  const reply =
    form.get('intent') === 'read-all'
      ? await markAllRead(args)
      : await markRead(args, form.getAll('id').map(String));
  if (!wantsPage(args.request)) return { refusal: reply.ok ? undefined : reply.msg };
  const headers = reply.ok
    ? undefined
    : { 'Set-Cookie': await setToast({ kind: 'error', text: reply.msg }) };
  return redirect(pageBefore(args.request, '/notifications'), { headers });
}

export default function Notifications() {
  const { page } = useLoaderData<typeof loader>();
  useFresh(page.unread);
  useRefusal(useActionData<typeof action>());
  const now = useNow();
  return (
    <main id="main" className="frame layout">
      <div className="narrow stack">
        <div className="page-head">
          <h1>Notifications</h1>
          <div className="row row--tight notes-ways">
            {page.unread > 0 && (
              <Form noValidate method="post">
                <SubmitButton look="quiet" name="intent" value="read-all">
                  <Icon of={CheckCheck} />
                  Mark all read
                </SubmitButton>
              </Form>
            )}
            <LinkButton look="quiet" to="/questions">
              Questions to me
            </LinkButton>
            <LinkButton
              look="quiet"
              isIcon
              to="/notifications/preferences"
              aria-label="Notification settings"
              title="Notification settings"
            >
              <Icon of={Settings} />
            </LinkButton>
          </div>
        </div>
        {page.notes.length === 0 && <Nothing />}
        {stretchesOf(page.notes, now).map(({ title, notes }) => (
          <Stretch key={title} title={title} notes={notes} />
        ))}
        {page.nextBefore !== null && (
          <p className="more">
            <Link className="btn btn--secondary" to={`/notifications?before=${page.nextBefore}`}>
              Earlier notifications
            </Link>
          </p>
        )}
      </div>
    </main>
  );
}

function Nothing() {
  return (
    <EmptyState text="No notifications yet. You will see here when colleagues answer you.">
      <Link to="/community">Read colleagues’ cases</Link>
    </EmptyState>
  );
}
