import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from '@remix-run/node';
import { Form, type MetaFunction, useActionData, useLoaderData } from '@remix-run/react';
import type { IdentityState } from '../../auth/identity';
import { mailedCode, proofFor, refusedProof } from '../../auth/identity.server';
import { IdentityFields } from '../../auth/identity-fields';
import { untouched } from '../../lib/form-state';
import { pageTitle } from '../../lib/meta';
import { backToProfile } from '../../shell/edit-page.server';
import { admitSignedIn } from '../../shell/guard.server';
import { EditFoot } from '../../ui/edit-foot';
import { ErrorSummary } from '../../ui/error-summary';
import { FormPage } from '../../ui/form-page';
import { refusedState } from '../../wire/forms.server';
import { noStore } from '../../wire/no-store.server';
import { readForm } from '../../wire/sent-form.server';
import { askForExport } from '../api.server';

export const meta: MetaFunction = () => pageTitle('Your data');
export const headers = noStore;

export async function loader(args: LoaderFunctionArgs) {
  const session = await admitSignedIn(args);
  const state: IdentityState = { ...untouched, proof: await proofFor(args) };
  return { memberId: session.memberId, state };
}

export async function action(args: ActionFunctionArgs) {
  const session = await admitSignedIn(args);
  const form = await readForm(args.request);
  const proof = await proofFor(args);
  if (form.get('intent') === 'code')
    return data<IdentityState>({ ...untouched, proof, ...(await mailedCode(args)) });
  const refused = await refusedProof(args, proof, form);
  const reply = refused ?? (await askForExport(args));
  if (reply.ok) return backToProfile(session.memberId, reply.msg);
  return data<IdentityState>({ ...refusedState(reply, {}), proof }, { status: reply.code });
}

export default function Export() {
  const page = useLoaderData<typeof loader>();
  const state: IdentityState = { ...page.state, ...useActionData<typeof action>() };
  return (
    <FormPage
      title="Your data"
      text="All your data, as JSON and files. We email you a link that is valid for 24 hours."
    >
      <Form className="card card__pad stack" method="post" noValidate>
        <ErrorSummary state={state} />
        <IdentityFields state={state} />
        <EditFoot memberId={page.memberId} label="Send me my data" />
      </Form>
    </FormPage>
  );
}
