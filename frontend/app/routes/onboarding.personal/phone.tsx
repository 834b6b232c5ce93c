import type { Country } from '../../api/places.server';
import { SelectField } from '../../components/select-field';
import { TextField } from '../../components/text-field';
import { fieldsOf } from '../../lib/form-state';
import type { PersonalState } from './route';

const MAX_DIGITS = 12;

export function Phone({ state, countries }: { state: PersonalState; countries: Country[] }) {
  const field = fieldsOf(state);
  const codes = [
    ...new Map(
      countries.map(({ name, phoneCode }) => [
        `${name}${phoneCode}`,
        { value: phoneCode, label: `${name} (+${phoneCode.replace(/^\+/, '')})` },
      ]),
    ).values(),
  ];
  return (
    <>
      <SelectField label="Country code" {...field('country_code')} choices={codes} placeholder="Select" autoComplete="tel-country-code" />
      <TextField
        label="Mobile number"
        {...field('mobile')}
        type="tel"
        inputMode="numeric"
        maxLength={MAX_DIGITS}
        autoComplete="tel-national"
      />
    </>
  );
}
