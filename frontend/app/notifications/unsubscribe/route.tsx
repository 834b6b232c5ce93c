import { type ActionFunctionArgs, data } from '@remix-run/node';
import { Form, type MetaFunction, useActionData } from '@remix-run/react';
import { pageTitle } from '../../lib/meta';
import type { PageHandle } from '../../shell/page-handle';
import { SubmitButton } from '../../ui/button';
import { Link } from '../../ui/link';
import { StatePage } from '../../ui/state-page';
import { unsubscribe } from '../api.server';

export const handle: PageHandle = { hydrate: false };
export const meta: MetaFunction = () => pageTitle('Unsubscribe');

/**
 * Mail scanners open links, so only a POST unsubscribes: from the button or from the mail client
 * (RFC 8058).
 */
export async function action(args: ActionFunctionArgs) {
  const reply = await unsubscribe(args, args.params.token ?? '');
  return data({ isDone: reply.ok, words: reply.msg }, { status: reply.ok ? 200 : reply.code });
}

export default function Unsubscribe() {
  const result = useActionData<typeof action>();
  if (result?.isDone) {
    return (
      <StatePage>
        <h1>You are unsubscribed</h1>
        <p>{result.words}</p>
        <p className="muted">
          You can turn these emails on again in your{' '}
          <Link to="/notifications/preferences">notification settings</Link>.
        </p>
      </StatePage>
    );
  }
  return (
    <StatePage>
      <h1>Unsubscribe?</h1>
      {result ? (
        <p role="alert">{result.words}</p>
      ) : (
        <p>You will get no more emails about what you missed. Everything else stays the same.</p>
      )}
      <Form noValidate method="post">
        <SubmitButton>Unsubscribe</SubmitButton>
      </Form>
    </StatePage>
  );
}
