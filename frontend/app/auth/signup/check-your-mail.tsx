import { Form } from '@remix-run/react';
import { LinkButton, SubmitButton } from '../../ui/button';
import { focusFirst } from '../../ui/focus-first';

interface CheckYourMailProps {
  sentence: string;
  email: string;
  /** Without a mail server, emails are kept and shown in the development inbox. */
  hasInbox: boolean;
}

export function CheckYourMail({ sentence, email, hasInbox }: CheckYourMailProps) {
  return (
    <div className="stack" role="status" {...focusFirst}>
      <h1>Check your email</h1>
      <p>{sentence}</p>
      <p className="muted">We sent it to {email}. The link is valid for 24 hours.</p>
      {hasInbox && (
        <LinkButton look="soft" to={`/dev/inbox?to=${encodeURIComponent(email)}`}>
          Open the inbox of this machine
        </LinkButton>
      )}
      <Form noValidate method="post">
        <input type="hidden" name="emailId" value={email} />
        <SubmitButton look="secondary" name="intent" value="resend">
          Send a new link
        </SubmitButton>
      </Form>
    </div>
  );
}
