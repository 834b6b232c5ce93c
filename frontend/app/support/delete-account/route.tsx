import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { type MetaFunction, useActionData, useLoaderData } from '@remix-run/react';
import { type FormValues, fieldsOf, textOf, untouched } from '../../lib/form-state';
import { publicMeta } from '../../lib/meta';
import { countries } from '../../reference-data/api.server';
import { sessionOf } from '../../shell/guard.server';
import type { PageHandle } from '../../shell/page-handle';
import { FormPage } from '../../ui/form-page';
import { Link } from '../../ui/link';
import { PublicForm } from '../../ui/public-form';
import { TextArea, TextField } from '../../ui/text-field';
import { sendDeletionRequest } from '../api.server';
import { sendPublicForm } from '../public-form.server';
import { dialCodes, Phone } from './phone';

export const handle: PageHandle = { hydrate: false, footer: 'full' };

export const meta: MetaFunction<typeof loader> = ({ data }) =>
  publicMeta({
    title: 'Delete Account · Suture',
    description:
      'Ask us to delete your Suture account and what belongs to it. We answer within 30 days.',
    path: '/deleteaccount',
    origin: data?.origin ?? '',
  });

export async function loader(args: LoaderFunctionArgs) {
  const [session, all] = await Promise.all([sessionOf(args), countries(args)]);
  return {
    isSignedIn: session !== null,
    codes: dialCodes(all),
    origin: new URL(args.request.url).origin,
    opened: Date.now(),
  };
}

export function action(args: ActionFunctionArgs) {
  return sendPublicForm(args, {
    path: '/deleteaccount',
    sent: 'Request sent successfully!',
    failed: 'Failed to send request.',
    send: (asking, values) => sendDeletionRequest(asking, withoutEmptyPhone(values)),
  });
}

/** The country code is sent only together with a number. */
function withoutEmptyPhone({ mobNo, countryCode, ...others }: FormValues): FormValues {
  return textOf({ mobNo: mobNo ?? '' }, 'mobNo').trim() === ''
    ? others
    : { ...others, mobNo: mobNo ?? '', countryCode: countryCode ?? '' };
}

export default function DeleteAccount() {
  const { isSignedIn, codes, opened } = useLoaderData<typeof loader>();
  const state = useActionData<typeof action>() ?? untouched;
  const field = fieldsOf(state);
  const own = isSignedIn ? (
    <>
      You are logged in: <Link to="/account/leave">delete your account here</Link>, and it
      disappears at once.
    </>
  ) : (
    <>
      If you can log in, <Link to="/account/leave">delete your account yourself</Link>: it
      disappears at once. If not, ask us here. We make sure that the account is yours and answer
      within 30 days.
    </>
  );
  return (
    <FormPage title="Delete Account" text={own}>
      <div className="card card__pad">
        <PublicForm state={state} opened={opened} submit="Send request">
          <TextField label="Name" {...field('name')} autoComplete="name" />
          <TextField
            label="Email"
            {...field('email')}
            type="email"
            autoComplete="email"
            hint="The address of the account"
          />
          <Phone codes={codes} code={field('countryCode')} number={field('mobNo')} />
          <TextArea
            label="Message"
            {...field('message')}
            rows={5}
            hint="What you want to have deleted, and why if you like"
          />
        </PublicForm>
      </div>
    </FormPage>
  );
}
