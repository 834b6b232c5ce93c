import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from '@remix-run/node';
import { Form, type MetaFunction, useActionData, useLoaderData } from '@remix-run/react';
import { askForExport } from '../../api/departure.server';
import { EditFoot } from '../../components/edit-foot';
import { ErrorSummary } from '../../components/error-summary';
import { FormPage } from '../../components/form-page';
import { IdentityFields } from '../../components/identity-fields';
import { backToProfile } from '../../lib/edit-page.server';
import { untouched } from '../../lib/form-state';
import { refusedState } from '../../lib/forms.server';
import { admitSignedIn } from '../../lib/guard.server';
import type { IdentityState } from '../../lib/identity';
import { mailedCode, proofFor, refusedProof } from '../../lib/identity.server';
import { pageTitle } from '../../lib/meta';
import { unkept } from '../../lib/unkept.server';

export const meta: MetaFunction = () => pageTitle('Your data');
export const headers = unkept;

export async function loader(args: LoaderFunctionArgs) {
  const session = await admitSignedIn(args);
  const state: IdentityState = { ...untouched, proof: await proofFor(args, session) };
  return { memberId: session.memberId, state };
}

export async function action(args: ActionFunctionArgs) {
  const session = await admitSignedIn(args);
  const form = await args.request.formData();
  const proof = await proofFor(args, session);
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
      text="Everything that is yours, as JSON and files. We mail you a link that is valid for 24 hours."
    >
      <Form className="card card__pad stack" method="post" noValidate>
        <ErrorSummary state={state} />
        <IdentityFields state={state} />
        <EditFoot memberId={page.memberId} label="Send me my data" />
      </Form>
    </FormPage>
  );
}
