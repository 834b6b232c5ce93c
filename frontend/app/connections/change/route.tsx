import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from '@remix-run/node';
import { Form, type MetaFunction, useActionData } from '@remix-run/react';
import { textOf } from '../../lib/form-state';
import { pageTitle } from '../../lib/meta';
import { setToast } from '../../shell/flash.server';
import { requireMember } from '../../shell/guard.server';
import { LinkButton, SubmitButton } from '../../ui/button';
import { FormPage } from '../../ui/form-page';
import { ownPath } from '../../wire/address.server';
import { pageBefore, wantsPage } from '../../wire/browser.server';
import { typedValues } from '../../wire/forms.server';
import { readForm } from '../../wire/sent-form.server';
import { type ConnectionIntent, connectionChanges } from '../changes.server';
import { questionOf } from '../connection-questions';

export const meta: MetaFunction = () => pageTitle('Connections');

const LISTS = '/beyondSurgoryFollowing';

/** This page only handles changes, so there is no data to load. */
export async function loader(args: LoaderFunctionArgs) {
  await requireMember(args);
  return null;
}

/**
 * Without JavaScript the user is redirected to the page they came from; a fetcher gets the message
 * only.
 */
export async function action(args: ActionFunctionArgs) {
  await requireMember(args);
  const values = typedValues(await readForm(args.request));
  const [intent, fullName] = [textOf(values, 'intent'), textOf(values, 'fullName')];
  if (!Object.hasOwn(connectionChanges, intent)) throw new Response(null, { status: 400 });
  const named = {
    memberId: textOf(values, 'memberId'),
    connectionId: textOf(values, 'connectionId'),
  };
  const back = ownPath(textOf(values, 'back')) ?? pageBefore(args.request, LISTS);
  const question = questionOf(intent as ConnectionIntent, fullName);
  if (question && !values.confirmed)
    return data({ question, back, values: { ...named, intent, fullName } });
  const reply = await connectionChanges[intent as ConnectionIntent](args, named);
  if (!wantsPage(args.request))
    return reply.ok
      ? data({ told: reply.msg })
      : data({ refusal: reply.msg }, { status: reply.code });
  if (reply.ok) return redirect(back);
  return redirect(back, {
    headers: { 'Set-Cookie': await setToast({ kind: 'error', text: reply.msg }) },
  });
}

/** The confirmation page for browsers without JavaScript; otherwise the question is a dialog. */
export default function ChangeConnection() {
  const asked = useActionData<typeof action>();
  if (!asked || !('question' in asked))
    return (
      <FormPage title="Connections">
        <LinkButton look="secondary" to={LISTS}>
          Requests
        </LinkButton>
      </FormPage>
    );
  const { question, back, values } = asked;
  return (
    <FormPage title={question.title} text={question.text} back={{ to: back, label: 'Back' }}>
      <Form noValidate method="post" className="row" reloadDocument>
        {Object.entries({ ...values, back }).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <SubmitButton look="danger" name="confirmed" value="yes">
          {question.yes}
        </SubmitButton>
        <LinkButton look="secondary" to={back}>
          Cancel
        </LinkButton>
      </Form>
    </FormPage>
  );
}
