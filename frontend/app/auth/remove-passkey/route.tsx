import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { Form, type MetaFunction, useLoaderData } from '@remix-run/react';
import { pageTitle } from '../../lib/meta';
import { told } from '../../shell/done.server';
import { admitSignedIn } from '../../shell/guard.server';
import { LinkButton, SubmitButton } from '../../ui/button';
import { FormPage } from '../../ui/form-page';
import { idIn } from '../../wire/address.server';
import { noStore } from '../../wire/no-store.server';
import { ownPasskeys, removePasskey } from '../account.server';
import { askedToConfirm, demandConfirmed } from '../confirmed.server';

const NOT_FOUND = 404;

export const meta: MetaFunction = () => pageTitle('Remove a passkey');
export const headers = noStore;

export async function loader(args: LoaderFunctionArgs) {
  await admitSignedIn(args);
  const id = idIn(args.params['id']);
  const passkey = (await ownPasskeys(args)).find((one) => one.id === id);
  if (!passkey) throw new Response(null, { status: NOT_FOUND });
  await demandConfirmed(args);
  return { name: passkey.name };
}

export async function action(args: ActionFunctionArgs) {
  await admitSignedIn(args);
  const reply = await removePasskey(args, idIn(args.params['id']));
  askedToConfirm(reply, new URL(args.request.url).pathname.replace(/\.data$/, ''));
  return told(reply, '/settings#security');
}

export default function RemovePasskey() {
  const { name } = useLoaderData<typeof loader>();
  return (
    <FormPage
      title={`Remove the passkey “${name}”?`}
      text="It will no longer log you in to Suture. Delete it on your device, too: it stays listed there until you do."
      back={{ to: '/settings', label: 'Settings' }}
    >
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
