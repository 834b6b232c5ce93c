import { errorOf, type FormState, textOf } from '../../lib/form-state';
import { Checkbox } from '../../ui/checkbox';
import { Link } from '../../ui/link';

export function Confirmations({ state }: { state: FormState }) {
  const tick = (name: string) => ({
    name,
    value: 'true',
    defaultChecked: textOf(state.values, name) === 'true',
    error: errorOf(state, name),
  });
  return (
    <fieldset>
      <legend className="sr-only">Declarations</legend>
      <Checkbox {...tick('checkbox')}>The data is relevant to the platform.</Checkbox>
      <Checkbox {...tick('clauses')}>
        I hereby understand and provide the following{' '}
        <Link to="/terms_and_conditions">Indemnity</Link>.
      </Checkbox>
    </fieldset>
  );
}
