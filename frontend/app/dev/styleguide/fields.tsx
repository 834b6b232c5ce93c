import { uploadRules } from '../../../../backend/src/media/upload.rules';
import { FileInput } from '../../media/file-input';
import { Checkbox } from '../../ui/checkbox';
import { asChoices } from '../../ui/choices';
import { ErrorSummary } from '../../ui/error-summary';
import { PasswordField } from '../../ui/password-field';
import { RadioGroup, Segmented } from '../../ui/radio-group';
import { SelectField } from '../../ui/select-field';
import { TextArea, TextField } from '../../ui/text-field';

const broken = { values: {}, errors: { 'sample-name': ['Minimum 3 characters are required'] } };

export function Fields() {
  return (
    <>
      <ErrorSummary state={broken} />
      <div className="field-grid">
        <TextField
          name="sample-name"
          label="First name"
          defaultValue="Jo"
          error="Minimum 3 characters are required"
        />
        <TextField
          name="sample-hint"
          label="Email"
          hint="Your account's address."
          defaultValue="jo@hospital.example"
          readOnly
        />
        <PasswordField
          name="sample-password"
          label="Password"
          autoComplete="new-password"
          hint="At least 7 characters."
        />
        <SelectField
          name="sample-select"
          label="Speciality"
          choices={asChoices(['HPB Surgery', 'Urology'])}
          placeholder="Select"
        />
        <TextArea name="sample-text" label="History" isOptional isWide rows={3} />
        <RadioGroup
          name="sample-radio"
          label="Gender"
          choices={asChoices(['Female', 'Male', 'Other'])}
          defaultValue="Female"
        />
        <div className="field">
          <span className="field__label" id="sample-seg-label">
            Join other groups?
          </span>
          <Segmented
            name="sample-segmented"
            labelledBy="sample-seg-label"
            choices={asChoices(['Yes', 'No'])}
            defaultValue="No"
          />
        </div>
      </div>
      <Checkbox name="sample-check" defaultChecked>
        The data is relevant to the platform.
      </Checkbox>
      <Checkbox name="sample-check-error" error="Please check the checkbox.">
        The patient has given written consent.
      </Checkbox>
      <FileInput
        id="sample-files"
        name="sample-files"
        label="Choose images"
        hint="JPEG or PNG, up to 5 MB each."
        rule={uploadRules['case-image']}
        isMultiple
      />
    </>
  );
}
