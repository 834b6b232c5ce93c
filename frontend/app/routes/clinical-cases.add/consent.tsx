import { Checkbox } from '../../components/checkbox';
import { PageLink } from '../../components/page-link';
import { errorOf, type FormState } from '../../lib/form-state';

export function Consent({ state }: { state: FormState }) {
  const tick = (name: string) => ({ name, value: 'true', defaultChecked: Boolean(state.values[name]), error: errorOf(state, name) });
  return (
    <fieldset>
      <legend className="form-page__legend">4. Consent</legend>
      <Checkbox {...tick('consent')}>The patient has given written consent to share these pictures and facts with colleagues.</Checkbox>
      <Checkbox {...tick('relevance')}>The data is relevant to the platform.</Checkbox>
      <Checkbox {...tick('indemnity')}>
        I hereby understand and provide the following <PageLink to="/terms_and_conditions">Indemnity</PageLink>.
      </Checkbox>
    </fieldset>
  );
}
