import { type FormState, fieldsOf } from '../lib/form-state';
import { Checkbox } from '../ui/checkbox';
import { Link } from '../ui/link';

/** The two declarations of steps 2 and 4. */
export function Declarations({ state }: { state: FormState }) {
  const field = fieldsOf(state);
  return (
    <fieldset>
      <legend className="sr-only">Declarations</legend>
      <Checkbox name="terms" defaultChecked={isTicked(state, 'terms')} error={field('terms').error}>
        I agree to the <Link to="/terms_and_conditions">Terms &amp; Conditions</Link> and the{' '}
        <Link to="/privacy-policy">Privacy Policy</Link>.
      </Checkbox>
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
