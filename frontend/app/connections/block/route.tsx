import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { Form, type MetaFunction, useActionData, useLoaderData } from '@remix-run/react';
import { textOf } from '../../lib/form-state';
import { pageTitle } from '../../lib/meta';
import { profileOf } from '../../profiles/api.server';
import { BLOCKING, blockQuestion } from '../../profiles/blocking';
import { doneOrRefused } from '../../shell/done.server';
import { admitSignedIn } from '../../shell/guard.server';
import { LinkButton, SubmitButton } from '../../ui/button';
import { ErrorSummary } from '../../ui/error-summary';
import { FormPage } from '../../ui/form-page';
import { Points } from '../../ui/points';
import { idIn, ownPath } from '../../wire/address.server';
import { pageBefore } from '../../wire/browser.server';
import { typedValues } from '../../wire/forms.server';
import { readForm } from '../../wire/sent-form.server';
import { blockMember } from '../api.server';

export const meta: MetaFunction = () => pageTitle('Block');

const LIST = '/blocked';

export async function loader(args: LoaderFunctionArgs) {
  await admitSignedIn(args);
  const memberId = idIn(args.params.id);
  const after = ownPath(new URL(args.request.url).searchParams.get('after'));
  const back = pageBefore(args.request, `/profile/${memberId}`);
  const { fullName } = await profileOf(args, memberId);
  return { fullName, back, after: after ?? back };
}

/** Returns to the page with the menu, or to a list if that page is gone now. */
export async function action(args: ActionFunctionArgs) {
  await admitSignedIn(args);
  const values = typedValues(await readForm(args.request));
  const after = new URL(args.request.url).searchParams.get('after');
  const to = ownPath(after) ?? ownPath(textOf(values, 'after')) ?? pageBefore(args.request, LIST);
  return doneOrRefused(await blockMember(args, idIn(args.params.id)), to);
}

/** The page behind the question's dialog. */
export default function Block() {
  const { fullName, back, after } = useLoaderData<typeof loader>();
  return (
    <FormPage title={blockQuestion(fullName)}>
      <Points of={BLOCKING} />
      <ErrorSummary state={useActionData<typeof action>()} />
      <Form
        noValidate
        className="form-page__foot form-page__foot--split"
        method="post"
        reloadDocument
      >
        <input type="hidden" name="after" value={after} />
        <LinkButton look="secondary" size="l" to={back}>
          Cancel
        </LinkButton>
        <SubmitButton look="danger" size="l">
          Block
        </SubmitButton>
      </Form>
    </FormPage>
  );
}
