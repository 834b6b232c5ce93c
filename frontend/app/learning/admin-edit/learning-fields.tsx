import { type FormState, fieldsOf } from '../../lib/form-state';
import { asChoices } from '../../ui/choices';
import { Field } from '../../ui/field';
import { SelectField } from '../../ui/select-field';
import { TextArea, TextField } from '../../ui/text-field';

const KINDS = [
  { value: 'image', label: 'Image' },
  { value: 'video', label: 'Video' },
];

export const LEARNING_WORDS = ['kind', 'title', 'description', 'speciality'];

interface LearningFieldsProps {
  state: FormState;
  specialities: string[];
  /** True for new content, which also needs a kind and a file; neither can be changed later. */
  isNew: boolean;
}

export function LearningFields({ state, specialities, isNew }: LearningFieldsProps) {
  const field = fieldsOf(state);
  return (
    <>
      {isNew && <SelectField label="Kind" {...field('kind')} choices={KINDS} />}
      <TextField label="Title" maxLength={200} {...field('title')} />
      <TextArea label="Description" rows={5} {...field('description')} />
      <SelectField
        label="Speciality"
        {...field('speciality')}
        choices={asChoices(specialities)}
        placeholder="Choose a speciality"
      />
      {isNew && (
        <Field
          label="File"
          name="file"
          error={field('file').error}
          hint="JPG or PNG less than 20 MB; MP4 or MKV less than 200 MB"
        >
          {(control) => (
            <input
              className="input"
              type="file"
              accept="image/jpeg,image/png,.mp4,.mkv,video/mp4"
              {...control}
            />
          )}
        </Field>
      )}
    </>
  );
}
