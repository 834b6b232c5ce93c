import { errorOf, type FormState, textOf, textsOf } from '../../lib/form-state';
import { Checkbox } from '../../ui/checkbox';
import { Link } from '../../ui/link';
import { RadioGroup } from '../../ui/radio-group';
import { ConsentTerms } from './consent-terms';

interface ConsentProps {
  state: FormState;
  legend: string;
}

const audiences = [
  { value: 'members', label: 'All members of Suture' },
  { value: 'speciality', label: 'Members of the same speciality only' },
];
const visibilities = [
  { value: 'false', label: 'No, members only' },
  { value: 'true', label: 'Yes, also to registered visitors' },
];

/** What the patient agreed to, in four short answers that most leave as they are, and the three declarations. */
export function Consent({ state, legend }: ConsentProps) {
  const tick = (name: string) => ({
    name,
    value: 'true',
    defaultChecked: Boolean(state.values[name]),
    error: errorOf(state, name),
  });
  const scope = textsOf(state.values, 'consentScope');
  return (
    <fieldset className="stack stack--s">
      <legend className="form-page__legend">{legend}</legend>
      <RadioGroup
        name="consentScope"
        label="Who may see it, as the patient agreed?"
        choices={audiences}
        defaultValue={scope.includes('speciality') ? 'speciality' : 'members'}
        error={errorOf(state, 'consentScope')}
      />
      <RadioGroup
        name="visibleToVisitors"
        label="Visible to visitors: the files too?"
        choices={visibilities}
        defaultValue={textOf(state.values, 'visibleToVisitors') || 'false'}
        hint="Visitors who left their name read the text. Files they see only if you say so."
      />
      <ConsentTerms state={state} />
      <Checkbox {...tick('consent')}>
        The patient has given written consent to share these pictures and facts with colleagues.
      </Checkbox>
      <Checkbox {...tick('relevance')}>The data is relevant to the platform.</Checkbox>
      <Checkbox {...tick('indemnity')}>
        I hereby understand and provide the following{' '}
        <Link to="/terms_and_conditions">Indemnity</Link>.
      </Checkbox>
    </fieldset>
  );
}
