import { errorOf, type FormState } from '../../lib/form-state';
import { Checkbox } from '../../ui/checkbox';
import { Link } from '../../ui/link';

/** In the order of the page. Their labels are whole sentences, and their messages alike. */
export const DECLARED = {
  consent: 'Written consent',
  relevance: 'Relevance',
  indemnity: 'Indemnity',
};

const tick = (state: FormState, name: string) => ({
  name,
  value: 'true',
  defaultChecked: Boolean(state.values[name]),
  error: errorOf(state, name),
});

export function ConsentDeclared({ state }: { state: FormState }) {
  return (
    <Checkbox {...tick(state, 'consent')}>
      The patient has given written consent to share these pictures and facts with colleagues.
    </Checkbox>
  );
}

/** The declarations that authors make themselves, also when the patient is asked. */
export function Declarations({ state }: { state: FormState }) {
  return (
    <>
      <Checkbox {...tick(state, 'relevance')}>The data is relevant to the platform.</Checkbox>
      <Checkbox {...tick(state, 'indemnity')}>
        I hereby understand and provide the following{' '}
        <Link to="/terms_and_conditions">Indemnity</Link>.
      </Checkbox>
    </>
  );
}
