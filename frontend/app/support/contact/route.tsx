import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { type MetaFunction, useActionData, useLoaderData } from '@remix-run/react';
import { fieldsOf, untouched } from '../../lib/form-state';
import { publicMeta } from '../../lib/meta';
import { admit } from '../../shell/guard.server';
import type { PageHandle } from '../../shell/page-handle';
import { SupportAddress } from '../../shell/support-address';
import { FormPage } from '../../ui/form-page';
import { Link } from '../../ui/link';
import { PublicForm } from '../../ui/public-form';
import { TextArea, TextField } from '../../ui/text-field';
import { sendContactMessage } from '../api.server';
import { sendPublicForm } from '../public-form.server';

export const handle: PageHandle = { hydrate: false, footer: 'full' };

export const meta: MetaFunction<typeof loader> = ({ data }) =>
  publicMeta({
    title: 'Contact · Suture',
    description:
      'Write to the people who run Suture. A person reads every message and answers by email.',
    path: '/contactPage',
    origin: data?.origin ?? '',
  });

export async function loader(args: LoaderFunctionArgs) {
  await admit(args);
  return { origin: new URL(args.request.url).origin, opened: Date.now() };
}

export async function action(args: ActionFunctionArgs) {
  await admit(args);
  return sendPublicForm(args, {
    path: '/contactPage',
    sent: 'Thank you. We have received your message.',
    failed: 'Failed to send request.',
    send: sendContactMessage,
  });
}

export default function Contact() {
  const { opened } = useLoaderData<typeof loader>();
  const state = useActionData<typeof action>() ?? untouched;
  const field = fieldsOf(state);
  return (
    <FormPage
      title="Contact"
      text={
        <>
          A person reads every message and answers by email. For your data and your rights see the{' '}
          <Link to="/privacy-policy">Privacy Policy</Link>; to leave, use{' '}
          <Link to="/deleteaccount">Delete Account</Link>. <SupportAddress />
        </>
      }
    >
      <div className="card card__pad">
        <PublicForm state={state} opened={opened} submit="Send message">
          <TextField label="Full name" {...field('fName')} autoComplete="name" />
          <TextField label="Email" {...field('email')} type="email" autoComplete="email" />
          <TextField
            label="Mobile number"
            {...field('mobile')}
            type="tel"
            autoComplete="tel"
            hint="With your country code, 7 to 14 digits"
          />
          <TextArea
            label="Message"
            {...field('message')}
            rows={6}
            hint="At least 15 characters. Please write nothing about patients."
          />
        </PublicForm>
      </div>
    </FormPage>
  );
}
