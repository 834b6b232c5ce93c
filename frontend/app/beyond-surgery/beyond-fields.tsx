import { errorOf, type FormState, fieldsOf, textOf } from '../lib/form-state';
import { Checkbox } from '../ui/checkbox';
import { TextField } from '../ui/text-field';

interface BeyondFieldsProps {
  state: FormState;
  /** The values of the post, until something else was typed. */
  title?: string;
  altText?: string;
  /** A new post needs the indemnity to be ticked; on an edit it is ticked already. */
  indemnityIsNew?: boolean;
}

/** The text fields of a post. */
export function BeyondFields({
  state,
  title = '',
  altText = '',
  indemnityIsNew = false,
}: BeyondFieldsProps) {
  const field = fieldsOf(state);
  const typed = (name: string, before: string) =>
    name in state.values ? textOf(state.values, name) : before;
  return (
    <>
      <TextField
        {...field('title')}
        label="Title"
        maxLength={200}
        defaultValue={typed('title', title)}
      />
      <TextField
        {...field('altText')}
        label="What does it show?"
        hint="For colleagues who cannot see it."
        isOptional
        maxLength={200}
        defaultValue={typed('altText', altText)}
      />
      <Checkbox
        name="indemnity"
        value="true"
        error={errorOf(state, 'indemnity')}
        defaultChecked={!indemnityIsNew || Boolean(state.values['indemnity'])}
      >
        I hereby understand and provide the following <a href="/terms_and_conditions">Indemnity</a>.
      </Checkbox>
    </>
  );
}
