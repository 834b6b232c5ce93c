import { useState } from 'react';
import {
  OPPORTUNITY_TYPES,
  OTHER_SPECIALITY,
} from '../../../../backend/src/opportunities/opportunity.rules';
import { type FormState, fieldsOf } from '../../lib/form-state';
import { asChoices } from '../../ui/choices';
import { classNames } from '../../ui/class-names';
import { SelectField } from '../../ui/select-field';
import { TextArea, TextField } from '../../ui/text-field';
import { useHydrated } from '../../ui/use-hydrated';

const LONGEST = 10_000;

export function What({
  state,
  fullName,
  specialities,
}: {
  state: FormState;
  fullName: string;
  specialities: string[];
}) {
  const field = fieldsOf(state);
  const isHydrated = useHydrated();
  const [speciality, setSpeciality] = useState(field('speciality').defaultValue);
  const isOther = speciality === OTHER_SPECIALITY;
  return (
    <fieldset className="card card__pad stack">
      <legend className="sr-only">What you offer</legend>
      <div className="field-grid">
        <TextField label="Title" {...field('title')} isWide autoComplete="off" maxLength={200} />
        <TextField
          label="Name of the Surgeon"
          name="drName"
          value={`Dr. ${fullName}`}
          readOnly
          isWide
          isOptional={false}
        />
        <SelectField
          label="Opportunity Type"
          {...field('opportunityType')}
          choices={asChoices(OPPORTUNITY_TYPES)}
          placeholder="Select"
        />
        <SelectField
          label="Speciality"
          {...field('speciality')}
          choices={asChoices([...specialities, OTHER_SPECIALITY])}
          placeholder="Select"
          onChange={({ target }) => setSpeciality(target.value)}
        />
        {(!isHydrated || isOther) && (
          <div className={classNames('span-2', !isOther && 'without-scripts')}>
            <TextField
              label="Other speciality"
              {...field('otherSpecialityInput')}
              isOptional={!isHydrated}
              hint={isHydrated ? undefined : 'Only if you chose Other.'}
            />
          </div>
        )}
        <TextArea
          label="Description"
          {...field('description')}
          isWide
          rows={6}
          maxLength={LONGEST}
        />
      </div>
    </fieldset>
  );
}
