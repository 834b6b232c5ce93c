import { type FormState, fieldsOf } from '../../lib/form-state';
import { Findings } from '../../media/findings/findings';
import { asChoices } from '../../ui/choices';
import { SelectField } from '../../ui/select-field';
import { TextArea, TextField } from '../../ui/text-field';

const LONGEST_TITLE = 200;
const LONGEST = 10_000;

interface ImageWordsProps {
  state: FormState;
  legend: string;
  specialities: string[];
}

export function ImageWords({ state, legend, specialities }: ImageWordsProps) {
  const field = fieldsOf(state);
  return (
    <fieldset className="stack">
      <legend className="form-page__legend">{legend}</legend>
      <TextField label="Title" {...field('title')} maxLength={LONGEST_TITLE} autoComplete="off" />
      <Findings of="title" sent={state.findings?.title} />
      <TextArea
        label="Description"
        {...field('description')}
        rows={5}
        maxLength={LONGEST}
        hint="Leave out names, hospitals, exact dates and numbers of any kind that could tell who the patient is."
      />
      <Findings of="description" sent={state.findings?.description} />
      <SelectField
        label="Speciality"
        {...field('speciality')}
        choices={asChoices(specialities)}
        placeholder="Select"
      />
    </fieldset>
  );
}
