import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from '@remix-run/node';
import { Form, type MetaFunction, useActionData, useLoaderData } from '@remix-run/react';
import { asReturnPath } from '../../../../backend/src/auth/social/return-path.rules';
import { untouched } from '../../lib/form-state';
import { pageTitle } from '../../lib/meta';
import { admitSignedIn } from '../../shell/guard.server';
import { LinkButton, SubmitButton } from '../../ui/button';
import { ErrorSummary } from '../../ui/error-summary';
import { FormPage } from '../../ui/form-page';
import { refusedState } from '../../wire/forms.server';
import { noStore } from '../../wire/no-store.server';
import { readForm } from '../../wire/sent-form.server';
import { accountSecurity } from '../account.server';
import type { IdentityState } from '../identity';
import { mailedCode, proofOf, refusedProof } from '../identity.server';
import { IdentityFields } from '../identity-fields';
import { PasskeyButton } from '../passkey-button';

export const meta: MetaFunction = () => pageTitle('Confirm your identity');
export const headers = noStore;

const placeIn = ({ url }: Request) =>
  asReturnPath(new URL(url).searchParams.get('next')) ?? '/settings';

export async function loader(args: LoaderFunctionArgs) {
  await admitSignedIn(args);
  const next = placeIn(args.request);
  const proof = proofOf(await accountSecurity(args));
  if (proof === 'none') throw redirect(next);
  const state: IdentityState = { ...untouched, proof };
  return { next, state };
}

export async function action(args: ActionFunctionArgs) {
  await admitSignedIn(args);
  const form = await readForm(args.request);
  const proof = proofOf(await accountSecurity(args));
  if (form.get('intent') === 'code')
    return data<IdentityState>({ ...untouched, proof, ...(await mailedCode(args)) });
  const refused = await refusedProof(args, proof, form);
  if (!refused) return redirect(placeIn(args.request));
  return data<IdentityState>({ ...refusedState(refused, {}), proof }, { status: refused.code });
}

export default function Confirm() {
  const page = useLoaderData<typeof loader>();
  const state: IdentityState = { ...page.state, ...useActionData<typeof action>() };
  return (
    <FormPage
      title="Confirm your identity"
      text="This change is sensitive, so we ask once more. Your confirmation lasts ten minutes."
    >
      <div className="card card__pad stack">
        <PasskeyButton purpose="confirm" label="Use a passkey" then={page.next} />
        <Form className="stack" method="post" noValidate>
          <ErrorSummary state={state} />
          <IdentityFields state={state} />
          <div className="form-page__foot form-page__foot--split">
            <LinkButton look="quiet" size="l" to="/settings">
              Cancel
            </LinkButton>
            <SubmitButton size="l">Continue</SubmitButton>
          </div>
        </Form>
      </div>
    </FormPage>
  );
}
