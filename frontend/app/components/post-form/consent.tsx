import { errorOf, type FormState, textOf } from '../../lib/form-state';
import { Checkbox } from '../checkbox';
import { PageLink } from '../page-link';
import { RadioGroup } from '../radio-group';

interface ConsentProps {
  state: FormState;
  legend: string;
}

const visibilities = [
  { value: 'false', label: 'No, members only' },
  { value: 'true', label: 'Yes, also to registered visitors' },
];

/** The three declarations, and who else may see the files. */
export function Consent({ state, legend }: ConsentProps) {
  const tick = (name: string) => ({ name, value: 'true', defaultChecked: Boolean(state.values[name]), error: errorOf(state, name) });
  return (
    <fieldset className="stack stack--s">
      <legend className="form-page__legend">{legend}</legend>
      <RadioGroup
        name="visibleToVisitors"
        label="Visible to visitors: the files too?"
        choices={visibilities}
        defaultValue={textOf(state.values, 'visibleToVisitors') || 'false'}
        hint="Visitors who left their name read the text. Files they see only if you say so."
      />
      <Checkbox {...tick('consent')}>The patient has given written consent to share these pictures and facts with colleagues.</Checkbox>
      <Checkbox {...tick('relevance')}>The data is relevant to the platform.</Checkbox>
      <Checkbox {...tick('indemnity')}>
        I hereby understand and provide the following <PageLink to="/terms_and_conditions">Indemnity</PageLink>.
      </Checkbox>
    </fieldset>
  );
}
