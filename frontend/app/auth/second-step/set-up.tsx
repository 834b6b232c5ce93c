import { Form } from '@remix-run/react';
import { ShieldAlert } from 'lucide-react';
import { type FormState, fieldsOf } from '../../lib/form-state';
import { Banner } from '../../ui/banner';
import { LinkButton, SubmitButton } from '../../ui/button';
import { ErrorSummary } from '../../ui/error-summary';
import { TextField } from '../../ui/text-field';
import { CopyText } from './copy-text';

export interface Invitation {
  /** Base32. */
  secret: string;
  /** A data URL. */
  qr: string;
}

/** Creating a secret changes state, so it needs a POST. */
export function Begin({ state, isOwed }: { state: FormState; isOwed: boolean }) {
  return (
    <Form noValidate className="card card__pad stack" method="post">
      <ErrorSummary state={state} />
      {isOwed && (
        <Banner kind="attention" icon={ShieldAlert}>
          <p>Administrators see reports and patients’ pictures, so they need a second step.</p>
        </Banner>
      )}
      <p>
        You need an authenticator app on your phone: Google Authenticator, 1Password, Aegis, or the
        Passwords app of your phone. Have it ready.
      </p>
      <div className="form-page__foot">
        <SubmitButton size="l" name="intent" value="begin">
          Begin
        </SubmitButton>
      </div>
    </Form>
  );
}

export function SetUp({ state, invitation }: { state: FormState; invitation: Invitation }) {
  const { secret, qr } = invitation;
  const spaced = secret.replace(/.{4}(?=.)/g, '$& ');
  return (
    <Form className="card card__pad stack" method="post" noValidate>
      <ErrorSummary state={state} />
      <input type="hidden" name="secret" value={secret} />
      <input type="hidden" name="qr" value={qr} />
      <ol className="totp__steps">
        <li>
          <h2>Scan this with your authenticator app</h2>
          <div className="totp__qr">
            <img
              className="totp__code"
              src={qr}
              alt="QR code for your authenticator app"
              width="176"
              height="176"
            />
            <div className="stack stack--s">
              <p className="muted">Can’t scan? Type this key into the app:</p>
              <p className="secret" translate="no">
                {spaced}
              </p>
              <CopyText text={secret} label="Copy key" />
            </div>
          </div>
        </li>
        <li>
          <h2>Type the six digits it shows</h2>
          <TextField
            label="Six-digit code"
            {...fieldsOf({ ...state, values: {} })('code')}
            className="input input--code"
            inputMode="numeric"
            autoComplete="one-time-code"
            maxLength={9}
            hint="A new code comes every 30 seconds."
          />
        </li>
        <li>
          <h2>Keep your recovery codes</h2>
          <p className="muted">You see them next, once. They let you in if the phone is lost.</p>
        </li>
      </ol>
      <div className="form-page__foot form-page__foot--split">
        <LinkButton look="quiet" size="l" to="/settings">
          Cancel
        </LinkButton>
        <SubmitButton size="l" name="intent" value="confirm">
          Turn on the second step
        </SubmitButton>
      </div>
    </Form>
  );
}
