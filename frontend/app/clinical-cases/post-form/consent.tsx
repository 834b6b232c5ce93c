import { errorOf, type FormState, textOf, textsOf } from '../../lib/form-state';
import { RadioGroup } from '../../ui/radio-group';
import { ConsentTerms } from './consent-terms';
import { ConsentDeclared, Declarations } from './declarations';

interface ConsentProps {
  state: FormState;
  legend: string;
  /** False for a clinical image, which is never shown on the public page. */
  isCase?: boolean;
}

const audiences = [
  { value: 'members', label: 'All members of Suture' },
  { value: 'speciality', label: 'Members of the same speciality only' },
];
const deciders = [
  { value: 'author', label: 'I have asked the patient' },
  { value: 'patient', label: 'The patient decides, with a private link' },
];
const visibilities = [
  { value: 'false', label: 'No, members only' },
  { value: 'true', label: 'Yes, also to registered visitors' },
];

const showcases = [
  { value: 'false', label: 'No' },
  { value: 'true', label: 'Yes, one picture of it' },
];

/** Short questions about the patient's consent, with defaults, and the three declarations. */
export function Consent({ state, legend, isCase = true }: ConsentProps) {
  const scope = textsOf(state.values, 'consentScope');
  return (
    <fieldset className="stack stack--s consent">
      <legend className="form-page__legend">{legend}</legend>
      <RadioGroup
        name="consentBy"
        label="Who says that the patient agrees?"
        choices={deciders}
        defaultValue={textOf(state.values, 'consentBy') || 'author'}
        error={errorOf(state, 'consentBy')}
        hint="With a link, nobody sees the post before the patient has read it and agreed. The patient needs no account."
      />
      <RadioGroup
        name="consentScope"
        label="Who may see it, as the patient agreed?"
        choices={audiences}
        defaultValue={scope.includes('speciality') ? 'speciality' : 'members'}
        error={errorOf(state, 'consentScope')}
      />
      <RadioGroup
        name="visibleToVisitors"
        label="Show the files to visitors, too?"
        choices={visibilities}
        defaultValue={textOf(state.values, 'visibleToVisitors') || 'false'}
        hint="Visitors who left their name can read the text for seven days. If you choose yes, they also see the files and could copy them. They cannot comment, and you can undo this by editing the case."
      />
      {isCase && (
        <div className="consent__to-all">
          <RadioGroup
            name="showcase"
            label="Show it on the public page?"
            choices={showcases}
            defaultValue={textOf(state.values, 'showcase') || 'false'}
            hint="Six such cases are shown to all visitors, even if they have not left a name: one picture, your question and one answer, without your name. Choose yes only if the patient has agreed to this."
          />
        </div>
      )}
      <div className="consent__by-author">
        <ConsentTerms state={state} />
      </div>
      <div className="consent__by-author">
        <ConsentDeclared state={state} />
      </div>
      <Declarations state={state} />
    </fieldset>
  );
}
