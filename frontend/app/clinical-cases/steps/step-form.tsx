import { MAX_TEXT } from '../../../../backend/src/clinical-cases/outcome/outcome.rules';
import { errorOf, type FormState, fieldsOf, textOf } from '../../lib/form-state';
import { Checkbox } from '../../ui/checkbox';
import { RadioGroup } from '../../ui/radio-group';
import { TextArea, TextField } from '../../ui/text-field';
import { useLatestVersion } from '../../ui/use-latest-version';
import { AuthorPlace } from '../pins/author-place';
import type { Markable } from '../pins/pin';
import { CaseFiles } from '../post-form/case-files';
import { HeldFiles } from '../post-form/held-files';
import { UploadForm } from '../post-form/upload-form';
import { stepKinds } from '../step-kinds';
import type { Step } from '../steps.server';
import './step-form.css';

const choices = Object.entries(stepKinds).map(([value, { name }]) => ({ value, label: name }));

interface StepFormProps {
  owner?: number;
  caseId: number;
  /** What a step may point at. */
  inCase: Markable;
  /** Where to go once it is saved. */
  to: string;
  /** The step to change; omitted for a new one. */
  step?: Step;
  /** What a new one is, as long as nothing else is chosen. */
  kind?: string;
  refused?: FormState;
  retryKey?: string;
  submit: string;
}

export function StepForm({ caseId, inCase, step, kind = '', ...form }: StepFormProps) {
  const url = `/community/upload?id=${caseId}&form=${step ? `edit-step&step=${step.id}` : 'step'}`;
  const known = step ? wordsOf(step) : { kind };
  return (
    <UploadForm url={url} {...form}>
      {(state) => <Fields step={step} inCase={inCase} state={withKnown(known, state)} />}
    </UploadForm>
  );
}

const wordsOf = ({ kind, day, text, version }: Step) => ({
  kind,
  day: String(day),
  text,
  version: String(version),
});

/** The typed values, else those that are known. */
const withKnown = (known: FormState['values'], state: FormState): FormState => ({
  ...state,
  values: { ...known, ...state.values },
});

type FieldsProps = Pick<StepFormProps, 'inCase'> & { step: Step | undefined; state: FormState };

function Fields({ step, inCase, state }: FieldsProps) {
  const field = fieldsOf(state);
  useLatestVersion(state);
  return (
    <>
      {step && <input type="hidden" name="version" value={textOf(state.values, 'version')} />}
      <RadioGroup
        name="kind"
        label="What was it?"
        look="chips"
        choices={choices}
        defaultValue={textOf(state.values, 'kind')}
        error={errorOf(state, 'kind')}
      />
      <div className="step-form__day">
        <TextField
          label="Day"
          {...field('day')}
          inputMode="numeric"
          hint="Counted from the operation, or from the first presentation. Before it: −3."
        />
      </div>
      <TextArea
        label="What happened?"
        {...field('text')}
        rows={5}
        maxLength={MAX_TEXT}
        hint="No names, no dates: count in days."
      />
      <AuthorPlace of="step" inCase={inCase} pins={step?.pins ?? []} state={state} />
      {step && (
        <HeldFiles
          files={step.files}
          state={state}
          removal={{ name: 'removeFiles', valueOf: ({ id }) => String(id) }}
        />
      )}
      <CaseFiles state={state} legend={step ? 'Add files' : 'Pictures, videos or reports'} />
      <Checkbox
        name="consent"
        value="true"
        defaultChecked={Boolean(state.values['consent'])}
        error={errorOf(state, 'consent')}
      >
        The patient’s consent covers these files, too.
      </Checkbox>
    </>
  );
}
