import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from '@remix-run/node';
import { Form, type MetaFunction, useActionData, useLoaderData } from '@remix-run/react';
import { mailedCode, proofFor, refusedProof } from '../../auth/identity.server';
import { fieldsOf, textOf, untouched } from '../../lib/form-state';
import { pageTitle } from '../../lib/meta';
import { setToast } from '../../shell/flash.server';
import { admitSignedIn } from '../../shell/guard.server';
import { LinkButton, SubmitButton } from '../../ui/button';
import { ErrorSummary } from '../../ui/error-summary';
import { FormPage } from '../../ui/form-page';
import { TextArea } from '../../ui/text-field';
import { refusedState, typedValues } from '../../wire/forms.server';
import { noStore } from '../../wire/no-store.server';
import { cookiesOf } from '../../wire/refused.server';
import { readForm } from '../../wire/sent-form.server';
import { deleteAccount } from '../api.server';
import { Sure } from './confirm-leaving';
import type { LeavingState } from './leaving-state';

export const meta: MetaFunction = () => pageTitle('Delete Account');
export const headers = noStore;

export async function loader(args: LoaderFunctionArgs) {
  const session = await admitSignedIn(args);
  const state: LeavingState = { ...untouched, proof: await proofFor(args) };
  return { memberId: session.memberId, state };
}

export async function action(args: ActionFunctionArgs) {
  await admitSignedIn(args);
  const form = await readForm(args.request);
  const values = typedValues(form);
  const asked: LeavingState = { values, errors: {}, proof: await proofFor(args) };
  if (textOf(values, 'reason').trim() === '')
    return data({ ...asked, errors: { reason: ['Reason is required.'] } }, { status: 422 });
  if (values.intent === 'code')
    return data({ ...asked, isToConfirm: true, ...(await mailedCode(args)) });
  if (!values.confirmed) return data({ ...asked, isToConfirm: true });
  const refused = await refusedProof(args, asked.proof, form);
  const reply = refused ?? (await deleteAccount(args, textOf(values, 'reason')));
  if (!reply.ok)
    return data(
      { ...asked, ...refusedState(reply, values), isToConfirm: true },
      { status: reply.code },
    );
  const headers = cookiesOf(reply);
  headers.append('Set-Cookie', await setToast({ kind: 'success', text: reply.msg }));
  headers.set('Clear-Site-Data', '"cache"');
  return redirect('/', { headers });
}

export default function Leave() {
  const page = useLoaderData<typeof loader>();
  const state: LeavingState = { ...page.state, ...useActionData<typeof action>() };
  if (state.isToConfirm) return <Sure state={state} />;
  return (
    <FormPage
      title="Delete Account"
      text="Your profile, cases, files, comments and connections disappear at once and are erased within 24 hours."
    >
      <Form className="card card__pad stack" method="post" noValidate>
        <ErrorSummary state={state} />
        <TextArea
          label="Reason"
          {...fieldsOf(state)('reason')}
          rows={4}
          maxLength={2000}
          hint="It helps us improve."
        />
        <p className="muted">
          Your chat messages stay with those who received them, from a “Deleted member”.
        </p>
        <div className="form-page__foot form-page__foot--split">
          <LinkButton look="quiet" size="l" to={`/profile/${page.memberId}`}>
            Cancel
          </LinkButton>
          <SubmitButton look="danger" size="l">
            Delete Account
          </SubmitButton>
        </div>
      </Form>
    </FormPage>
  );
}
