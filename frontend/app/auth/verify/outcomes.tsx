import { Form } from '@remix-run/react';
import { Check } from 'lucide-react';
import { fieldsOf } from '../../lib/form-state';
import { LinkButton, SubmitButton } from '../../ui/button';
import { Icon } from '../../ui/icon';
import { TextField } from '../../ui/text-field';
import type { ResendState } from './resend-state';

/** `home` is where whoever is signed in already goes on. */
export function Verified({ home }: { home: string | null }) {
  return (
    <>
      <span className="state__ok">
        <Icon of={Check} size="l" />
      </span>
      <h1>Your email is verified.</h1>
      <p className="muted">
        {home
          ? 'Thank you. You can go on.'
          : 'Log in to finish your profile. Two short steps, and you can stop after the first.'}
      </p>
      <LinkButton size="l" to={home ?? '/login'}>
        {home ? 'Go on' : 'Log in'}
      </LinkButton>
    </>
  );
}

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
        The link may be older than 24 hours. Tell us your address and we send a new one.
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
