import { Check } from 'lucide-react';
import { type FormState, fieldsOf } from '../lib/form-state';
import { Checkbox } from '../ui/checkbox';
import { Icon } from '../ui/icon';
import { Link } from '../ui/link';

/** Those of steps 2 and 4. Who has agreed to the terms already reads so instead of agreeing again. */
export function Declarations({ state, hasAgreed }: { state: FormState; hasAgreed: boolean }) {
  const field = fieldsOf(state);
  const documents = (
    <>
      to the <Link to="/terms_and_conditions">Terms &amp; Conditions</Link> and the{' '}
      <Link to="/privacy-policy">Privacy Policy</Link>
    </>
  );
  return (
    <fieldset>
      <legend className="sr-only">Declarations</legend>
      {hasAgreed ? (
        <p className="check">
          <Icon of={Check} />
          <span>You agreed {documents} when you joined.</span>
        </p>
      ) : (
        <Checkbox
          name="terms"
          defaultChecked={isTicked(state, 'terms')}
          error={field('terms').error}
        >
          I agree {documents}.
        </Checkbox>
      )}
      <Checkbox
        name="declaration"
        defaultChecked={isTicked(state, 'declaration')}
        error={field('declaration').error}
      >
        I declare that what I entered is true.
      </Checkbox>
    </fieldset>
  );
}

function isTicked({ values }: FormState, name: string): boolean {
  return Boolean(values[name]) && values[name] !== 'false';
}
