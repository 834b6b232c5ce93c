import { Form } from '@remix-run/react';
import { type FormState, fieldsOf } from '../../lib/form-state';
import { SubmitButton } from '../../ui/button';
import { Checkbox } from '../../ui/checkbox';
import { ErrorSummary } from '../../ui/error-summary';
import { Link } from '../../ui/link';
import { PasswordField } from '../../ui/password-field';
import { ShortNameField } from '../../ui/short-name-field';
import { TextField } from '../../ui/text-field';

export function SignUpForm({ state }: { state: FormState }) {
  const field = fieldsOf(state);
  return (
    <>
      <div>
        <h1>Join Now</h1>
        <p className="muted">Free, for licensed surgeons aged 18 or over.</p>
      </div>
      <Form className="stack" method="post" noValidate>
        <ErrorSummary state={state} names={BOXES} />
        <div className="field-grid">
          <TextField label="First name" {...field('firstName')} autoComplete="given-name" />
          <TextField label="Last name" {...field('lastName')} autoComplete="family-name" />
        </div>
        <ShortNameField state={state} />
        <TextField label="Email" {...field('emailId')} type="email" autoComplete="email" />
        <PasswordField
          label="Password"
          {...field('password')}
          autoComplete="new-password"
          hint="At least 7 characters. A sentence is better than a trick."
        />
        <div>
          <Tick {...field('indemnity')}>
            I hereby understand and provide the following{' '}
            <Link to="/terms_and_conditions">Indemnity</Link>.
          </Tick>
          <Tick {...field('clauses')}>
            I agree to the <Link to="/terms_and_conditions">Terms of use</Link> and the{' '}
            <Link to="/privacy-policy">Privacy Policy</Link>.
          </Tick>
        </div>
        <SubmitButton isWide size="l">
          Sign up
        </SubmitButton>
      </Form>
    </>
  );
}

/** The specification has one message for both checkboxes, so the summary names each of them. */
const BOXES: Readonly<Record<string, string>> = { indemnity: 'Indemnity', clauses: 'Terms of use' };

function Tick({
  defaultValue,
  ...rest
}: Parameters<typeof Checkbox>[0] & { defaultValue: string }) {
  return <Checkbox {...rest} defaultChecked={Boolean(defaultValue)} />;
}
