import { Form } from '@remix-run/react';
import { fieldsOf } from '../../lib/form-state';
import { LinkButton, SubmitButton } from '../../ui/button';
import { TextField } from '../../ui/text-field';
import type { ResendState } from './resend-state';

export function Failed({ state }: { state: ResendState }) {
  return (
    <>
      <section className="error-summary" role="alert">
        <h1>402 error!</h1>
        <p>Something went wrong.</p>
      </section>
      {state.sent ? <p role="status">{state.sent}</p> : <Resend state={state} />}
      <LinkButton look={state.sent ? 'primary' : 'quiet'} size="l" to="/login">
        Log in
      </LinkButton>
    </>
  );
}

function Resend({ state }: { state: ResendState }) {
  const field = fieldsOf(state);
  return (
    <>
      <p className="muted">
        The link may be older than 24 hours. Enter your address and we will send a new one.
      </p>
      <Form className="stack state__form" method="post" noValidate>
        <TextField label="Email" {...field('emailId')} type="email" autoComplete="email" />
        <SubmitButton look="secondary" size="l" isWide>
          Send a new link
        </SubmitButton>
      </Form>
    </>
  );
}
