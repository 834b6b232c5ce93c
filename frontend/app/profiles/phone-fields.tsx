import { type FormState, fieldsOf } from '../lib/form-state';
import type { Country } from '../reference-data/api.server';
import { SelectField } from '../ui/select-field';
import { TextField } from '../ui/text-field';

const MAX_DIGITS = 12;

/** The dialling code and the phone number. */
export function PhoneFields({ state, countries }: { state: FormState; countries: Country[] }) {
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
      <SelectField
        label="Country code"
        {...field('country_code')}
        choices={codes}
        placeholder="Select"
        autoComplete="tel-country-code"
      />
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
