import { type FormState, fieldsOf } from '../lib/form-state';
import { Checkbox } from './checkbox';
import { PageLink } from './page-link';

/** The two boxes of steps 2 and 4. */
export function Declarations({ state }: { state: FormState }) {
  const field = fieldsOf(state);
  return (
    <fieldset>
      <legend className="sr-only">Declarations</legend>
      <Checkbox name="terms" defaultChecked={isTicked(state, 'terms')} error={field('terms').error}>
        I agree to the <PageLink to="/terms_and_conditions">Terms &amp; Conditions</PageLink> and
        the <PageLink to="/privacy-policy">Privacy Policy</PageLink>.
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
