import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { Form, type MetaFunction, useLoaderData } from '@remix-run/react';
import { pageTitle } from '../../lib/meta';
import { told } from '../../shell/done.server';
import { admitSignedIn } from '../../shell/guard.server';
import { LinkButton, SubmitButton } from '../../ui/button';
import { FormPage } from '../../ui/form-page';
import { idIn } from '../../wire/address.server';
import { noStore } from '../../wire/no-store.server';
import { accountSecurity, removeIdentity } from '../account.server';
import { askedToConfirm, demandConfirmed } from '../confirmed.server';
import { nameOf } from '../linked-identity';
import '../settings.css';

const NOT_FOUND = 404;

export const meta: MetaFunction = () => pageTitle('Remove Google or Apple');
export const headers = noStore;

export async function loader(args: LoaderFunctionArgs) {
  await admitSignedIn(args);
  const id = idIn(args.params['id']);
  const identity = (await accountSecurity(args)).identities.find((one) => one.id === id);
  if (!identity) throw new Response(null, { status: NOT_FOUND });
  await demandConfirmed(args);
  return { provider: nameOf(identity), email: identity.email };
}

export async function action(args: ActionFunctionArgs) {
  await admitSignedIn(args);
  const reply = await removeIdentity(args, idIn(args.params['id']));
  askedToConfirm(reply, new URL(args.request.url).pathname.replace(/\.data$/, ''));
  return told(reply, '/settings#security');
}

export default function RemoveIdentity() {
  const { provider, email } = useLoaderData<typeof loader>();
  return (
    <FormPage
      title={`Remove ${provider}?`}
      text={`It will no longer log in to your account. If it has the email address of your account, “Continue with ${provider}” links it again, and we email you.`}
      back={{ to: '/settings', label: 'Settings' }}
    >
      {email && (
        <p className="set__text">
          <span className="quiet">{email}</span>
        </p>
      )}
      <Form noValidate className="form-page__foot form-page__foot--split" method="post">
        <LinkButton look="secondary" size="l" to="/settings">
          Cancel
        </LinkButton>
        <SubmitButton look="danger" size="l">
          Remove
        </SubmitButton>
      </Form>
    </FormPage>
  );
}
